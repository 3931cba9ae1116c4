import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { newestRun } from '../day-verdict/run-of.ts'
import { writeBetween, writeOf } from '../day-verdict/write-figures.ts'
import { addDays } from '../days/calendar.ts'
import { inWords } from '../numbers/number-words.ts'
import { readNormalRange } from '../series/normal-range.ts'
import type { Point } from '../series/points.ts'

/** One morning in six lies under the range by chance, so as with a low recovery only this many in a row are told. */
const MORNINGS = 3

/**
 * Mornings in a row with an HRV under the athlete's own range, which the mean of the week may hide.
 * @param points of HRV, oldest first
 * @returns null: fewer in a row, no value of today or yesterday, or too few before it
 */
export function lowHrvMornings(points: readonly Point[], today: CalendarDay): string | null {
  const latest = points.at(-1)
  const own = latest && readNormalRange(points, latest.date)
  if (!latest || !own || latest.date < addDays(today, -1)) return null
  const { length } = newestRun(points, (value) => value < own.low)
  if (length < MORNINGS) return null
  const usual = writeBetween('hrv', [own.low, own.high])
  return `HRV ${writeOf('hrv', latest.value)}, under own range ${usual} on ${inWords(length)} mornings in a row`
}
