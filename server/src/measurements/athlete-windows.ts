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
 * Reads all athletes together, with one query per provider and newest day: the scores of two providers are never mixed, and
 * athletes east of the team's time zone also get the team's next day.
 * @returns the results, by user id
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
