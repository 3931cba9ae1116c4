import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { type NormalRange, readNormalRange } from './normal-range.ts'
import { type Point, summarize } from './points.ts'

/** An athlete's newest value against their own: first of all comparisons (sports-science.md, house rule 1). In the unit of the points. */
export interface OwnComparison {
  latest: number
  latestDate: CalendarDay
  /** Mean over all points given, the latest included. */
  average: number
  /** Latest minus average. */
  difference: number
  /** Of the 28 days before the latest value; null: fewer than 14 values in them. */
  range: NormalRange | null
  /** Where the latest value lies; exactly on a bound is within; null without a range. */
  place: 'below' | 'within' | 'above' | null
}

/** @param points oldest first, as `pointsOf` gives them; null: there are none */
export function compareWithOwn(points: readonly Point[]): OwnComparison | null {
  const { latest, latestDate, average, trend: difference } = summarize(points)
  if (latest === null || latestDate === null || average === null || difference === null) return null
  const range = readNormalRange(points, latestDate)
  return { latest, latestDate, average, difference, range, place: range && placeIn(range, latest) }
}

/** Where a value lies in a normal range; exactly on a bound is within. */
export function placeIn({ low, high }: NormalRange, value: number): 'below' | 'within' | 'above' {
  if (value < low) return 'below'
  return value > high ? 'above' : 'within'
}
