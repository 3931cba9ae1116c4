import { StateShape } from '../../ui/badges/state-badge.tsx'
import styles from './component-gallery-screen.module.css'
import { Example } from './example.tsx'

const COLOURS = {
  'Grounds and lines': ['page', 'card', 'sunken', 'line', 'line-strong', 'none-tint'],
  Ink: ['ink', 'ink-2', 'ink-3', 'on-ink', 'focus'],
  'Bands and states': ['ready', 'caution', 'red', 'none', 'green', 'orange'],
  'Their texts and tints': ['ready-text', 'ready-tint', 'caution-text', 'caution-tint', 'red-text', 'red-tint'],
}
const SIZES = ['xs', 's', 'm', 'input', 'l', 'name', 'xl', 'figure'] as const

export function TokenExamples() {
  return (
    <>
      {Object.entries(COLOURS).map(([name, tokens]) => (
        <Example key={name} name={name}>
          {tokens.map((token) => (
            <div key={token} className={styles.swatch}>
              <span style={{ background: `var(--${token})` }} />
              {token}
            </div>
          ))}
        </Example>
      ))}
      <Example name="Sizes of type">
        {SIZES.map((size) => (
          <span key={size} style={{ fontSize: `var(--t-${size})` }}>
            {size} 68
          </span>
        ))}
      </Example>
      <Example name="Shapes beside the colours">
        {(['ready', 'caution', 'red', 'none'] as const).map((state) => (
          <span key={state}>
            <StateShape state={state} /> {state}
          </span>
        ))}
      </Example>
    </>
  )
}
