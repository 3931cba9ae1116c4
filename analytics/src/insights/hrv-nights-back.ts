import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { addDays } from '../days/calendar.ts'
import { dayLabel } from '../days/day-label.ts'
import { withinDays } from '../days/within-days.ts'
import { inWords } from '../numbers/number-words.ts'
import { CURRENT_DAYS, type OwnRange } from '../series/own-range.ts'
import type { Point } from '../series/points.ts'

/** One better night may be chance. */
const NIGHTS = 2

/**
 * Of a week of low HRV whose last nights are back in the range of single nights: `Low nights until Nov 25 hold the week
 * down; the last three are back to usual.` null: they are not, or no night was under it.
 * @param points of HRV, oldest first
 */
export function hrvNightsBack(
  points: readonly Point[],
  { nightly, day }: Pick<OwnRange, 'nightly' | 'day'>,
): string | null {
  if (nightly === null) return null
  const week = withinDays(points, addDays(day, 1 - CURRENT_DAYS), day)
  const lastLow = week.findLastIndex(({ value }) => value < nightly.low)
  const until: CalendarDay | undefined = week[lastLow]?.date
  const back = week.length - 1 - lastLow
  if (until === undefined || back < NIGHTS) return null
  return `Low nights until ${dayLabel(until)} hold the week down; the last ${inWords(back)} are back to usual.`
}
