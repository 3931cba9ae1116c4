import { addDays } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Days, Measure, Query } from '@corner/contract/entities/query.ts'
import { isClock, metricCalled } from '../../../wording/metrics.ts'
import type { Sources } from '../../context/answer-context.ts'
import { USUAL_DAYS } from '../../context/compared-days.ts'
import { lookUp } from '../../context/look-up.ts'

/** The fewest values that show how much they vary. */
export const VARIATION_RECORDS = 7

/**
 * How much each metric varies from day to day, as a standard deviation of the 28 days before; null: too few are known.
 */
export async function readVariation(
  { who, by }: Pick<Query, 'who' | 'by'>,
  metrics: readonly string[],
  before: CalendarDay,
  sources: Sources,
): Promise<(number | null)[]> {
  const days: Days = { window: { from: addDays(before, -USUAL_DAYS), until: addDays(before, -1) } }
  const measures = metrics.map((metric): Measure => ({ metric, aggregate: 'deviation' }))
  const { rows } = await lookUp({ who, ...(by && { by }), measures, days, asks: 'value' }, sources)
  return metrics.map((_, place) => {
    const fact = rows[0]?.facts[place]
    return fact && fact.records >= VARIATION_RECORDS * Math.max(1, fact.athletes) ? fact.value : null
  })
}

export type Way = 'better' | 'worse' | 'same' | 'up' | 'down'

/** In standard errors: two of three pairs of averages that differ by chance alone differ by less. A coach asks early rather than late. */
const CHANCE = 1

/** As a share of the variation: less is little to a coach, whatever the number of athletes. */
const SMALL = 0.2

interface Move {
  metric: string
  /** The newer minus the older. */
  difference: number
  /** Values on both sides, of all athletes. */
  records: readonly [number, number]
  swing: number | null
}

/** Not a goal by itself, but a rise beyond its usual variation is what illness looks like. */
const CALM_IS_BETTER = 'respiratory_rate'

/**
 * Which way a figure moved. Averages of few days differ by chance: a difference within what the values' own variation
 * predicts is no change, and neither is a small part of that variation, or what no coach would call one.
 */
export function wayOf({ metric, difference, records: [one, other], swing }: Move): Way {
  const { steadyWithin, better: ofMetric } = metricCalled(metric)
  const better = metric === CALM_IS_BETTER ? 'lower' : ofMetric
  const byChance = swing === null ? 0 : CHANCE * swing * Math.sqrt(1 / Math.max(1, one) + 1 / Math.max(1, other))
  if (Math.abs(difference) <= Math.max(steadyWithin, byChance, SMALL * (swing ?? 0))) return 'same'
  const isUp = difference > 0
  if (better === null || isClock(metric)) return isUp ? 'up' : 'down'
  return isUp === (better === 'higher') ? 'better' : 'worse'
}
