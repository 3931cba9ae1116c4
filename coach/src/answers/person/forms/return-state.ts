import type { CalendarDay } from '@corner/contract/calendar-day.ts'

interface DayValue {
  date: CalendarDay
  value: number
}

/** The values of some days, the worst of them, and what they are held against. */
export interface Course {
  /** Oldest first. */
  values: readonly DayValue[]
  worst: DayValue
  /** The median of the 28 days before the newest. */
  usual: number
  /** Of the weeks before these days, which a bad spell among them does not move. */
  mean: number
  deviation: number
}

export type Return = 'never_away' | 'back' | 'on_the_way' | 'not_yet'

/** Standard deviations from which the worst day was no usual one. */
const AWAY = 2
/** Shares of the way from the worst to the usual. */
const BACK = 0.8
const ON_THE_WAY = 0.4
/** One good night is no return. */
const NEWEST = 2

/**
 * How far somebody has come back: by the newest value and the mean of the newest two, whichever is worse.
 * @param hasSigns something of today speaks against a hard day, so nobody is called back
 */
export function returnOf(
  { values, worst, usual, mean, deviation }: Course,
  isHigherWorse: boolean,
  hasSigns: boolean,
): Return {
  const sign = isHigherWorse ? -1 : 1
  if (!hasSigns && sign * (mean - worst.value) < AWAY * deviation) return 'never_away'
  const newest = values.slice(-NEWEST).map(({ value }) => value)
  const level = sign * (newest.reduce((sum, value) => sum + value, 0) / newest.length)
  const now = Math.min(sign * (newest.at(-1) ?? worst.value), level)
  const way = sign * usual - sign * worst.value
  const share = way <= 0 ? 1 : (now - sign * worst.value) / way
  if (share >= BACK) return hasSigns ? 'on_the_way' : 'back'
  return share >= ON_THE_WAY ? 'on_the_way' : 'not_yet'
}
