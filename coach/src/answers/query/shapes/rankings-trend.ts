import { writeWhen } from '../../../wording/day-names.ts'
import { besideAverage, writeFigure } from '../../../wording/figures.ts'
import { isKnown, lookUp } from '../../asked/look-up.ts'
import type { Compared } from '../stretches/compared-sides.ts'

const TRENDED: readonly string[] = ['recovery', 'hrv']
const ASKS_TREND = /\btrend(s|ing|ed)?\b/i

/**
 * What the Rankings call trend, where a trend was asked for: the latest value against the average of the days, which may point the other
 * way than two weeks beside each other; '' elsewhere.
 */
export async function rankingsTrendOf({ fact, told: { context, query } }: Compared): Promise<string> {
  const { metric } = fact.measure
  const id = fact.group.athlete?.id
  if (!id || !TRENDED.includes(metric) || !ASKS_TREND.test(context.message ?? '')) return ''
  const measures = (['latest', 'mean', 'trend'] as const).map((aggregate) => ({ metric, aggregate }))
  const { rows } = await lookUp({ who: { ids: [id] }, measures, days: query.days, asks: 'value' }, context)
  const [latest, mean, trend] = rows[0]?.facts ?? []
  if (!isKnown(latest) || !isKnown(mean) || !isKnown(trend) || latest.date === null) return ''
  const distance = besideAverage(metric, trend.value, writeFigure(mean.measure, mean.value))
  return `The latest, ${writeFigure(latest.measure, latest.value)} (${writeWhen(latest.date, context.scope.today)}), is ${distance}, which the Rankings call trend.`
}
