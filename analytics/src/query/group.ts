import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Group } from '@corner/contract/entities/query.ts'
import { readRecovery } from '../bands/recovery-bands.ts'
import { addDays, daysBetween, earlierDay, laterDay, weekdayOf } from '../days/calendar.ts'
import type { AthleteReader } from './athlete-reader.ts'
import type { QueryContext } from './context.ts'
import type { DayCalendar } from './day-calendar.ts'
import type { FactGroup } from './facts.ts'

/** One part of a group, and its position in the order. */
export interface GroupPart {
  group: FactGroup
  key: string
  order: number
}

export type DayGroup = Exclude<Group, 'athlete'>

/** The display order of bands. */
const BANDS = ['ready', 'caution', 'red'] as const

/** The part that a day of an athlete belongs to; null: none, such as a band without a recovery. */
function partOfDay(
  by: DayGroup,
  day: CalendarDay,
  athlete: AthleteReader,
  { window }: DayCalendar,
  { today }: QueryContext,
): GroupPart | null {
  switch (by) {
    case 'day':
      return { group: { day }, key: day, order: daysBetween(today, day) }
    case 'weekday': {
      const weekday = weekdayOf(day)
      // Monday first.
      return { group: { weekday }, key: String(weekday), order: (weekday + 6) % 7 }
    }
    case 'week': {
      const weeksAgo = Math.max(0, Math.floor(daysBetween(day, today) / 7))
      const until = addDays(today, -7 * weeksAgo)
      const from = addDays(until, -6)
      return {
        group: { week: { from: laterDay(from, window.from), until: earlierDay(until, window.until) } },
        key: String(weeksAgo),
        order: -weeksAgo,
      }
    }
    case 'band':
      return bandPart(athlete.valueOn('recovery', day))
  }
}

/** @returns null without a recovery */
export function bandPart(recovery: number | null): GroupPart | null {
  const band = readRecovery(recovery)
  return band === 'no_data' ? null : { group: { band }, key: band, order: BANDS.indexOf(band) }
}

/** Days divided into the parts of groups. */
export interface DaysByPart {
  parts: ReadonlyMap<string, { parts: readonly GroupPart[]; days: ReadonlySet<CalendarDay> }>
  keyOf: ReadonlyMap<CalendarDay, string>
}

export function divideDays(
  days: ReadonlySet<CalendarDay>,
  by: readonly DayGroup[],
  athlete: AthleteReader,
  calendar: DayCalendar,
  context: QueryContext,
): DaysByPart {
  const parts = new Map<string, { parts: GroupPart[]; days: Set<CalendarDay> }>()
  const keyOf = new Map<CalendarDay, string>()
  for (const day of days) {
    const ofDay = by.map((group) => partOfDay(group, day, athlete, calendar, context))
    if (ofDay.includes(null)) continue
    const found = ofDay.filter((part) => part !== null)
    const key = found.map((part) => part.key).join(' ')
    keyOf.set(day, key)
    const known = parts.get(key)
    if (known) known.days.add(day)
    else parts.set(key, { parts: found, days: new Set([day]) })
  }
  return { parts, keyOf }
}
