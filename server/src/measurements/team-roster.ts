import { hash } from 'node:crypto'
import type { AthleteName } from '@corner/analytics/athlete/athlete-name.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleDatabase } from '../database/visible-athletes.ts'
import type { Caller } from '../http/caller.ts'
import { athletesOfTeam } from '../teams/team-access.ts'
import { type AthleteSources, readSources } from './athlete-sources.ts'
import { findLinks, type Link } from './links-store.ts'
import { findNewestOffsets } from './personal-store.ts'
import { findMakerDays } from './record-sources-store.ts'
import { teamOffset } from './team-day.ts'

/** A team's athletes as a caller may see them, with everything in their entries except the series. */
export interface TeamRoster {
  athletes: readonly RosterAthlete[]
  userIds: readonly string[]
  /** The offset that the team's days are counted in. */
  offset: string
  /** Of all athletes, each once. */
  offsets: readonly string[]
  /** Changes whenever a name, a link, whose records count, the offset or the list of athletes changes. */
  tag: string
}

export interface RosterAthlete extends AthleteName {
  /** The one that stands for the athlete (links-store.ts). */
  link: Link | undefined
  /** Whose records count. */
  sources: AthleteSources
  /** Their time zone; the team's offset if it is unknown. */
  offset: string
}

/** The links of athletes, whose records count, and their time zones. */
export interface LinksAndOffsets {
  links: ReadonlyMap<string, Link | undefined>
  sources: ReadonlyMap<string, AthleteSources>
  ofLinks: ReadonlyMap<string, string>
  ofRecords: ReadonlyMap<string, string>
}

/**
 * @param find may share what it finds with other callers: the rights to see these athletes are checked before
 * @throws Refusal `not_found` for a team whose athletes the caller may not see, as for an unknown one
 */
export async function getRoster(
  db: Database,
  caller: Caller,
  teamId: string,
  now: Date,
  find = findLinksAndOffsets,
): Promise<TeamRoster> {
  const members = await athletesOfTeam(db, caller, teamId)
  const userIds = members.map(({ id }) => id)
  const { links, sources, ofLinks, ofRecords } = await find(db, userIds, now)
  const offset = teamOffset([...(ofLinks.size > 0 ? ofLinks : ofRecords).values()])
  const athletes = members.map((member) => ({
    ...member,
    link: links.get(member.id),
    sources: sources.get(member.id) ?? readSources([], []),
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
export function findLinksAndOffsets(db: Database, userIds: readonly string[], now: Date): Promise<LinksAndOffsets> {
  return asSeenBy(db, userIds, (athletes) => readLinksAndOffsets(athletes, userIds, now))
}

async function readLinksAndOffsets(
  team: VisibleDatabase,
  userIds: readonly string[],
  now: Date,
): Promise<LinksAndOffsets> {
  const [everyLink, everyDays] = [await findLinks(team, userIds), await findMakerDays(team, userIds)]
  const links = new Map<string, Link | undefined>()
  const sources = new Map<string, AthleteSources>()
  const ofLinks = new Map<string, string>()
  for (const userId of userIds) {
    const [link] = everyLink.get(userId) ?? []
    links.set(userId, link)
    sources.set(userId, readSources(everyLink.get(userId) ?? [], everyDays.get(userId) ?? []))
    if (link && link.timezone_offset !== null) ofLinks.set(userId, link.timezone_offset)
  }
  const others = userIds.filter((userId) => !ofLinks.has(userId))
  const ofRecords = others.length > 0 ? await findNewestOffsets(team, others, now) : new Map<string, string>()
  return { links, sources, ofLinks, ofRecords }
}
