import type { PostgresqlRelease } from '@corner/contract/entities/teams.ts'
import { StateBadge } from '../../../../ui/badges/state-badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import styles from './state-line.module.css'

/** The release of the database, and whether fixes are known that it lacks. */
export function DatabaseLine({ postgresql: { release, newer } }: { postgresql: PostgresqlRelease }) {
  return (
    <Card>
      <p className={styles.line}>
        <span>PostgreSQL {release}</span>
        {newer && (
          <>
            {' '}
            <StateBadge state="caution">Fixes missing</StateBadge>{' '}
            <span className={styles.sentence}>
              {newer.release} ({newer.published}) has fixes that {release} lacks. How to get them: docs/upgrading.md
            </span>
          </>
        )}
      </p>
    </Card>
  )
}
