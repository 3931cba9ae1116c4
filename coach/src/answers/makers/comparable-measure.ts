import type { Query, Request } from '@corner/contract/entities/query.ts'
import type { ChatQuestion } from '../../conversation/chat-question.ts'
import { hasNoRecovery } from '../../reading/readiness-meant.ts'
import type { CoachScope } from '../../scope.ts'
import { sentences } from '../phrases/lists.ts'
import { sayMakersWithout } from './makers-without.ts'

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
  const isNamed = said.some((text) => NAMES_RECOVERY.test(text))
  if ((isNamed && !isOrderOfNamed(query)) || !isOfRecoveryAlone(query)) return request
  if (!peopleOf(query, scope).some(hasNoRecovery)) return request
  return { kind: 'query', query: { ...query, measures: query.measures.map(inReadiness) } }
}

/** Why it is Corner readiness that puts those in order who were named, although recovery was asked for; '' where it is not. */
export function sayReadinessInstead(asked: Request, told: Request, scope: CoachScope): string {
  if (asked.kind !== 'query' || told.kind !== 'query') return ''
  const isChanged = isOfRecoveryAlone(asked.query) && told.query.measures[0]?.metric === 'corner_readiness'
  if (!isChanged || !isOrderOfNamed(told.query)) return ''
  return sentences(
    sayMakersWithout(peopleOf(told.query, scope)),
    'Corner readiness holds each against their own usual (50).',
  )
}

/** Between a few who are named, an order that leaves one of them out is no answer. */
const isOrderOfNamed = ({ who, order }: Query): boolean => (who.ids?.length ?? 0) > 1 && order !== undefined

const peopleOf = ({ who: { ids, except = [] } }: Query, { athletes }: CoachScope) =>
  athletes.filter(({ id }) => (ids?.includes(id) ?? true) && !except.includes(id))

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
