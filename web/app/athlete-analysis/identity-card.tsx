import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import { Card } from '../look/card.tsx'
import styles from './athlete-analysis-screen.module.css'
import { athleteInitials, capitalised } from './identity.ts'

/** Who it is, whether data comes, and what the page rests on. Empty while that is on its way. */
export function IdentityCard({ detail }: { detail: AthleteDetail | undefined }) {
  if (!detail) {
    return (
      <Card className={styles.identity} aria-busy="true">
        <span className={styles.avatar} />
      </Card>
    )
  }
  const { name, role, whoop_connected } = detail.athlete_info
  const { analysis_period_days, analysis_date } = detail.data_summary
  return (
    <Card className={styles.identity}>
      <span aria-hidden="true" className={styles.avatar}>
        {athleteInitials(name)}
      </span>
      <ul className={styles.facts}>
        <li className={styles.source}>
          <span
            aria-hidden="true"
            className={`${styles.dot} ${whoop_connected ? styles.connected : styles.unconnected}`}
          />
          {whoop_connected ? 'Whoop Connected' : 'No Data Source'}
        </li>
        <li>{capitalised(role)}</li>
        <li>{analysis_period_days} Day Analysis</li>
        <li>Generated: {analysis_date}</li>
      </ul>
    </Card>
  )
}
