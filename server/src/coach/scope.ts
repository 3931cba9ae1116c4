import type { AthleteRecords } from '@corner/analytics/athlete-records.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/caller.ts'
import type { FoundArticle } from '../knowledge/found-article.ts'
import { getKnownArticles, searchArticles } from '../knowledge/search.ts'
import { getAthletesOfTeam, getOwnAthlete, recordsOfAthletes } from '../measurements/records-of-athletes.ts'
import { isLinked } from '../measurements/team-records.ts'

export type { FoundArticle } from '../knowledge/found-article.ts'

/** An athlete whom the asking user may see. */
export interface KnownAthlete {
  id: string
  name: string
  first_name: string
  /** Whether a device is linked. */
  connected: boolean
}

/**
 * What one question may be answered from: the asking user's rights, as data. Tools reach nobody who is not in `athletes`, because
 * there is nothing else for them to reach.
 */
export interface CoachScope {
  team: { id: string; name: string; organization: string }
  /** `team`: of a coach or an administrator; `own`: of an athlete, who then is the only one in `athletes`. */
  view: 'team' | 'own'
  /** By name. */
  athletes: readonly KnownAthlete[]
  /** Length of the chat's period in days; it ends `today`. */
  days: number
  /** The team's own day. */
  today: CalendarDay
  /** The athletes with their records of at least so many days until today, in the order of `athletes`. Read once a length. */
  records(days: number): Promise<readonly AthleteRecords[]>
  /** The articles that say most about a few words, best first. */
  findArticles(query: string, limit: number): Promise<readonly FoundArticle[]>
  /** Certain articles, in this order; a slug that there is no article of is left out. */
  articlesOf(slugs: readonly string[]): Promise<readonly FoundArticle[]>
}

/** Most questions reach back no further: one read answers them all. */
const DAYS_READ_AT_ONCE = 90

/**
 * What a caller's question about a team may be answered from. Nothing is read of it but who is there; records are, when asked for.
 * @throws Refusal `not_found` for a team that a coach does not coach, or an athlete does not belong to, as for an unknown one
 */
export async function readScope(
  { database }: { database: Database },
  caller: Caller,
  { team_id, days }: { team_id: string; days: number },
  now: Date,
): Promise<CoachScope> {
  const view = caller.role === 'athlete' ? 'own' : 'team'
  const visible = await (view === 'own' ? getOwnAthlete : getAthletesOfTeam)(database, caller, team_id, now)
  const reads = new Map<number, Promise<readonly AthleteRecords[]>>()
  return {
    ...{ team: visible.team, view, days, today: visible.today },
    athletes: visible.athletes.map(({ id, full_name, first_name, link }) => ({
      ...{ id, name: full_name, first_name, connected: isLinked(link) },
    })),
    records(asked) {
      const length = Math.max(asked, days, DAYS_READ_AT_ONCE)
      const read = reads.get(length) ?? recordsOfAthletes(database, visible, length)
      reads.set(length, read)
      return read
    },
    findArticles: (query, limit) => searchArticles(database, query, limit),
    articlesOf: (slugs) => getKnownArticles(database, slugs),
  }
}
