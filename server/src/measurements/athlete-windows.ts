import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleDatabase } from '../database/visible-athletes.ts'
import { providerOf } from './athlete-provider.ts'
import type { Link } from './links-store.ts'
import type { SeriesWindow } from './series-store.ts'
import { newestDayOf } from './team-day.ts'

/** Whose records are read. */
export interface Wearers {
  athletes: readonly { id: string; link: Link | undefined; offset: string }[]
  userIds: readonly string[]
}

/** A team's period: `days` calendar days, `today` the last. */
export interface TeamPeriod {
  today: CalendarDay
  days: number
  now: Date
}

/**
 * Reads of all athletes together, by one query for those whose newest link is of the same provider and whose newest day is the same: the
 * scores of two providers are never mixed, and of those further east than the team is counted the day after its own.
 * @returns what was found, by user id
 */
export async function readOfAll<Found extends { user_id: string }>(
  db: Database,
  { athletes, userIds }: Wearers,
  { today, days, now }: TeamPeriod,
  read: (db: VisibleDatabase, window: SeriesWindow) => Promise<Found[]>,
): Promise<Map<string, Found>> {
  const byWindow = Map.groupBy(athletes, ({ link, offset }) => `${newestDayOf(offset, today, now)} ${providerOf(link)}`)
  return asSeenBy(db, userIds, async (team) => {
    const found: Found[] = []
    for (const wearers of byWindow.values()) {
      const [{ link, offset }] = wearers as [Wearers['athletes'][number]]
      const window = { today, days, until: newestDayOf(offset, today, now), provider: providerOf(link) }
      found.push(...(await read(team, { ...window, userIds: wearers.map(({ id }) => id) })))
    }
    return new Map(found.map((each) => [each.user_id, each]))
  })
}
