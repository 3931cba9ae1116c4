import { encode } from 'uqr'
import styles from './qr-code.module.css'

interface QrCodeProps {
  /** What a phone reads. */
  text: string
  /** What it is for, to who cannot see it. */
  label: string
}

/** Dark on white in both themes: many phones read no inverted code. Its own script, loaded with the tab that shows it. */
export default function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={styles.code}
      data-theme="light"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
