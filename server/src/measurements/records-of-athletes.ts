import type { AthleteRecords } from '@corner/analytics/athlete-records.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { ActivityRecord, RecoveryRecord, SleepRecord } from '@corner/contract/entities/team-records.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy } from '../database/visible-athletes.ts'
import type { Caller } from '../http/caller.ts'
import { fullName } from '../people/full-name.ts'
import { getOwnMembership, getTeamForCaller } from '../teams/team-access.ts'
import { providerOf } from './athlete-provider.ts'
import { teamToday } from './team-day.ts'
import { getRoster, isLinked, type RosterAthlete, seriesOfAll } from './team-records.ts'
import { findWearer } from './wearer.ts'

/** The athletes of a team whom a caller may see, and the day that their periods end with. */
export interface VisibleAthletes {
  team: { id: string; name: string; organization: string }
  athletes: readonly RosterAthlete[]
  userIds: readonly string[]
  today: CalendarDay
  /** When it was asked. */
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
 * An athlete alone, as a member of one team; days are counted by their own calendar.
 * @throws Refusal `not_found` for a team they do not belong to, as for an unknown one
 */
export async function getOwnAthlete(db: Database, caller: Caller, teamId: string, now: Date): Promise<VisibleAthletes> {
  const member = await getOwnMembership(db, caller, teamId)
  const { link, offset } = await asSeenBy(db, [member.id], (visible) => findWearer(visible, member.id, now))
  const { id, first_name } = member
  return {
    team: { id: teamId, name: member.team_name, organization: member.organization_name },
    athletes: [{ id, first_name, full_name: fullName(member), link, offset }],
    userIds: [id],
    today: teamToday(offset, now),
    now,
  }
}

/** Their records of so many days until today, each of the maker of their newest link, in the order of the athletes. */
export async function recordsOfAthletes(
  db: Database,
  { athletes, userIds, today, now }: VisibleAthletes,
  days: number,
): Promise<AthleteRecords[]> {
  const roster = { athletes, userIds }
  const window = { today, days, now }
  const [recovery, sleep, activity] = await Promise.all([
    seriesOfAll(db, 'recovery', roster, window),
    seriesOfAll(db, 'sleep', roster, window),
    seriesOfAll(db, 'activity', roster, window),
  ])
  return athletes.map(({ id, first_name, full_name, link }) => {
    const found = [recovery, sleep, activity].map((series) => series.get(id)?.series)
    const [recoveries, nights, cycles] = found.map((series) => (series ? JSON.parse(series) : []))
    return {
      ...{ athlete_id: id, athlete_name: full_name, first_name, whoop_connected: isLinked(link) },
      provider: link || found.some(Boolean) ? providerOf(link) : null,
      recovery_data: recoveries as RecoveryRecord[],
      sleep_data: nights as SleepRecord[],
      activity_data: cycles as ActivityRecord[],
    }
  })
}
