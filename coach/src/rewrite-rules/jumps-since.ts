import type { Query } from '@corner/contract/entities/query.ts'
import { VITALS } from '@corner/contract/metrics/vitals.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { endsOf, WEEK } from '../reading/period-comparisons/windows.ts'
import { typedWords, windowsOf } from '../reading/period-comparisons/words.ts'
import { metricsNamed } from '../reading/spans/span.ts'

const UP = /\b(jumps?|jumped|jumping|spikes?|spiked|spiking|bumps?|bumped|elevat\w*|risers?|rises?|surges?|outliers?)\b/
const DOWN = /\b(dips?|dipped|crash(es|ed)?|drops?|dropped|dropoffs?|drop-offs?|tank(s|ed)?|plung\w*|outliers?)\b/
const ELSE =
  /\b(team|average|avg|mean|vs\.?|versus|against|compared?|most|biggest|largest|top|why|because|after|than|trend\w*|week|table|chart|note|text|by (how|\d))\b/
const SAID = new Set(['name', 'bound', 'count', 'band', 'limit', 'sport', 'weekdays'])
/** Measures with an own range, which defines a jump. */
const WITH_RANGE: ReadonlySet<string> = new Set([...VITALS, 'blood_oxygen', 'recovery'])
const MOST_NIGHTS = 14

/**
 * "Skin temp jumps since Thursday", "RHR spikes last 3 nights": who was outside their own range on one of these nights,
 * not a table of all.
 */
export const asJumpsSince: Rewrite = (request, part) => {
  const words = typedWords(part)
  const isUp = UP.test(words)
  if (request.kind === 'draft' || part.self !== undefined || isUp === DOWN.test(words) || ELSE.test(words))
    return undefined
  if (part.spans.some(({ kind }) => SAID.has(kind))) return undefined
  const metrics = metricsNamed(part.spans)
  const [metric, second] = metrics
  const [said, other] = windowsOf(part)
  if (!metric || second || !WITH_RANGE.has(metric) || !said || other) return undefined
  const { from, until, days } = endsOf(said.window, part.today)
  const isSince = /\b(since|from)\b/.test(words) && days === 1
  const window = isSince ? { from, until: part.today } : said.window
  const length = endsOf(window, part.today).days
  if ((!isSince && until !== part.today) || length < 2 || length > MOST_NIGHTS) return undefined
  const vital = VITALS.find((one) => one === metric)
  const isWorrying = isUp ? metric !== 'hrv' : metric === 'hrv'
  if (vital && isWorrying && length <= WEEK)
    return { kind: 'overview', who: {}, focus: 'status', day: { form: 'sick', vitals: [vital], nights: length } }
  const test = {
    metric,
    is: isUp ? ('above' as const) : ('below' as const),
    than: { of: isUp ? 'own_high' : 'own_low' },
  } as const
  const measure: Query['measures'][number] = { metric, aggregate: 'days', test: [test] }
  return {
    kind: 'query',
    query: {
      who: { where: [{ measure, is: 'at_least', than: 1 }] },
      measures: [measure],
      days: { window },
      by: ['athlete'],
      order: 'highest',
      asks: 'who',
    },
  }
}
