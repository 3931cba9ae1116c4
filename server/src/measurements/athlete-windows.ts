import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { MeasureGroup } from '@corner/contract/entities/record-sources.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy, type VisibleDatabase } from '../database/visible-athletes.ts'
import type { AthleteSources } from './athlete-sources.ts'
import type { SeriesWindow } from './series-window.ts'
import { windowsOf } from './source-windows.ts'
import { newestDayOf } from './team-day.ts'

/** Whose records are read. */
export interface Wearers {
  athletes: readonly { id: string; sources: AthleteSources; offset: string }[]
  userIds: readonly string[]
}

/** A team's period: `days` calendar days, `today` the last. */
export interface TeamPeriod {
  today: CalendarDay
  days: number
  now: Date
}

/**
 * Reads all athletes together, with one query per maker and newest day, and one for those who change the maker: the records of
 * two makers are never mixed on a day, and athletes east of the team's time zone also get the team's next day.
 * @returns the results, by user id
 */
export async function readOfAll<Found extends { user_id: string }>(
  db: Database,
  { athletes, userIds }: Wearers,
  group: MeasureGroup,
  period: TeamPeriod,
  read: (db: VisibleDatabase, window: SeriesWindow) => Promise<Found[]>,
): Promise<Map<string, Found>> {
  const { today, now } = period
  const wearers = athletes.map(({ id, sources, offset }) => ({ id, sources, until: newestDayOf(offset, today, now) }))
  return asSeenBy(db, userIds, async (team) => {
    const found: Found[] = []
    for (const window of windowsOf(wearers, group, period)) found.push(...(await read(team, window)))
    return new Map(found.map((each) => [each.user_id, each]))
  })
}
