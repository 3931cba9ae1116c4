import type { AthleteName } from '@corner/analytics/athlete/athlete-name.ts'
import { notFound } from '@corner/contract/refusal.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/caller.ts'
import { fullName } from '../people/full-name.ts'
import {
  type AthleteOfTeamRow,
  findAthleteOfTeam,
  findAthletes,
  findCoachesAround,
  findShowings,
  findTeam,
  type Showing,
  type TeamRow,
} from './access-store.ts'

const byName = new Intl.Collator('en')

/**
 * A team whose athletes the caller may see, as a coach of it or an administrator.
 * @throws Refusal `not_found` otherwise, as for an unknown id
 */
export async function getTeamForCaller(db: Database, caller: Caller, teamId: string): Promise<TeamRow> {
  const team = await findTeam(db, teamId, coachOf(caller))
  if (!team) throw notFound('The team')
  return team
}

/** The athletes of a team by name. @throws Refusal `not_found` as `getTeamForCaller` */
export async function athletesOfTeam(db: Database, caller: Caller, teamId: string): Promise<AthleteName[]> {
  const athletes = await findAthletes(db, teamId, coachOf(caller))
  if (!athletes) throw notFound('The team')
  return athletes
    .map(({ id, first_name, last_name }) => ({ id, first_name, name: fullName({ first_name, last_name }) }))
    .sort((a, b) => byName.compare(a.name, b.name) || byName.compare(a.id, b.id))
}

/**
 * One athlete as a member of one team: for a coach of that team, an administrator, and the athlete themself.
 * @throws Refusal `not_found` otherwise, also for an athlete of another team of the same coach
 */
export async function getAthleteOfTeam(
  db: Database,
  caller: Caller,
  ids: { teamId: string; athleteId: string },
): Promise<AthleteOfTeamRow> {
  const athlete = await findAthleteOfTeam(db, ids, caller.user_id === ids.athleteId ? undefined : coachOf(caller))
  if (!athlete) throw notFound('The athlete')
  return athlete
}

/**
 * The caller as an athlete of one team.
 * @throws Refusal `not_found` when they are not an athlete of it, as for an unknown id
 */
export async function getOwnMembership(db: Database, caller: Caller, teamId: string): Promise<AthleteOfTeamRow> {
  const member = await findAthleteOfTeam(db, { teamId, athleteId: caller.user_id }, undefined)
  if (!member) throw notFound('The team')
  return member
}

/** Where athletes are visible now: in which teams, and to which of these coaches. An administrator sees every team. */
export function showingsOf(
  db: Database,
  athleteIds: readonly string[],
  coachIds: readonly string[],
): Promise<Showing[]> {
  return athleteIds.length === 0 ? Promise.resolve([]) : findShowings(db, athleteIds, coachIds)
}

/** Which of these coaches see one of these users in a list of members, or coach one of these teams. */
export async function coachesAround(
  db: Database,
  around: { userIds: readonly string[]; teamIds: readonly string[] },
  coachIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (coachIds.length === 0 || around.userIds.length + around.teamIds.length === 0) return new Set()
  return new Set(await findCoachesAround(db, around, coachIds))
}

/**
 * Whose teams count: undefined for callers who may see every team. An athlete coaches no team, even with a coach's membership.
 */
function coachOf({ role, user_id }: Caller): string | null | undefined {
  if (role === 'admin') return undefined
  return role === 'coach' ? user_id : null
}
