import { addDays } from '@corner/analytics/days/calendar.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Days, Query, Who } from '@corner/contract/entities/query.ts'
import type { Sources } from './answer-context.ts'
import { isKnown, type KnownFact, lookUp } from './look-up.ts'

/** A day or an average is compared with this many days before it. */
export const USUAL_DAYS = NORMAL_RANGE_DAYS

/** Those days, without the day itself, which would blur its own comparison. */
export const daysBefore = (day: CalendarDay): Days => ({
  window: { from: addDays(day, -USUAL_DAYS), until: addDays(day, -1) },
})

/** The average over some days next to that over others, with the difference as the look-up shows it. */
export interface ComparedAverages {
  mean: KnownFact
  usual: KnownFact
  /** In the metric's unit; null: the scores come from different providers. */
  difference: number | null
}

/**
 * Averages over some days next to those over others, in the order of the metrics; null: one of the two has no value.
 * @param by `athlete` for one athlete; absent: everybody together
 */
export async function compareAverages(
  { who, metrics, by }: { who: Who; metrics: readonly string[]; by?: Query['by'] },
  days: Days,
  usual: Days,
  sources: Pick<Sources, 'toolbox'>,
): Promise<(ComparedAverages | null)[]> {
  const measures = metrics.map((metric) => ({ metric, aggregate: 'mean' }) as const)
  const { rows, against, differences } = await lookUp(
    { who, measures, days, ...(by && { by }), against: { days: usual }, asks: 'value' },
    sources,
  )
  return metrics.map((_, place) => {
    const [mean, other] = [rows[0]?.facts[place], against?.rows[0]?.facts[place]]
    if (!isKnown(mean) || !isKnown(other)) return null
    const found = differences.find(({ a, b }) => a === mean.id && b === other.id)
    return { mean, usual: other, difference: found?.value ?? null }
  })
}
