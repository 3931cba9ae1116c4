import { addDays, type Day, daysBetween, type Weekday, weekdayOf } from './calendar.ts'
import type { Point } from './team.ts'

/** As written in a question set: README, "Windows". */
export type WindowWords =
  | 'period'
  | 'last'
  | 'today'
  | 'yesterday'
  | { days?: number; skip?: number; weekday?: Weekday | readonly Weekday[] }

export interface Window {
  from: Day
  to: Day
  weekdays: readonly Weekday[] | undefined
}

/** @param period of the chat: its days end on `asOf` */
export function windowOf(words: WindowWords | undefined, { asOf, days }: { asOf: Day; days: number }): Window {
  const period = { from: addDays(asOf, 1 - days), to: asOf, weekdays: undefined }
  if (words === undefined || words === 'period' || words === 'last') return period
  if (words === 'today') return { ...period, from: asOf }
  if (words === 'yesterday') return { ...period, from: addDays(asOf, -1), to: addDays(asOf, -1) }
  const { days: length, skip = 0, weekday } = words
  const to = addDays(asOf, -skip)
  const weekdays = weekday === undefined ? undefined : [weekday].flat()
  return length === undefined ? { ...period, weekdays } : { from: addDays(to, 1 - length), to, weekdays }
}

/** The number of calendar days. */
export const lengthOf = ({ from, to, weekdays }: Window): number =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => weekdayOf(addDays(from, place))).filter(
    (weekday) => weekdays === undefined || weekdays.includes(weekday),
  ).length

/** @param asOf a record of the day after belongs to a window that ends there: its athlete is further east than the team */
export function within(points: readonly Point[], { from, to, weekdays }: Window, asOf: Day): Point[] {
  const last = to === asOf ? addDays(asOf, 1) : to
  return points.filter(
    ({ date }) => date >= from && date <= last && (weekdays === undefined || weekdays.includes(weekdayOf(date))),
  )
}
