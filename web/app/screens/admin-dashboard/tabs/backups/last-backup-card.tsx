import type { BackupsOverview } from '@corner/contract/entities/backups.ts'
import { useState } from 'react'
import { formatDateTime } from '../../../../shared/date-format/format-date.ts'
import { StateBadge } from '../../../../ui/badges/state-badge.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { nextText, stateOf, whenText } from './backup-texts.ts'
import styles from './backups.module.css'
import { MakeBackupDialog } from './make-backup-dialog.tsx'

/** What became of the last backup, and a button to make one. */
export function LastBackupCard({ overview }: { overview: BackupsOverview }) {
  const [isAsking, setIsAsking] = useState(false)
  const { is_busy, comparing, last_failure, last_proved_at } = overview
  const compared = overview.backups.find(({ name }) => name === comparing)
  const now = new Date()
  const { state, word, sentence } = stateOf(overview, now)
  return (
    <Card
      title="Last backup"
      aside={
        <Button size="small" aria-disabled={is_busy} onClick={() => is_busy || setIsAsking(true)}>
          {is_busy && <Spinner />} {is_busy ? (comparing ? 'Comparing a backup' : 'Making a backup') : 'Make a backup'}
        </Button>
      }
    >
      <p className={styles.state}>
        <StateBadge state={state}>{word}</StateBadge> <span>{sentence}</span>
      </p>
      {last_failure && last_proved_at && (
        <p className={styles.text}>
          The last one that is proved was restored and compared {whenText(last_proved_at, now)}.
        </p>
      )}
      {overview.backups.length > 0 && !overview.backups.some(({ proof }) => proof?.equal) && !is_busy && (
        <p className={styles.text}>None of the backups below was restored and found equal.</p>
      )}
      <p className={styles.text}>{nextText(overview, now)}</p>
      <p className={styles.text}>
        A backup is one file with everything in Corner. After it is made it is restored into an empty database and
        compared, table by table: only then does it count. Keep copies in another place, too: a disk that is lost takes
        its backups along.
      </p>
      <p className={styles.busy} role="status">
        {is_busy &&
          `${compared ? `The backup of ${formatDateTime(compared.made_at)} is being compared` : 'A backup is being made and compared'}. You can go on working.`}
      </p>
      {isAsking && <MakeBackupDialog isBusy={is_busy} onClose={() => setIsAsking(false)} />}
    </Card>
  )
}
