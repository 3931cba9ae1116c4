import type { TimeWindow } from '../provider.ts'

const DAY_MS = 86_400_000
/** Oura recommends months; a document of a night has some 5 kB. */
const SLICE_MS = 60 * DAY_MS

/** A part of a window, and the days whose documents it needs. */
export interface Slice extends TimeWindow {
  /** The query of Oura's lists. A night's day is that of waking, in the wearer's own zone, and the night after it ends its day. */
  days: { start_date: string; end_date: string }
}

/** A night's next one begins up to 36 hours later, in a zone up to 14 hours ahead; whether Oura's last day is included, it does not say. */
const DAYS_AFTER = 4

/** The parts of a window, the newest first. */
export function slicesOf({ start, end }: TimeWindow): Slice[] {
  const slices: Slice[] = []
  for (let until = end.getTime(); until > start.getTime(); until -= SLICE_MS) {
    const from = Math.max(start.getTime(), until - SLICE_MS)
    slices.push({
      start: new Date(from),
      end: new Date(until),
      days: { start_date: dateOf(from - 2 * DAY_MS), end_date: dateOf(until + DAYS_AFTER * DAY_MS) },
    })
  }
  return slices
}

/** One day of Oura's and the one before, which its night ends; asked for with the night that ends the day itself. */
export function daysAround(day: string): { asked: Slice['days']; told: string[] } {
  const before = dateOf(Date.parse(day) - DAY_MS)
  return { asked: { start_date: before, end_date: dateOf(Date.parse(day) + DAYS_AFTER * DAY_MS) }, told: [before, day] }
}

const dateOf = (instantMs: number) => new Date(instantMs).toISOString().slice(0, 10)
