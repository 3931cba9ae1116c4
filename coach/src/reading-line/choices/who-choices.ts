import type { Query, Request, Who } from '@corner/contract/entities/query.ts'
import { joinAnd } from '../../answers/phrases/lists.ts'
import type { LineScope } from '../described.ts'
import { knownIds, shortNames } from '../people-words.ts'
import { isAboutConditions } from '../query-line.ts'
import { changedQuery, type Offer, withoutAbsent } from './choice.ts'
import { bandConditions } from './what-choices.ts'

type OfPeople = Extract<Request, { who: Who }>

/** Of more a menu would be a list of names. */
const NAMED = 4

/**
 * Other people of whom the same may have been meant.
 * @param answered whom the answer was about, the first of them first: one may be left out of it, or asked about alone
 */
export function whoOffers(request: Request, answered: readonly string[], scope: LineScope): Offer[] {
  if (scope.view === 'own') return []
  if (request.kind === 'query') {
    const { query } = request
    const withWho = (who: Who) => changedQuery(query, { who, ...(isTeam(query) && { against: undefined }) })
    return [
      ...ofNames(query.who, answered, withWho, scope),
      ...ofConditions(query),
      ...eachOrTogether(query, scope),
      ...(isAboutConditions(query) ? [] : ofBands(query.who, withWho)),
    ]
  }
  if (!isOfPeople(request)) return []
  const withWho = (who: Who): Request => ({ ...request, who })
  return [...ofNames(request.who, answered, withWho, scope), ...ofBands(request.who, withWho)]
}

const TEAM_ALONE: readonly string[] = ['health', 'top_performers']
const isOfPeople = (request: Request): request is OfPeople =>
  'who' in request && !(request.kind === 'overview' && TEAM_ALONE.includes(request.focus))

const isTeam = ({ against }: Query) => against !== undefined && 'team' in against

function ofNames(who: Who, answered: readonly string[], withWho: (who: Who) => Request, scope: LineScope): Offer[] {
  const { ids, except, ...others } = who
  const names = shortNames(scope)
  const excepted = knownIds(except ?? [], scope)
  const named = knownIds(ids ?? [], scope).filter((id) => !excepted.includes(id))
  const shown = (named.length > 0 ? named : knownIds(answered, scope).filter((id) => !excepted.includes(id))).slice(
    0,
    NAMED,
  )
  const only = shown.map(
    (id): Offer => ({
      text: `The same for ${names.get(id)} only`,
      request: withWho({ ...others, ids: [id] }),
    }),
  )
  const without = shown.map(
    (id): Offer => ({
      text: `The same without ${names.get(id)}`,
      request:
        named.length > 0
          ? withWho({ ...others, ids: named.filter((other) => other !== id) })
          : withWho({ ...others, except: [...excepted, id] }),
    }),
  )
  const back: Offer = {
    text: `The same with ${joinAnd(excepted.map((id) => names.get(id) ?? ''))}`,
    request: withWho(withoutAbsent({ ...others, ids })),
  }
  return [
    ...(ids ? [{ text: 'The same for everybody', request: withWho(others) }] : []),
    ...(excepted.length > 0 && excepted.length <= NAMED ? [back] : []),
    // Of one named athlete, nobody would be left.
    ...(named.length === 1 ? [] : [...(named.length === 2 ? [] : without), ...only]),
  ]
}

/** Of those who meet a condition, the others, or everybody. */
function ofConditions(query: Query): Offer[] {
  const { where, not, combine, ...people } = query.who
  if (where === undefined) return []
  const turned: Who = not ? withoutAbsent({ ...people, where, combine }) : { ...query.who, not: true }
  return [
    { text: not ? 'Those who do' : 'Those who do not', request: changedQuery(query, { who: turned }) },
    { text: 'Everybody, whatever the value', request: changedQuery(query, { who: people }) },
  ]
}

function eachOrTogether(query: Query, scope: LineScope): Offer[] {
  const { by = [], who, order, having } = query
  const count = who.ids ? knownIds(who.ids, scope).length : scope.athletes.length
  if (count < 2 || order || having || isAboutConditions(query)) return []
  if (!by.includes('athlete'))
    return by.length === 2
      ? []
      : [{ text: 'The same for each athlete', request: changedQuery(query, { by: ['athlete', ...by] }) }]
  const others = by.filter((group) => group !== 'athlete')
  return [
    {
      text: 'The same for all of them together',
      request: changedQuery(query, { by: others.length > 0 ? others : undefined }),
    },
  ]
}

/** Those of a recovery band, of everybody or of those who are left. */
function ofBands(who: Who, withWho: (who: Who) => Request): Offer[] {
  const { where = [], combine, not, first, except } = who
  if (combine === 'any' || not || first) return []
  const bands = bandConditions()
  const key = JSON.stringify(bands[0]?.condition.measure)
  const others = where.filter(({ measure }) => JSON.stringify(measure) !== key)
  return bands.map(({ name, condition }) => ({
    text: `The same for those ${name}`,
    request: withWho(withoutAbsent({ except, where: [...others, condition] })),
  }))
}
