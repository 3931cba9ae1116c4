import type { FileImport } from '@corner/contract/entities/file-imports.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import styles from './file-imports.module.css'
import { countsOf, daysText, sentence } from './import-words.ts'

/** What a file brought, in words; null while it is on its way. */
export function ImportReceipt({ of }: { of: FileImport }) {
  if (of.state === 'refused' || of.state === 'broken_off')
    return <Notice kind="error">{sentence(of.message ?? 'The file could not be taken in')} Nothing was changed.</Notice>
  if (of.state === 'not_mine' || of.state === 'undone')
    return <Notice kind="note">{sentence(of.message ?? 'Nothing of it is stored')}</Notice>
  if (of.state !== 'done') return null
  const [days, counts] = [daysText(of), countsOf(of)]
  return (
    <Notice kind="success">
      {of.message}
      {of.file_kind && <span className={styles.kind}> from: {of.file_kind}</span>}
      <ul className={styles.counts}>
        {counts.map(({ count, of: kind }) => (
          <li key={kind}>
            <b>{count}</b> {kind}
          </li>
        ))}
      </ul>
      {days}
      {of.skipped.map(({ what, why, count }) => (
        <p key={what} className={styles.aside}>
          Left out: {count.toLocaleString('en-US')} {what}: {why}
        </p>
      ))}
      {of.not_comparable.length > 0 && (
        <p className={styles.aside}>
          Kept under their own names, and never compared with other makers: {of.not_comparable.join(', ')}
        </p>
      )}
    </Notice>
  )
}
