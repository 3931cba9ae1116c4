import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy } from '../database/visible-athletes.ts'
import type { Caller } from '../http/caller.ts'
import { fullName } from '../people/full-name.ts'
import { getOwnMembership, getTeamForCaller } from '../teams/team-access.ts'
import { teamToday } from './team-day.ts'
import { getRoster, type RosterAthlete } from './team-roster.ts'
import { findWearer } from './wearer.ts'

/** The athletes of a team whom a caller may see, and the day that their periods end with. */
export interface VisibleAthletes {
  team: { id: string; name: string; organization: string }
  athletes: readonly RosterAthlete[]
  userIds: readonly string[]
  today: CalendarDay
  /** The time of the question. */
  now: Date
}

/**
 * A whole team, for a coach of it or an administrator; its days are counted as on the team's screens.
 * @throws Refusal `not_found` for a team whose athletes the caller may not see, as for an unknown one
 */
export async function getAthletesOfTeam(
  db: Database,
  caller: Caller,
  teamId: string,
  now: Date,
): Promise<VisibleAthletes> {
  const { id, name, organization_name } = await getTeamForCaller(db, caller, teamId)
  const { athletes, userIds, offset } = await getRoster(db, caller, teamId, now)
  const today = teamToday(offset, now)
  return { team: { id, name, organization: organization_name }, athletes, userIds, today, now }
}

/**
 * One athlete, as a member of one team; days are counted by their own calendar.
 * @throws Refusal `not_found` for a team they do not belong to, as for an unknown one
 */
export async function getOwnAthlete(db: Database, caller: Caller, teamId: string, now: Date): Promise<VisibleAthletes> {
  const member = await getOwnMembership(db, caller, teamId)
  const { link, sources, offset } = await asSeenBy(db, [member.id], (visible) => findWearer(visible, member.id, now))
  const { id, first_name } = member
  return {
    team: { id: teamId, name: member.team_name, organization: member.organization_name },
    athletes: [{ id, first_name, name: fullName(member), link, sources, offset }],
    userIds: [id],
    today: teamToday(offset, now),
    now,
  }
}
