import type { DayNumber } from '../../people/calendar-day.ts'
import { LAST_MEMBER } from '../../people/person.ts'

/** An athlete's id differs from the member's number, so that mixing them up causes an error. */
const ATHLETE_SHIFT = 300_000
const MEMBERS = LAST_MEMBER + 1
const ACTIVITIES_A_DAY = 10

export function athleteId(member: number): string {
  return `i${ATHLETE_SHIFT + member}`
}

/** Contains day, member and index, so that an activity is found without a search. */
export function activityId(member: number, day: DayNumber, index: number): string {
  return `i${(day * MEMBERS + member) * ACTIVITIES_A_DAY + index}`
}

/** undefined: not the id of an activity. */
export function placeOfActivity(id: string): { member: number; day: DayNumber; index: number } | undefined {
  const number = /^i(\d{1,15})$/.exec(id)?.[1]
  if (number === undefined) return undefined
  const rest = Math.floor(Number(number) / ACTIVITIES_A_DAY)
  return { member: rest % MEMBERS, day: Math.floor(rest / MEMBERS), index: Number(number) % ACTIVITIES_A_DAY }
}

/** undefined: not a date. */
export function dayOfDate(date: string): DayNumber | undefined {
  const day = Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / 86_400_000
  return Number.isInteger(day) ? day : undefined
}
