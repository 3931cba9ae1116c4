import { READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { Query, Request } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../reading/part.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { wordsBefore, wordsOf } from '../reading/period-comparisons/words.ts'
import { spansOf } from '../reading/spans/span.ts'

const NOT = String.raw`\b(?:not|never|no longer) (?:(?:an?|the|our|one|of|any|among|currently|really|actually|even) ){0,3}`
const NOT_AT_RISK = new RegExp(String.raw`${NOT}(?:at|in) risk\b`)
const NOT_TOP = new RegExp(String.raw`${NOT}top performers?\b`)
const NOT_RECOVERED = new RegExp(String.raw`${NOT}(?:fully |well )?recovered\b`)
/** Recovered from something is a course over days. */
const OF_A_COURSE = /\b(after|since|from|still|yet|when|before|yesterday|last|week)\b/
const BEFORE_BAND = /\b(not|never|no longer)( in)?( the)?$/

/**
 * "Who is not at risk", "not in the red", "isn't recovered": the others of a group, never the group itself. Of a named
 * person it is a question of yes or no.
 */
export const asNegatedGroup: Rewrite = (request, part, message) => {
  if (part.self !== undefined || spansOf(part.spans, 'name').length > 0) return undefined
  const words = wordsOf(part)
  const days = request.kind === 'overview' && request.days ? { days: request.days } : {}
  if (NOT_AT_RISK.test(words)) return { kind: 'overview', who: { not: true }, focus: 'at_risk', ...days }
  // A part can end before "top performer".
  if (words.includes('not') && NOT_TOP.test(message.toLowerCase().replaceAll(/n['’]t\b/g, ' not')))
    return { kind: 'overview', who: { not: true }, focus: 'top_performers', ...days }
  if (NOT_RECOVERED.test(words) && !OF_A_COURSE.test(words)) return NOT_READY
  return request.kind === 'query' ? outsideBand(request.query, part) : undefined
}

const RECOVERY = { metric: 'recovery', aggregate: 'latest' } as const
const NOT_READY: Request = {
  kind: 'query',
  query: {
    who: { where: [{ measure: RECOVERY, is: 'below', than: READY_FROM }] },
    measures: [RECOVERY],
    days: {},
    by: ['athlete'],
    asks: 'who',
  },
}

/** A reading as those in a band, where the words before it say not. */
function outsideBand(query: Query, part: MessagePart): Request | undefined {
  const [condition, another] = query.who.where ?? []
  const [band, second] = spansOf(part.spans, 'band')
  if (!condition || another || !band || second || query.who.not || query.who.ids) return undefined
  const { is, than } = band.limits
  const isSame = condition.measure.metric === 'recovery' && condition.is === is && condition.than === than
  if (!isSame || !BEFORE_BAND.test(wordsBefore(part, band, 3))) return undefined
  return { kind: 'query', query: { ...query, who: { ...query.who, not: true } } }
}
