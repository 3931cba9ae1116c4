import { writeWhen } from '../../../wording/day-names.ts'
import { besideAverage, writeFigure } from '../../../wording/figures.ts'
import type { KnownFact } from '../../asked/look-up.ts'

/** What the Rankings have a trend of. */
export const isRanked = (metric: string): boolean => metric === 'recovery' || metric === 'hrv'

/** What the Rankings call trend: it may point another way than days beside days, and so it stands in words of its own. */
export function sayRankingsTrend(
  { latest, mean, trend }: Record<'latest' | 'mean' | 'trend', KnownFact>,
  today: string,
): string {
  const [newest, average] = [latest, mean].map(({ measure, value }) => writeFigure(measure, value))
  const when = latest.date === null ? '' : writeWhen(latest.date, today)
  const distance = besideAverage(trend.measure.metric, trend.value, average ?? '')
  return `The latest, ${newest} (${when}), is ${distance}, which the Rankings call trend.`
}
