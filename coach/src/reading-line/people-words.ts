import { athleteNames } from '@corner/analytics/athlete-names.ts'
import type { Days, Measure, Who } from '@corner/contract/entities/query.ts'
import { joinAnd } from '../answers/phrases/lists.ts'
import { conditionSegments } from './condition-words.ts'
import { type LineScope, textOf } from './described.ts'
import { isCount, measurePieces } from './measure-words.ts'
import { metricNamed } from './metric-words.ts'
import { numberWord } from './number-words.ts'

/** With more of them first names are enough. */
const FULL_NAMES = 3
const NAMED = 8

/** The names of those who are known here, in their order; whoever is not is left out. */
export function namesText(ids: readonly string[], scope: LineScope): string {
  const known = knownIds(ids, scope)
  const names = known.length > FULL_NAMES ? shortNames(scope) : fullNames(scope)
  const all = known.map((id) => names.get(id) ?? '')
  return all.length <= NAMED
    ? joinAnd(all)
    : `${all.slice(0, NAMED - 1).join(', ')} and ${all.length - NAMED + 1} others`
}

export const knownIds = (ids: readonly string[], { athletes }: LineScope): string[] => [
  ...new Set(ids.filter((id) => athletes.some((athlete) => athlete.id === id))),
]

const fullNames = ({ athletes }: LineScope) => new Map(athletes.map(({ id, name }) => [id, name.trim()]))

/** First names, of two with the same one the whole. */
export const shortNames = ({ athletes }: LineScope): Map<string, string> =>
  athleteNames(athletes.map(({ id, name, first_name }) => ({ athlete_id: id, athlete_name: name, first_name })))

/** @param isEach a figure for each of them, and not one of all together */
export function baseText({ ids, except = [] }: Who, isEach: boolean, scope: LineScope): string {
  if (scope.view === 'own') return 'you'
  const excepted = knownIds(except, scope)
  if (ids !== undefined) {
    const named = knownIds(ids, scope).filter((id) => !excepted.includes(id))
    if (named.length === 0) return 'nobody here'
    return named.length === 1 || isEach ? namesText(named, scope) : `${namesText(named, scope)} together`
  }
  if (excepted.length === 0) return isEach ? 'every athlete' : 'the team'
  return `${isEach ? 'every athlete' : 'the team'} without ${namesText(excepted, scope)}`
}

/** `every athlete with latest recovery in the red (below 34%)`. @param days those of the query */
export function peopleText(who: Who, isEach: boolean, days: Days, scope: LineScope): string {
  const { where, not } = who
  const base = baseText(who, isEach || where !== undefined, scope)
  const conditions = where && conditionsText(who, days, scope)
  // "Without records on two days" has its own "with".
  const link = `${not ? 'but not those ' : ''}${conditions?.startsWith('without ') ? '' : 'with '}`
  const met = conditions === undefined ? base : `${base} ${link}${conditions}`
  const first = firstText(who, met, days, scope)
  return isEach || first === base || first === 'you' ? first : `${first}, together`
}

/** `latest recovery below 50% and sleep below 6 h on three nights or more`. */
export function conditionsText({ where = [], combine }: Who, days: Days, scope: LineScope): string {
  const texts = where.map((condition) => conditionSegments(condition, { days }, scope).map(textOf).join(' '))
  return joinAnd(texts, combine === 'any' ? 'or' : 'and')
}

function firstText({ first }: Who, people: string, days: Days, scope: LineScope): string {
  if (first === undefined) return people
  const { measure, order, limit } = first
  const text = textOf(measurePieces(measure, { days }, scope))
  const them = people === 'every athlete' || people === 'the team' ? '' : ` of ${people}`
  const many =
    them === '' ? (limit === 1 ? 'athlete' : `${numberWord(limit)} athletes`) : limit === 1 ? 'one' : numberWord(limit)
  return `the ${many}${them} with the ${extremeWord(measure, order, scope)} ${text}`
}

/** What stands first: `highest`, of counts `most`, of clock times `latest`. */
export function extremeWord(measure: Measure, order: 'highest' | 'lowest', scope: LineScope): string {
  const isHighest = order === 'highest'
  if (isCount(measure)) return isHighest ? 'most' : 'fewest'
  const isClock =
    metricNamed(measure.metric, scope)?.unit === 'clock' &&
    ['latest', 'mean', 'median', 'min', 'max'].includes(measure.aggregate)
  if (isClock) return isHighest ? 'latest' : 'earliest'
  return isHighest ? 'highest' : 'lowest'
}
