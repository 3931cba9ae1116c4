import type { FileKind } from '@corner/contract/entities/file-imports.ts'
import styles from './file-imports.module.css'

/** Whose files can be read, and where each maker has its file; closed at first, so that nothing below moves once they are known. */
export function HowToGet({ kinds }: { kinds: readonly FileKind[] }) {
  return (
    <details className={styles.how}>
      <summary>Which makers, and where do I get my file?</summary>
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
