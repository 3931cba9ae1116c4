import { type CalendarDay, localDay, offsetMs } from '../../calendar.ts'
import type { GarminDay } from './day-rows.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Who was further away than that was perhaps elsewhere. */
const NEAR_DAYS = 30

/** Where the athlete was, as far as an export tells: a night has its times in UTC, and no zone. */
export interface KnownOffsets {
  /** Of a night that ended on a day, by Garmin's date. */
  ofNight(day: CalendarDay, end: Date): string
  ofDay(day: CalendarDay): string
}

/**
 * @param days those whose row tells local time and UTC
 * @param activities local day and offset of each
 * @param otherwise the athlete's offset
 */
export function knownOffsets(
  days: ReadonlyMap<CalendarDay, GarminDay>,
  activities: ReadonlyMap<CalendarDay, string>,
  otherwise: string,
): KnownOffsets {
  const known = new Map<CalendarDay, readonly string[]>([...activities].map(([day, offset]) => [day, [offset]]))
  for (const [day, row] of days) {
    const both = offsetsOf(row)
    if (both.length > 0) known.set(day, both)
  }
  const candidates = (day: CalendarDay) => [...(known.get(day) ?? []), ...nearOffsets(known, day), otherwise]
  return {
    ofDay: (day) => candidates(day)[0] ?? otherwise,
    ofNight: (day, end) =>
      candidates(day).find((offset) => localDay(end, offset) === day) ?? candidates(day)[0] ?? otherwise,
  }
}

/**
 * The likelier first: clocks change in the night, so whoever wakes up then has the later of two that differ by an hour; others
 * travelled in daytime.
 */
function offsetsOf({ offset_at_start: start, offset_at_end: end }: GarminDay): string[] {
  if (start === null || end === null) return [start ?? end].filter((offset) => offset !== null)
  return Math.abs(offsetMs(end) - offsetMs(start)) <= HOUR_MS ? [end, start] : [start, end]
}

function nearOffsets(known: ReadonlyMap<CalendarDay, readonly string[]>, day: CalendarDay): string[] {
  for (let away = 1; away <= NEAR_DAYS; away++) {
    const found = [-away, away].flatMap((by) => known.get(dayAwayFrom(day, by))?.slice(0, 1) ?? [])
    if (found.length > 0) return found
  }
  return []
}

const dayAwayFrom = (day: CalendarDay, by: number) => new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10)
