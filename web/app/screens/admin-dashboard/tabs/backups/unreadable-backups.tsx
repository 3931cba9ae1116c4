import type { BackupsOverview } from '@corner/contract/entities/backups.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import styles from './backups.module.css'

/** Names what lies among the backups and cannot be read; nothing where all can. */
export function UnreadableBackups({ unreadable }: Pick<BackupsOverview, 'unreadable'>) {
  if (unreadable.length === 0) return null
  return (
    <Notice kind="warning">
      In the folder of the backups, and not in this list, because it cannot be read:
      <ul className={styles.unreadable}>
        {unreadable.map(({ name, reason }) => (
          <li key={name}>
            {name}: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
