import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { readRecovery } from '@corner/analytics/bands/recovery-bands.ts'
import { isSoFar } from '@corner/analytics/days/finished-day.ts'
import { written } from '@corner/analytics/numbers/rounding.ts'
import { sleepOfReadiness } from '@corner/analytics/readiness/sleep-of-readiness.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { WithoutRecovery } from '@corner/contract/entities/readiness.ts'
import { READINESS_METRICS } from '@corner/contract/metrics/of-readiness.ts'
import { valueAge } from '../../../../shared/value-age/value-age.ts'
import { WeekStrip } from '../../../../shared/week-strip/week-strip.tsx'
import styles from './attention-card.module.css'

interface AttentionFiguresProps {
  status: AthleteStatus
  /** The page's day, whose strain still grows. */
  today: CalendarDay
  /** Where the maker gives no recovery: what stands in. */
  without: WithoutRecovery | undefined
}

/** The latest values of one athlete, each with its day unless it is today, and the marks of the week. */
export function AttentionFigures({ status: { athlete, metrics }, today, without }: AttentionFiguresProps) {
  const { recovery, sleep, strain } = metrics
  const night = sleep.latestDuration === null ? sleepOfReadiness(without) : null
  return (
    <div className={styles.figures}>
      <dl className={styles.values}>
        {without ? (
          <Value
            name={READINESS_METRICS.corner_readiness.label}
            value={without.readiness?.score ?? null}
            decimals={0}
            unit=""
            age={valueAge(without.readiness?.day ?? null, today)}
          />
        ) : (
          <Value
            name="Recovery"
            value={recovery.latestRecovery}
            decimals={0}
            unit="%"
            band={styles[readRecovery(recovery.latestRecovery)]}
            age={valueAge(recovery.latestDate, today)}
          />
        )}
        <Value
          name="Sleep"
          value={sleep.latestDuration ?? night?.hours ?? null}
          decimals={1}
          unit=" h"
          age={valueAge(sleep.latestDate ?? night?.day ?? null, today)}
        />
        <Value
          name="Strain"
          value={strain.latestStrain}
          decimals={1}
          unit=""
          mayGrow={isSoFar(strain.latestDate, today)}
          age={valueAge(strain.latestDate, today)}
        />
      </dl>
      <WeekStrip athlete={athlete} today={today} />
    </div>
  )
}

interface ValueProps {
  name: string
  value: number | null
  decimals: number
  unit: string
  band?: string | undefined
  /** Of a day that is not over. */
  mayGrow?: boolean
  /** Of which day it is; '' of today. */
  age: string
}

function Value({ name, value, decimals, unit, band = '', mayGrow = false, age }: ValueProps) {
  return (
    <div>
      <dt>
        {name}
        {age !== '' && <span className={styles.age}> {age}</span>}
      </dt>
      <dd className={band}>
        {value === null ? '–' : `${written(value, decimals)}${unit}`}
        {value !== null && mayGrow && <span className={styles.soFar}> so far</span>}
      </dd>
    </div>
  )
}
