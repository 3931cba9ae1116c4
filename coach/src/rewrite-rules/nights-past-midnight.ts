import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { typedWords, windowsOf } from '../reading/period-comparisons/words.ts'
import { spansOf } from '../reading/spans/span.ts'

const AVERAGE = /\b(average|avg|mean|usually|typical(ly)?|normally|last night|tonight|latest|yesterday|most recent)\b/
const OF_SEVERAL =
  /\b(weeknights?|weekdays?|school nights?|nights|week|month|days|lately|keeps?|always|often|regularly|still|every night|nightly|since)\b/

const OF_ANYBODY =
  /\b(who|whose|any ?(one|body)|how many|which (guys?|kids?|athletes?|boys?|ones?|wrestlers?)|any (guys?|kids?|athletes?|boys?|wrestlers?))\b/

/**
 * "Who is up past midnight on weeknights" counts each athlete's nights, the most first: an average or the newest night
 * would hide the others.
 */
export const asNightsPastMidnight: Rewrite = (request, part) => {
  const words = typedWords(part)
  if (request.kind !== 'query' || AVERAGE.test(words) || !OF_SEVERAL.test(words)) return undefined
  const { query } = request
  const [condition, second] = query.who.where ?? []
  const bound = spansOf(part.spans, 'bound').find(({ metric }) => metric === 'bed_time' || metric === 'wake_time')
  const isUnread = condition === undefined && OF_ANYBODY.test(words)
  const isOfClock = isUnread || (!second && condition?.measure.metric === bound?.metric)
  const isOfValue = isUnread || condition?.measure.aggregate === 'mean' || condition?.measure.aggregate === 'latest'
  if (!bound?.metric || !isOfClock || !isOfValue || query.against || query.days.where || query.who.ids) return undefined
  const weekdays = spansOf(part.spans, 'weekdays')[0]?.weekdays
  const said = windowsOf(part).find(
    ({ from, isOneDay }) => !isOneDay && spansOf(part.spans, 'weekdays').every((span) => span.from !== from),
  )
  // "Up after midnight" means not in bed yet.
  const isMidnight = bound.metric === 'wake_time' && bound.limits.is === 'above' && bound.limits.than === 0
  const metric = isMidnight ? 'bed_time' : bound.metric
  const test = isMidnight ? { is: 'above' as const, than: 24 } : bound.limits
  const measure = { metric, aggregate: 'days' as const, test: [{ metric, ...test }] }
  return {
    kind: 'query',
    query: {
      who: { where: [{ measure, is: 'at_least', than: 1 }] },
      measures: [measure],
      days: { ...query.days, ...(said && { window: said.window }), ...(weekdays && { weekdays: [...weekdays] }) },
      by: ['athlete'],
      asks: query.asks === 'how_many' || /\bhow many\b(?! nights)/.test(words) ? 'how_many' : 'who',
    },
  }
}
