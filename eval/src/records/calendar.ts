/** `YYYY-MM-DD`, a day in the team's own zone. */
export type Day = string

const DAY_MS = 86_400_000

export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)

/** How many days the second is after the first. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof WEEKDAYS)[number]

export const weekdayOf = (day: Day): Weekday => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sun'

/** The date at a moment, in a zone such as `-05:00`. */
export function dayAt(moment: Date, offset: string): Day {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? []
  const minutesEast = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1)
  return new Date(moment.getTime() + minutesEast * 60_000).toISOString().slice(0, 10)
}
