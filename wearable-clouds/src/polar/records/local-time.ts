import { offsetText } from '../../people/time-zone.ts'

/** An instant as the wall clock shows it, without an offset: `2026-02-17T15:30:00.000`. */
export function wallClock(instantMs: number, offsetMinutes: number): string {
  return new Date(instantMs + offsetMinutes * 60_000).toISOString().slice(0, -1)
}

/** The same with its offset: `2026-02-16T22:41:07.120-06:00`. */
export function zonedTime(instantMs: number, offsetMinutes: number): string {
  return wallClock(instantMs, offsetMinutes) + offsetText(offsetMinutes)
}
