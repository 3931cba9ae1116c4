import type { FileKind } from '@corner/contract/entities/file-imports.ts'
import styles from './file-imports.module.css'

/** Where each maker has its file. */
export function HowToGet({ kinds }: { kinds: readonly FileKind[] }) {
  return (
    <details className={styles.how}>
      <summary>Where do I get my file?</summary>
      <dl>
        {kinds.map(({ provider, label, how_to_get }) => (
          <div key={`${provider} ${label}`}>
            <dt>{label}</dt>
            <dd>{how_to_get}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
