import type { Query, Request, Who } from '@corner/contract/entities/query.ts'
import { joinAnd } from '../../wording/english.ts'
import { BAND_NAMES } from '../bands.ts'
import type { LineScope } from '../line-segments.ts'
import { countOf, knownIds, shortNames } from '../people-words.ts'
import { isAboutConditions } from '../query-line.ts'
import { changedQuery, type Offer, theSame, withoutAbsent } from './choice.ts'
import { someOf } from './how-choices.ts'

type WithWho = (text: string, who: Who) => Offer

/** With more, a menu would be a list of names. */
const NAMED = 4

/**
 * Other people about whom the same may have been asked.
 * @param answered the athletes of the answer, in order: one may be left out of it, or asked about alone
 */
export function whoOffers(request: Request, answered: readonly string[], scope: LineScope): Offer[] {
  if (scope.view === 'own') return []
  if (request.kind === 'query') {
    const { query } = request
    const isAgainstTeam = query.against !== undefined && 'team' in query.against
    const withWho: WithWho = (text, who) => ({
      text,
      request: changedQuery(query, { who: withoutAbsent(who), ...(isAgainstTeam && { against: undefined }) }),
    })
    return [
      ...ofNames(query.who, answered, withWho, scope),
      ...ofConditions(query),
      eachOrTogether(query, scope),
      ...(isAboutConditions(query) ? [] : ofBands(query.who, withWho)),
    ]
  }
  const isOfTeam = request.kind === 'overview' && TEAM_ALONE.includes(request.focus)
  if (!('who' in request) || isOfTeam) return []
  const withWho: WithWho = (text, who) => ({ text, request: { ...request, who: withoutAbsent(who) } })
  return [...ofNames(request.who, answered, withWho, scope), ...ofBands(request.who, withWho)]
}

const TEAM_ALONE: readonly string[] = ['health', 'top_performers']

function ofNames(who: Who, answered: readonly string[], withWho: WithWho, scope: LineScope): Offer[] {
  const { ids, except = [], ...others } = who
  const names = shortNames(scope)
  const excepted = knownIds(except, scope)
  const named = knownIds(ids ?? [], scope).filter((id) => !excepted.includes(id))
  const meant = named.length > 0 ? named : knownIds(answered, scope).filter((id) => !excepted.includes(id))
  // Leaving out a single named athlete leaves nobody; leaving out one of two leaves the other.
  const shown = named.length === 1 ? [] : meant.slice(0, NAMED)
  const left = (id: string): Who =>
    named.length > 0 ? { ids: named.filter((other) => other !== id) } : { except: [...excepted, id] }
  const nameOf = (id: string) => names.get(id) ?? ''
  const isBack = excepted.length > 0 && excepted.length <= NAMED
  return [
    ids && withWho('The same for everybody', others),
    isBack && withWho(`The same with ${joinAnd(excepted.map(nameOf))}`, { ...others, ids } as Who),
    ...shown.map((id) => named.length !== 2 && withWho(`The same without ${nameOf(id)}`, { ...others, ...left(id) })),
    ...shown.map((id) => withWho(`The same for ${nameOf(id)} only`, { ...others, ids: [id] })),
  ]
}

/** Instead of those who meet a condition, the others, or everybody. */
function ofConditions(query: Query): Offer[] {
  const { where, not, combine: _, ...people } = query.who
  if (where === undefined) return []
  const who = withoutAbsent({ ...query.who, not: not ? undefined : true }) as Who
  return [
    { text: not ? 'Those who do' : 'Those who do not', request: changedQuery(query, { who }) },
    { text: 'Everybody, whatever the value', request: changedQuery(query, { who: people }) },
  ]
}

function eachOrTogether(query: Query, scope: LineScope): Offer {
  const { by = [], who, order, having } = query
  if (countOf(who, scope) < 2 || order || having || isAboutConditions(query)) return undefined
  const others = by.filter((group) => group !== 'athlete')
  if (by.includes('athlete')) return theSame('for all of them together', query, { by: someOf(others) })
  return by.length < 2 && theSame('for each athlete', query, { by: ['athlete', ...by] })
}

/** Athletes in a recovery band, of everybody or of those left. */
function ofBands({ where = [], combine, not, first, except }: Who, withWho: WithWho): Offer[] {
  if (combine === 'any' || not || first) return []
  const measure = { metric: 'recovery', aggregate: 'latest' } as const
  const others = where.filter((one) => JSON.stringify(one.measure) !== JSON.stringify(measure))
  return BAND_NAMES.map(({ name, test }) =>
    withWho(`The same for those ${name}`, { except, where: [...others, { measure, ...test }] } as Who),
  )
}
