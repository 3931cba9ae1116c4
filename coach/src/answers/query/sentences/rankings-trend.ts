import { writeWhen } from '../../../wording/day-names.ts'
import { besideAverage, writeFigure } from '../../../wording/figures.ts'
import type { KnownFact } from '../../context/look-up.ts'

/** Metrics with a trend in the Rankings. */
export const isRanked = (metric: string): boolean => metric === 'recovery' || metric === 'hrv'

/**
 * What the Rankings call trend: it may point the other way than a comparison of periods, and is therefore worded
 * differently.
 */
export function sayRankingsTrend(
  { latest, mean, trend }: Record<'latest' | 'mean' | 'trend', KnownFact>,
  today: string,
): string {
  const [newest, average] = [latest, mean].map(({ measure, value }) => writeFigure(measure, value))
  const when = latest.date === null ? '' : writeWhen(latest.date, today)
  const distance = besideAverage(trend.measure.metric, trend.value, average ?? '')
  return `The latest, ${newest} (${when}), is ${distance}, which the Rankings call trend.`
}
