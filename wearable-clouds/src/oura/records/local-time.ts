import { DAY_MS, type DayNumber } from '../../people/calendar-day.ts'

/** `2026-02-17T06:12:30.000-06:00`: a time as the wearer's clock shows it, with its offset. */
export function localTime(instantMs: number, offset: number): string {
  const size = Math.abs(offset)
  const two = (part: number) => String(part).padStart(2, '0')
  const shown = new Date(instantMs + offset * 60_000).toISOString().slice(0, -1)
  return `${shown}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** undefined: not a date. */
export function dayNumber(text: string): DayNumber | undefined {
  const instantMs = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(instantMs) ? undefined : instantMs / DAY_MS
}
