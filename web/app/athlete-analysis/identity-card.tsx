import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import { Card } from '../look/card.tsx'
import styles from './athlete-analysis-screen.module.css'
import { athleteInitials, capitalised } from './identity.ts'

/** Who it is, whether data comes, and what the page rests on. */
export function IdentityCard({ detail: { athlete_info, data_summary } }: { detail: AthleteDetail }) {
  const { name, role, whoop_connected } = athlete_info
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
        <li>{data_summary.analysis_period_days} Day Analysis</li>
        <li>Generated: {data_summary.analysis_date}</li>
      </ul>
    </Card>
  )
}
