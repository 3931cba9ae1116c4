import type { Query, Request } from '@corner/contract/entities/query.ts'
import type { ChatQuestion } from '../../conversation/chat-question.ts'
import { hasNoRecovery } from '../../reading/readiness-meant.ts'

/** Words for which it is the recovery of makers that is meant. */
const NAMES_RECOVERY = /\b(recover\w*|whoop\w*|reds?|greens?|yellows?|bands?|colou?rs?|percent\w*)\b|%/i

/**
 * The request with Corner readiness where nobody named a measure and recovery stood in for one, although some of those in question
 * have a maker that gives none: a comparison of days or people then has everybody in it.
 */
export function withComparableMeasure(request: Request, { message, history, scope }: ChatQuestion): Request {
  if (request.kind !== 'query' || scope.view === 'own') return request
  const { query } = request
  const said = [message, ...history.filter(({ role }) => role === 'user').map(({ content }) => content)]
  if (said.some((text) => NAMES_RECOVERY.test(text)) || !isOfRecoveryAlone(query)) return request
  const { ids, except = [] } = query.who
  const asked = scope.athletes.filter(({ id }) => (ids?.includes(id) ?? true) && !except.includes(id))
  if (!asked.some(hasNoRecovery)) return request
  return { kind: 'query', query: { ...query, measures: query.measures.map(inReadiness) } }
}

/** Without a bound: 60 % of recovery is no Corner readiness of 60. */
const isOfRecoveryAlone = ({ who, measures, days, by = [], having }: Query): boolean =>
  measures.length === 1 &&
  measures[0]?.metric === 'recovery' &&
  measures[0].test === undefined &&
  measures[0].with === undefined &&
  who.where === undefined &&
  who.first === undefined &&
  days.where === undefined &&
  having === undefined &&
  !by.includes('band')

const inReadiness = (measure: Query['measures'][number]) => ({ ...measure, metric: 'corner_readiness' })
