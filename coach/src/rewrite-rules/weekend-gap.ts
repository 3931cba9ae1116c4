import type { Measure } from '@corner/contract/entities/query.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { endsOf } from '../reading/period-comparisons/windows.ts'
import { typedWords, windowsOf } from '../reading/period-comparisons/words.ts'
import { idsNamed, metricsNamed } from '../reading/spans/span.ts'

const WEEKDAYS =
  /\b(week ?days?|week ?nights?|school ?nights?|school days?|during the week|mon(day)?s?( ?-| to| through) ?fri(day)?s?)\b/
const WEEKENDS = /\bweek ?ends?\b/
const HELD = /\b(vs\.?|versus|against|than|compared?|gaps?|differ\w*|shift|drift|jet ?lag|and|or)\b|\//
const EACH =
  /\b((by|per|each|every) (athlete|guy|kid|wrestler|person|name)|who|whose|which (guys?|athletes?|kids?|wrestlers?)|everyone|everybody|biggest|largest|rank\w*|anyone|anybody|names)\b/
const FOUR_WEEKS = { last: 28 }
const LEAST_DAYS = 14
const ONLY_WEEKEND = [0, 6]
const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5]

/**
 * "Weekday vs weekend bedtime by athlete, biggest gap first": for many, from the weekdays to the weekend, as people
 * describe the gap.
 */
export const asWeekendGap: Rewrite = (request, part) => {
  const words = typedWords(part)
  if (request.kind === 'draft' || !WEEKDAYS.test(words) || !WEEKENDS.test(words) || !HELD.test(words)) return undefined
  const metrics = metricsNamed(part.spans).filter((metric) => metric !== 'any_record')
  if (metrics.length === 0 || metrics.length > 2) return undefined
  if (part.spans.some(({ kind }) => kind === 'bound' || kind === 'band' || kind === 'count')) return undefined
  const ids = idsNamed(part.spans)
  const own = ids.length > 0 ? ids : part.self === undefined ? undefined : [part.self]
  const isEach = own !== undefined || EACH.test(words)
  const window = windowsOf(part).find((one) => endsOf(one.window, part.today).days >= LEAST_DAYS)?.window ?? FOUR_WEEKS
  const [first, ...others] = metrics.map((metric): Measure => ({ metric, aggregate: 'mean' }))
  if (!first) return undefined
  const isOfMany = isEach && (own?.length ?? 2) > 1
  const isWeekFirst = words.search(WEEKDAYS) < words.search(WEEKENDS)
  const [one, other] = isOfMany || !isWeekFirst ? [ONLY_WEEKEND, MONDAY_TO_FRIDAY] : [MONDAY_TO_FRIDAY, ONLY_WEEKEND]
  return {
    kind: 'query',
    query: {
      who: own ? { ids: own } : {},
      measures: [first, ...others],
      days: { window, weekdays: [...one] },
      against: { days: { window, weekdays: [...other] } },
      ...(isEach && { by: ['athlete' as const] }),
      asks: isOfMany ? 'who' : 'value',
    },
  }
}
