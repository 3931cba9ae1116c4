import type { FileImport } from '@corner/contract/entities/file-imports.ts'
import { formatDateTime } from '../../../shared/date-format/format-date.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import styles from './file-imports.module.css'
import { daysText, STATE_TEXTS } from './import-words.ts'

interface ImportListProps {
  imports: readonly FileImport[]
  onUndo: (one: FileImport) => void
}

/** Of files that brought nothing. What was brought in stays, because only here it can be undone. */
const FAILURES_SHOWN = 3

/** Earlier imports, the newest first; what a file brought can be undone. */
export function ImportList({ imports, onUndo }: ImportListProps) {
  if (imports.length === 0) return null
  const failures = imports.filter(({ state }) => state !== 'done').slice(0, FAILURES_SHOWN)
  const shown = imports.filter((one) => one.state === 'done' || failures.includes(one))
  return (
    <div className={styles.earlier}>
      <h3>Earlier files</h3>
      <ul>
        {shown.map((one) => (
          <li key={one.id}>
            <div>
              <b>{one.file_kind ?? 'Unknown file'}</b> <span className={styles.state}>{STATE_TEXTS[one.state]}</span>
              <p className={styles.aside}>
                <time dateTime={one.at}>{formatDateTime(one.at)}</time>
                {[one.message, one.state === 'done' ? daysText(one) : null]
                  .filter(Boolean)
                  .map((text) => ` · ${text}`)
                  .join('')}
              </p>
            </div>
            {one.state === 'done' && (
              <Button kind="quiet" size="small" aria-label={`Undo ${nameOf(one)}`} onClick={() => onUndo(one)}>
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Its kind and its time, since two files of one maker differ in nothing else. */
export function nameOf({ file_kind, at }: FileImport): string {
  return `${file_kind ?? 'the file'} of ${formatDateTime(at)}`
}
