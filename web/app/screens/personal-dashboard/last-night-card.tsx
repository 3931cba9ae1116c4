import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { hrvOf } from '@corner/analytics/personal/hrv-readings.ts'
import { sleepHours } from '@corner/analytics/personal/sleep-stages.ts'
import type { NormalRange } from '@corner/analytics/series/normal-range.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { WithoutRecovery } from '@corner/contract/entities/readiness.ts'
import type { ReactNode } from 'react'
import type { ChartMetric } from '../../shared/charts/chart-description.ts'
import { showValue } from '../../shared/charts/show-value.ts'
import { OwnRangeBar } from '../../shared/own-range/own-range-bar.tsx'
import { RecoveryBadge } from '../../shared/today/recovery-badge.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { HRV, RECOVERY, RESTING_HEART_RATE, SLEEP_HOURS } from './charts/metrics.ts'
import styles from './last-night-card.module.css'
import { MakerScores, ReadinessValue } from './readiness-value.tsx'
import type { OwnRanges } from './records/own-ranges.ts'
import type { OwnRecordsShown } from './records/use-own-records.ts'

interface LastNightCardProps extends Pick<OwnRecordsShown, 'hrv' | 'sleep'> {
  ranges: OwnRanges
  /** A device is linked and its records are on the way: the card keeps its place. */
  isComing: boolean
  /** What stands in for the recovery, where the maker gives none. */
  without?: WithoutRecovery | undefined
}

/**
 * The newest night at a glance, each value on the own normal range; nothing without any. A night before the last one
 * is not called last night, and names its day; one that says nothing about today any more has no word for its recovery.
 */
export function LastNightCard({ hrv, sleep, ranges, isComing, without }: LastNightCardProps) {
  const date = newestNight(hrv, sleep)
  if (date === undefined && !isComing) return null
  const morning = hrv?.records.find((record) => record.date === date)
  const night = sleep?.records.find((record) => record.date === date)
  const recovery = morning?.recovery_score ?? null
  /** Not there yet, which is something else than no value. */
  const [isHrvComing, isSleepComing] = [isComing && hrv === undefined, isComing && sleep === undefined]
  const today = (hrv ?? sleep)?.today
  const isOlder = date !== undefined && date !== today
  return (
    <Card
      title={isOlder ? 'Newest night' : 'Last night'}
      aside={isOlder ? `the night to ${dayLabel(date)}` : undefined}
      aria-busy={isComing}
    >
      <dl className={styles.values}>
        {without && today && recovery === null && !isHrvComing ? (
          <ReadinessValue without={without} today={today} />
        ) : (
          <Value
            name="Recovery"
            metric={RECOVERY}
            value={recovery}
            range={ranges.recovery}
            isComing={isHrvComing}
            badge={today && <RecoveryBadge recovery={recovery} day={date ?? null} today={today} />}
            isMain
          />
        )}
        <Value
          name="Sleep"
          metric={SLEEP_HOURS}
          value={night ? sleepHours(night) : null}
          range={ranges.sleep}
          isComing={isSleepComing}
        />
        <Value
          name="HRV"
          metric={HRV}
          value={morning ? hrvOf(morning) : null}
          range={ranges.hrv}
          isComing={isHrvComing}
        />
        <Value
          name="Resting HR"
          metric={RESTING_HEART_RATE}
          value={morning?.resting_heart_rate ?? null}
          range={ranges.restingHeartRate}
          isComing={isHrvComing}
        />
      </dl>
      {without && recovery === null && <MakerScores without={without} />}
    </Card>
  )
}

/** The wake day of the newest night with a value; without any value, that of the newest record. */
function newestNight(hrv: LastNightCardProps['hrv'], sleep: LastNightCardProps['sleep']): CalendarDay | undefined {
  const mornings = hrv?.records ?? []
  const nights = sleep?.records ?? []
  const days = [...mornings, ...nights].map(({ date }) => date)
  const withValue = [...mornings.filter(hasValue), ...nights.filter((night) => sleepHours(night) !== null)]
  return (withValue.length > 0 ? withValue.map(({ date }) => date) : days).toSorted().at(-1)
}

type Morning = NonNullable<LastNightCardProps['hrv']>['records'][number]

const hasValue = (morning: Morning): boolean =>
  [morning.recovery_score, hrvOf(morning), morning.resting_heart_rate].some((value) => typeof value === 'number')

interface ValueProps {
  name: string
  metric: ChartMetric
  value: number | null
  range: NormalRange | null | undefined
  isComing: boolean
  /** The recovery, which the page is about: larger. */
  isMain?: boolean
  badge?: ReactNode
}

function Value({ name, metric, value, range, isComing, isMain = false, badge }: ValueProps) {
  return (
    <div className={isMain ? styles.main : undefined}>
      <dt>{name}</dt>
      <dd>
        {isComing ? (
          <Skeleton height={isMain ? 42 : 22} width={isMain ? 110 : 64} />
        ) : (
          <b>{showValue(metric, value)}</b>
        )}{' '}
        {!isComing && badge}
      </dd>
      <dd className={range === undefined ? `${styles.own} ${styles.waiting}` : styles.own}>
        <OwnRangeBar metric={metric} range={range} value={value} />
      </dd>
    </div>
  )
}
