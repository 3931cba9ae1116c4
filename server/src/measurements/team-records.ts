import { hash } from 'node:crypto'
import type { AthleteName } from '@corner/analytics/athlete/athlete-name.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleDatabase } from '../database/visible-athletes.ts'
import type { Caller } from '../http/caller.ts'
import { linkFields } from '../people/link-fields.ts'
import { athletesOfTeam } from '../teams/team-access.ts'
import { providerOf } from './athlete-provider.ts'
import { readOfAll } from './athlete-windows.ts'
import { findLinks, type Link } from './links-store.ts'
import { Payload } from './payload.ts'
import { findNewestOffsets } from './personal-store.ts'
import type { SeriesKind } from './series-readings.ts'
import { type AthleteSeries, findSeries } from './series-store.ts'
import { newestDayOf, teamOffset, teamToday } from './team-day.ts'

export type { SeriesKind }

/** A team's athletes as a caller may see them, with everything in their entries except the series. */
export interface TeamRoster {
  athletes: readonly RosterAthlete[]
  userIds: readonly string[]
  /** The offset that the team's days are counted in. */
  offset: string
  /** Of all athletes, each once. */
  offsets: readonly string[]
  /** Changes whenever a name, a link, the offset or the list of athletes changes. */
  tag: string
}

export interface RosterAthlete extends AthleteName {
  link: Link | undefined
  /** Their time zone; the team's offset if it is unknown. */
  offset: string
}

/** @throws Refusal `not_found` for a team whose athletes the caller may not see, as for an unknown one */
export async function getRoster(db: Database, caller: Caller, teamId: string, now: Date): Promise<TeamRoster> {
  const members = await athletesOfTeam(db, caller, teamId)
  const userIds = members.map(({ id }) => id)
  const { links, ofLinks, ofRecords } = await asSeenBy(db, userIds, (team) => findLinksAndOffsets(team, userIds, now))
  const offset = teamOffset([...(ofLinks.size > 0 ? ofLinks : ofRecords).values()])
  const athletes = members.map((member) => ({
    ...member,
    link: links.get(member.id),
    offset: ofLinks.get(member.id) ?? ofRecords.get(member.id) ?? offset,
  }))
  return {
    athletes,
    userIds,
    offset,
    offsets: [...new Set(athletes.map((athlete) => athlete.offset))],
    tag: hash('sha1', JSON.stringify([athletes, offset]), 'base64url'),
  }
}

/** As for one athlete (wearer.ts): if no link gives their time zone, their newest records do. */
async function findLinksAndOffsets(team: VisibleDatabase, userIds: readonly string[], now: Date) {
  const links = new Map((await findLinks(team, userIds)).map((link) => [link.user_id, link]))
  const ofLinks = new Map<string, string>()
  for (const { user_id, timezone_offset } of links.values())
    if (timezone_offset !== null) ofLinks.set(user_id, timezone_offset)
  const others = userIds.filter((userId) => !ofLinks.has(userId))
  return { links, ofLinks, ofRecords: others.length > 0 ? await findNewestOffsets(team, others, now) : new Map() }
}

/** What `build` depends on, apart from the measurements themselves. */
export function seriesKey(kind: SeriesKind, roster: TeamRoster, days: number, now: Date): string {
  const today = teamToday(roster.offset, now)
  const newestDays = new Set(roster.offsets.map((offset) => newestDayOf(offset, today, now)))
  return [kind, roster.tag, days, today, ...newestDays].join(' ')
}

/**
 * The reply of an athletes-* call: every athlete of the team with the days of the window, an empty series where there are none.
 * The database returns each series as finished JSON, which is concatenated here without parsing.
 */
export async function buildTeamSeries(db: Database, kind: SeriesKind, roster: TeamRoster, days: number, now: Date) {
  const today = teamToday(roster.offset, now)
  const found = await readOfAll(db, roster, { today, days, now }, (team, window) => findSeries(team, kind, window))
  const entries = roster.athletes.map((athlete) => entryOf(kind, athlete, found.get(athlete.id)))
  const summary = JSON.stringify({
    total_athletes: roster.athletes.length,
    athletes_with_data: [...found.values()].filter(({ has_value }) => has_value).length,
    timezone_offset: roster.offset,
    today,
    from: addDays(today, 1 - days),
  })
  const listed = entries.flatMap((pieces, place) => (place === 0 ? pieces : [',', ...pieces]))
  return new Payload([`{"summary":${summary},"athletes_data":[`, ...listed, ']}'])
}

function entryOf(kind: SeriesKind, athlete: RosterAthlete, series: AthleteSeries | undefined): string[] {
  const head = JSON.stringify({
    athlete_id: athlete.id,
    athlete_name: athlete.name,
    first_name: athlete.first_name,
    ...linkFields(athlete.link?.status),
    provider: athlete.link || series ? providerOf(athlete.link) : null,
  })
  return [head.slice(0, -1), `,"${kind}_data":`, series?.series ?? '[]', '}']
}
