import { readAthleteWeek, weekUntil } from '@corner/analytics/athlete/athlete-week.ts'
import { isMeasuredMorning } from '@corner/analytics/athlete/counted-mornings.ts'
import { placeWords } from '@corner/analytics/readiness/readiness-words.ts'
import { sleepOfReadiness } from '@corner/analytics/readiness/sleep-of-readiness.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { ATHLETE_DETAIL } from '@corner/contract/constants/charts.ts'
import type { WithoutRecovery } from '@corner/contract/entities/readiness.ts'
import { metricName } from '@corner/contract/metrics/metric-name.ts'
import { NIGHT_METRICS } from '@corner/contract/metrics/of-nights.ts'
import { READINESS_METRICS } from '@corner/contract/metrics/of-readiness.ts'
import type { ChartMetric } from '../../../shared/charts/chart-description.ts'
import { showValue } from '../../../shared/charts/show-value.ts'
import { OwnRangeBar } from '../../../shared/own-range/own-range-bar.tsx'
import { valueAge } from '../../../shared/value-age/value-age.ts'
import { StatCard, StatCards } from '../../../ui/layout/stat-card.tsx'
import { type NormalRanges, normalRangeOf } from './normal-ranges.ts'
import type { Series } from './wake-days.ts'
import { DAILY_STRAIN, HRV_RMSSD, SLEEP_DURATION, VITAL_METRICS } from './week-metrics.ts'

interface WithoutRecoveryCardsProps {
  /** By wake day (`byWakeDay`). */
  series: Series
  today: CalendarDay
  /** undefined: could not be loaded. */
  normals: NormalRanges | undefined
  without: WithoutRecovery
}

/** The cards of the Overview tab where the maker gives no recovery: Corner readiness, and what the week has a value of. */
export function WithoutRecoveryCards({ series, today, normals, without }: WithoutRecoveryCardsProps) {
  const { sleep, activity } = readAthleteWeek(series, today)
  const mornings = weekUntil(series.recovery_data, today)
  const hrv = mornings.findLast(({ hrv_rmssd_milli }) => hrv_rmssd_milli !== null)
  const resting = mornings.findLast(({ resting_heart_rate }) => resting_heart_rate !== null)
  const night =
    sleep.latest_duration === null
      ? sleepOfReadiness(without)
      : { hours: sleep.latest_duration, day: sleep.duration_day ?? today }
  const { score = null, place = null, day = null } = without.readiness ?? {}
  const value = (metric: ChartMetric, newest: number | null | undefined, of: CalendarDay | undefined) =>
    newest != null && (
      <StatCard label={metric.name} figure={showValue(metric, newest)} unit={of ? valueAge(of, today) : ''}>
        {metric !== DAILY_STRAIN && (
          <OwnRangeBar metric={metric} range={normalRangeOf(normals, metric)} value={newest} />
        )}
      </StatCard>
    )
  const days = new Set(
    [mornings.filter(isMeasuredMorning), weekUntil(series.sleep_data, today), weekUntil(series.activity_data, today)]
      .flat()
      .map(({ date }) => date),
  )
  return (
    <StatCards>
      <StatCard
        label={READINESS_METRICS.corner_readiness.label}
        figure={score}
        unit={score === null ? '' : ['of 100', valueAge(day, today)].filter(Boolean).join(' ')}
      >
        {place === null ? 'Not known yet' : placeWords(place)}. {without.maker} gives no recovery.
      </StatCard>
      {value(HRV_RMSSD, hrv?.hrv_rmssd_milli, hrv?.date)}
      {value(VITAL_METRICS.resting_heart_rate, resting?.resting_heart_rate, resting?.date)}
      {night && (
        <StatCard
          label={metricName(NIGHT_METRICS.sleep_duration)}
          figure={showValue(SLEEP_DURATION, night.hours)}
          unit={valueAge(night.day, today)}
        >
          {sleep.latest_duration === null ? (
            `${without.maker} gives the hours, and no times of the night.`
          ) : (
            <OwnRangeBar metric={SLEEP_DURATION} range={normalRangeOf(normals, SLEEP_DURATION)} value={night.hours} />
          )}
        </StatCard>
      )}
      {value(DAILY_STRAIN, activity.latest_strain, activity.latest_day ?? undefined)}
      <StatCard label="Data Points" figure={days.size} unit={`of ${ATHLETE_DETAIL.days} days`} />
    </StatCards>
  )
}
