import { isKnown, lookUp } from '../../context/look-up.ts'
import type { Compared } from '../periods/compared-sides.ts'
import { isRanked, sayRankingsTrend } from '../sentences/rankings-trend.ts'

const ASKS_TREND = /\btrend(s|ing|ed)?\b/i

/**
 * What the Rankings call trend, where a trend was asked for: the latest value compared with the average of the days,
 * which may differ from a comparison of two weeks; '' elsewhere.
 */
export async function rankingsTrendOf({ fact, told: { context, query } }: Compared): Promise<string> {
  const { metric } = fact.measure
  const id = fact.group.athlete?.id
  if (!id || !isRanked(metric) || !ASKS_TREND.test(context.message ?? '')) return ''
  const measures = (['latest', 'mean', 'trend'] as const).map((aggregate) => ({ metric, aggregate }))
  const { rows } = await lookUp({ who: { ids: [id] }, measures, days: query.days, asks: 'value' }, context)
  const [latest, mean, trend] = rows[0]?.facts ?? []
  return isKnown(latest) && isKnown(mean) && isKnown(trend)
    ? sayRankingsTrend({ latest, mean, trend }, context.scope.today)
    : ''
}
