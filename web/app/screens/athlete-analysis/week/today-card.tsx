import type { RecoveryBand } from '@corner/analytics/bands/recovery-bands.ts'
import { readToday } from '@corner/analytics/insights/athlete-today.ts'
import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import { type State, StateShape } from '../../../ui/badges/state-badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { readDetailStatus } from './athlete-status.ts'
import { type NormalRanges, normalRangeOf } from './normal-ranges.ts'
import styles from './today-card.module.css'
import { RECOVERY_SCORE } from './week-metrics.ts'

interface TodayCardProps {
  athleteId: string
  week: AthleteDetail
  /** undefined: could not be loaded. */
  normals: NormalRanges | undefined
}

const STATES: Record<RecoveryBand, State> = { ready: 'ready', caution: 'caution', red: 'red', no_data: 'none' }

/** How the athlete is today and why, in one sentence, and what the day's verdict makes of it. */
export function TodayCard({ athleteId, week, normals }: TodayCardProps) {
  const { verdict, headline, action } = week.ai_insights
  const { band, text } = readToday({
    status: readDetailStatus(athleteId, week),
    range: normalRangeOf(normals, RECOVERY_SCORE) ?? null,
    verdict,
    today: week.data_summary.analysis_date,
  })
  return (
    <Card title="Today">
      <div className={styles.today}>
        <p className={styles.sentence}>
          <StateShape state={STATES[band]} />
          <span>{withWholeFigures(text)}</span>
        </p>
        {headline !== null && action !== null && (
          <p className={styles.advice}>
            {!action.startsWith(headline.title) && <b>{headline.title}: </b>}
            {action}
          </p>
        )}
      </div>
    </Card>
  )
}

/** A figure and its unit stay on one line. */
const withWholeFigures = (text: string) => text.replace(/(\d) (h|ms|points)\b/g, '$1\u00a0$2')
