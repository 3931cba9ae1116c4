import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import { recordsWithin } from '@corner/analytics/athlete/day-window.ts'
import { addDays, daysBetween } from '@corner/analytics/days/calendar.ts'
import type { NamedAthlete } from '@corner/analytics/query/facts.ts'
import { notFound, Refusal } from '@corner/contract/refusal.ts'
import { z } from 'zod'
import type { CoachScope, KnownAthlete } from '../scope.ts'
import type { ReadWindow } from './window.ts'

export const AthleteInput = z.string().min(1).max(100).describe('The id of an athlete')
export const AthletesInput = z
  .array(AthleteInput)
  .nonempty()
  .readonly()
  .optional()
  .describe('Ids of athletes; absent: everybody')

/** @throws Refusal `not_found` for an id outside the scope, as for an unknown one */
export function getAthlete({ athletes }: CoachScope, id: string): KnownAthlete {
  const athlete = athletes.find((known) => known.id === id)
  if (!athlete) throw notFound('The athlete')
  return athlete
}

/** @throws Refusal `forbidden` for an athlete: a mean of one would look like the team's, which they may not see */
export function assertTeamView({ view }: CoachScope): void {
  if (view === 'own') throw new Refusal('forbidden', 'An athlete sees their own records here, and nothing of the team')
}

/**
 * The athletes meant, in the order asked for, or everybody, with only their records of the window.
 * @throws Refusal `not_found` as `getAthlete`
 */
export async function recordsIn(
  scope: CoachScope,
  window: ReadWindow,
  ids?: readonly string[],
): Promise<AthleteRecords[]> {
  const { today, days } = scope
  const asked = new Set(ids?.map((id) => getAthlete(scope, id).id))
  const everybody = await scope.records(Math.max(days, daysBetween(window.from, today) + 1))
  // An athlete further east may have a record of tomorrow: as on the screens, it belongs to a period that ends today.
  const until = window.until === today ? addDays(today, 1) : window.until
  const byId = new Map(everybody.map((athlete) => [athlete.athlete_id, athlete]))
  const meant = ids === undefined ? everybody : [...asked].flatMap((id) => byId.get(id) ?? [])
  return meant.map((athlete) => recordsWithin(athlete, { ...window, until }))
}

export const namedIn = ({ athlete_id, athlete_name }: AthleteRecords): NamedAthlete => ({
  id: athlete_id,
  name: athlete_name,
})

/** Those of the athletes whose scores are from another provider than these. */
export const ofAnotherProvider = (
  athletes: readonly AthleteRecords[],
  alike: readonly AthleteRecords[],
): NamedAthlete[] => athletes.filter((athlete) => !alike.includes(athlete)).map(namedIn)
