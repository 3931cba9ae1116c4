import { athleteNames } from '@corner/analytics/athlete/athlete-names.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import type { Days, Who } from '@corner/contract/entities/query.ts'
import { joinAnd } from '../wording/english.ts'
import { extremeWord } from '../wording/measures.ts'
import { type LineScope, segmentText } from './line-segments.ts'
import { conditionPieces, measurePieces } from './measure-pieces.ts'

/** With more athletes first names are enough. */
const FULL_NAMES = 3
const NAMED = 8

/** The names of known athletes, in order; unknown ids are left out. */
function namesText(ids: readonly string[], scope: LineScope): string {
  const known = knownIds(ids, scope)
  const whole = new Map(scope.athletes.map(({ id, name }) => [id, name.trim()]))
  const names = known.length > FULL_NAMES ? shortNames(scope) : whole
  const all = known.map((id) => names.get(id) ?? '')
  return joinAnd(all.length <= NAMED ? all : [...all.slice(0, NAMED - 1), `${all.length - NAMED + 1} others`])
}

export const knownIds = (ids: readonly string[], { athletes }: LineScope): string[] => [
  ...new Set(ids.filter((id) => athletes.some((athlete) => athlete.id === id))),
]

/** How many athletes are meant before any condition. */
export const countOf = ({ ids }: Who, scope: LineScope): number =>
  scope.view === 'team' && ids ? knownIds(ids, scope).length : scope.athletes.length

/** First names; full names for athletes who share one. */
export const shortNames = ({ athletes }: LineScope): Map<string, string> =>
  athleteNames(athletes.map(({ id, name, first_name }) => ({ athlete_id: id, athlete_name: name, first_name })))

/** @param isEach a figure for each athlete, not one for all together */
export function baseText({ ids, except = [] }: Who, isEach: boolean, scope: LineScope): string {
  if (scope.view === 'own') return 'you'
  const excepted = knownIds(except, scope)
  if (ids !== undefined) {
    const named = knownIds(ids, scope).filter((id) => !excepted.includes(id))
    if (named.length === 0) return 'nobody here'
    return `${namesText(named, scope)}${named.length === 1 || isEach ? '' : ' together'}`
  }
  return `${isEach ? 'every athlete' : 'the team'}${excepted.length === 0 ? '' : ` without ${namesText(excepted, scope)}`}`
}

/** `every athlete with latest recovery in the red (below 34%)`. @param days those of the query */
export function peopleText(who: Who, isEach: boolean, days: Days, scope: LineScope): string {
  const { where, not } = who
  const base = baseText(who, isEach || where !== undefined, scope)
  const met = where ? `${base} ${not ? 'but not those ' : ''}with ${conditionsText(who, days, scope)}` : base
  const first = firstText(who, met, days, scope)
  return isEach || first === base || first === 'you' ? first : `${first}, together`
}

/** `latest recovery below 50% and at least 3 nights with sleep below 6 h`. */
export function conditionsText({ where = [], combine }: Who, days: Days, scope: LineScope): string {
  const texts = where.map((condition) => segmentText(conditionPieces(condition, { days }, scope)))
  return joinAnd(texts, combine === 'any' ? 'or' : 'and')
}

/** `the 3 athletes with the highest total strain`, `the 3 of Ann, Bea and Cal with ...`. */
function firstText({ first }: Who, people: string, days: Days, scope: LineScope): string {
  if (first === undefined) return people
  const { measure, order, limit } = first
  const isOfAll = people === 'every athlete' || people === 'the team'
  const many = isOfAll ? counted(limit, 'athlete') : `${limit} of ${people}`
  return `the ${many} with the ${extremeWord(measure, order)} ${segmentText(measurePieces(measure, { days }, scope))}`
}
