import { hash } from 'node:crypto'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleDatabase } from '../database/visible-athletes.ts'
import type { Caller } from '../http/caller.ts'
import { athletesOfTeam, type TeamAthlete } from '../teams/team-access.ts'
import { providerOf } from './athlete-provider.ts'
import { findLinks, type Link } from './links-store.ts'
import { Payload } from './payload.ts'
import { findNewestOffsets } from './personal-store.ts'
import { type AthleteSeries, findSeries, type SeriesKind } from './series-store.ts'
import { teamOffset, teamToday } from './team-day.ts'

export type { SeriesKind }

/** A team's athletes as a caller may see them, with all that their entries show beside the series. */
export interface TeamRoster {
  athletes: readonly RosterAthlete[]
  userIds: readonly string[]
  /** The offset that the team's days are counted in. */
  offset: string
  /** Another one whenever a name, a link, the offset or the list of athletes is another. */
  tag: string
}

export interface RosterAthlete extends TeamAthlete {
  link: Link | undefined
}

/** @throws Refusal `not_found` for a team whose athletes the caller may not see, as for an unknown one */
export async function getRoster(db: Database, caller: Caller, teamId: string): Promise<TeamRoster> {
  const members = await athletesOfTeam(db, caller, teamId)
  const userIds = members.map(({ id }) => id)
  const { found, offsets } = await asSeenBy(db, userIds, (team) => findLinksAndOffsets(team, userIds))
  const links = new Map(found.map((link) => [link.user_id, link]))
  const athletes = members.map((member) => ({ ...member, link: links.get(member.id) }))
  const offset = teamOffset(offsets)
  return {
    athletes,
    userIds,
    offset,
    tag: hash('sha1', JSON.stringify([athletes, offset]), 'base64url'),
  }
}

/** As for one athlete (wearer.ts): where no link says where they are, their newest records do. */
async function findLinksAndOffsets(team: VisibleDatabase, userIds: readonly string[]) {
  const found = await findLinks(team, userIds)
  const offsets = found.flatMap(({ timezone_offset }) => timezone_offset ?? [])
  return { found, offsets: offsets.length > 0 ? offsets : await findNewestOffsets(team, userIds) }
}

/** What `build` depends on, apart from the measurements themselves. */
export function seriesKey(kind: SeriesKind, roster: TeamRoster, days: number, now: Date): string {
  return [kind, roster.tag, days, teamToday(roster.offset, now)].join(' ')
}

/**
 * The reply of an athletes-* call: every athlete of the team with the days of the window, an empty series where there are none.
 * The database gives each series as finished JSON; it is joined here and never read.
 */
export async function buildTeamSeries(db: Database, kind: SeriesKind, roster: TeamRoster, days: number, now: Date) {
  const found = await seriesOfAll(db, kind, roster, { today: teamToday(roster.offset, now), days })
  const entries = roster.athletes.map((athlete) => entryOf(kind, athlete, found.get(athlete.id)))
  const summary = JSON.stringify({
    total_athletes: roster.athletes.length,
    athletes_with_data: [...found.values()].filter(({ has_value }) => has_value).length,
    timezone_offset: roster.offset,
  })
  const listed = entries.flatMap((pieces, place) => (place === 0 ? pieces : [',', ...pieces]))
  return new Payload([`{"summary":${summary},"athletes_data":[`, ...listed, ']}'])
}

/** The series of each of these athletes who has records in the window, by user id: of the maker of their newest link. */
export async function seriesOfAll(
  db: Database,
  kind: SeriesKind,
  { athletes, userIds }: Pick<TeamRoster, 'athletes' | 'userIds'>,
  window: { today: CalendarDay; days: number },
): Promise<Map<string, AthleteSeries>> {
  const byProvider = Map.groupBy(athletes, ({ link }) => providerOf(link))
  return asSeenBy(db, userIds, async (team) => {
    const found: AthleteSeries[] = []
    for (const [provider, wearers] of byProvider)
      found.push(...(await findSeries(team, kind, { ...window, provider, userIds: wearers.map(({ id }) => id) })))
    return new Map(found.map((series) => [series.user_id, series]))
  })
}

function entryOf(kind: SeriesKind, athlete: RosterAthlete, series: AthleteSeries | undefined): string[] {
  const head = JSON.stringify({
    athlete_id: athlete.id,
    athlete_name: athlete.full_name,
    first_name: athlete.first_name,
    whoop_connected: isLinked(athlete.link),
    provider: athlete.link || series ? providerOf(athlete.link) : null,
  })
  return [head.slice(0, -1), `,"${kind}_data":`, series?.series ?? '[]', '}']
}

/** An expired link is one still: what is stored is shown. */
export const isLinked = (link: Link | undefined): boolean => link !== undefined && link.status !== 'disconnected'
