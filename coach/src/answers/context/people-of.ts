import type { LeftOut } from '@corner/analytics/query/facts.ts'
import type { Days, Who } from '@corner/contract/entities/query.ts'
import type { KnownAthlete } from '../../scope.ts'
import { getAthlete } from '../../tools/athletes.ts'
import type { Sources } from './answer-context.ts'
import { lookUp } from './look-up.ts'

/** The athletes a request is about. */
export interface PeopleMeant {
  /** In the order they were named, else by name; empty: nobody meets the conditions. */
  people: readonly KnownAthlete[]
  /** The team as a whole, and not a group that happens to hold everybody. */
  isTeam: boolean
  /** Who could not be checked against the conditions. */
  leftOut: readonly LeftOut[]
}

/**
 * The athletes that a request means. For an athlete it is always themselves: they see nobody else.
 * @throws Refusal `not_found` for an id that is nobody's here
 */
export async function peopleOf(who: Who, days: Days | undefined, sources: Sources): Promise<PeopleMeant> {
  const { scope } = sources
  const { athletes, view } = scope
  if (view === 'own') return { people: athletes, isTeam: false, leftOut: [] }
  const { ids, except = [], where, first } = who
  const excepted = except.map((id) => getAthlete(scope, id))
  const named = ids?.map((id) => getAthlete(scope, id)) ?? athletes
  const people = named.filter((athlete, place) => !excepted.includes(athlete) && named.indexOf(athlete) === place)
  const measures = [...(where?.map(({ measure }) => measure) ?? []), ...(first ? [first.measure] : [])]
  const [measure, ...others] = measures
  if (measure === undefined) return { people, isTeam: ids === undefined && excepted.length === 0, leftOut: [] }
  const facts = await lookUp(
    { who, measures: [measure, ...others], days: days ?? {}, by: ['athlete'], asks: 'who' },
    sources,
  )
  const isMeant = new Set(facts.people.map(({ id }) => id))
  return {
    people: people.filter(({ id }) => isMeant.has(id)),
    isTeam: false,
    leftOut: facts.leftOut.filter(({ athlete }) => !isMeant.has(athlete.id)),
  }
}

/** The ids as a tool takes them; undefined: everybody. */
export function idsInput({ people, isTeam }: PeopleMeant): [string, ...string[]] | undefined {
  const [first, ...others] = isTeam ? [] : people.map(({ id }) => id)
  return first === undefined ? undefined : [first, ...others]
}
