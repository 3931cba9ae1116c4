import type { CoachScope } from '@corner/coach/scope.ts'
import { providerLabel } from '@corner/contract/constants/providers.ts'
import { missingMetrics } from '@corner/wearables/missing-metrics.ts'
import { findProvider } from '@corner/wearables/providers.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/caller.ts'
import { getKnownArticles, searchArticles } from '../knowledge/search.ts'
import { getAthletesOfTeam, getOwnAthlete } from '../measurements/records-of-athletes.ts'
import { RecordsReader } from '../measurements/records-reader.ts'
import { isLinkedBy, linkFields } from '../people/link-fields.ts'

/** Whose device it is, and what that maker never gives. */
function makerOf(name: string): Pick<CoachScope['athletes'][number], 'maker' | 'notGiven'> {
  const provider = findProvider(name)
  return {
    maker: provider?.label ?? providerLabel(name),
    ...(provider && { notGiven: missingMetrics(provider.capabilities) }),
  }
}

/** Most questions reach back no further: one read answers them all. */
export const DAYS_READ_AT_ONCE = 90

/**
 * The data that may be used to answer a caller's question about a team. Only the athletes are read at once; records are read on
 * demand.
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
  const reader = new RecordsReader(database, visible)
  return {
    team: visible.team,
    view,
    days,
    today: visible.today,
    athletes: visible.athletes.map(({ id, name, first_name, link }) => ({
      id,
      name,
      first_name,
      connected: isLinkedBy(link?.status),
      linkEnded: linkFields(link).link_ended ?? false,
      ...(isLinkedBy(link?.status) && link && makerOf(link.provider)),
    })),
    records: (asked, inFull = []) => reader.read(Math.max(asked, days, DAYS_READ_AT_ONCE), inFull),
    findArticles: (query, limit) => searchArticles(database, query, limit),
    articlesOf: (slugs) => getKnownArticles(database, slugs),
  }
}
