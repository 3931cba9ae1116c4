import type { BackupsOverview } from '@corner/contract/entities/backups.ts'
import { Link } from 'react-router'
import { StateBadge } from '../../../../ui/badges/state-badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { SCHEDULE_OFF, stateOf } from '../backups/backup-texts.ts'
import styles from './state-line.module.css'

/** Where the backups stand, with a link to them; without an answer yet, the place of that line. */
export function LastBackupLine({ overview }: { overview: BackupsOverview | undefined }) {
  const told = overview && stateOf(overview, new Date())
  return (
    <Card>
      <p className={styles.line}>
        {told && (
          <>
            <Link to="?tab=backups">Last backup</Link>
            <StateBadge state={told.state}>{told.word}</StateBadge>
            <span className={styles.sentence}>{told.sentence}</span>
            {!overview.settings.scheduled && <span className={styles.sentence}>{SCHEDULE_OFF}</span>}
          </>
        )}
      </p>
    </Card>
  )
}
