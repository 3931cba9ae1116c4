import { readAthleteWeek } from '@corner/analytics/athlete/athlete-week.ts'
import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { isFinished } from '@corner/analytics/days/finished-day.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import { ATHLETE_DETAIL } from '@corner/contract/constants/charts.ts'
import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import { showValue } from '../../../shared/charts/show-value.ts'
import styles from './newest-values.module.css'
import { byWakeDay } from './wake-days.ts'
import { DAILY_STRAIN } from './week-metrics.ts'

const HOURS = { unit: ' h', decimals: 1 } as const

/** Over the chart of strain: the newest day, the average of the days that are over, and the hours of workouts. */
export function ActivityNumbers({ week }: { week: AthleteDetail }) {
  const today = week.data_summary.analysis_date
  const { activity } = readAthleteWeek(byWakeDay(week), today)
  const { latest_strain, latest_day, average_of_finished, finished_days } = activity
  const day = latest_day === null ? '' : isFinished(latest_day, today) ? dayLabel(latest_day) : 'so far today'
  return (
    <div className={`${styles.row} ${styles.three}`}>
      <Figure name={DAILY_STRAIN.name} value={showValue(DAILY_STRAIN, latest_strain)} of={day} />
      <Figure
        name="Average"
        value={showValue(DAILY_STRAIN, average_of_finished)}
        of={`of ${counted(finished_days, 'finished day')}`}
      />
      <Figure
        name="Workouts"
        value={showValue(HOURS, week.activity.stats.total_duration_hours)}
        of={`in ${ATHLETE_DETAIL.days} days`}
      />
    </div>
  )
}

function Figure({ name, value, of }: { name: string; value: string; of: string }) {
  return (
    <p className={styles.value}>
      {name} <b>{value}</b> <span>{of}</span>
    </p>
  )
}
