import type { DayNumber } from '../../people/calendar-day.ts'
import { mix, TOPIC } from '../../people/random.ts'

/** Index of an activity within its day: the main sleep, the nap, then the workouts in order. */
export const MAIN_SLEEP = 0
export const NAP = 1
export const FIRST_WORKOUT = 2

const DAYS_OF_A_MEMBER = 100_000

/** int64; contains the day, so that a cycle is found without a search. */
export function cycleId(member: number, day: DayNumber): number {
  return member * DAYS_OF_A_MEMBER + day
}

/** The day of a cycle id, undefined for another member's. */
export function dayOfCycle(id: number, member: number): DayNumber | undefined {
  return Number.isInteger(id) && Math.floor(id / DAYS_OF_A_MEMBER) === member ? id % DAYS_OF_A_MEMBER : undefined
}

/** A uuid of version 4's form, the same after each start; its last group contains index and day. */
export function activityId(seed: number, member: number, day: DayNumber, place: number): string {
  const hex = (salt: number, digits: number) =>
    mix(seed, member, TOPIC.id, day, place, salt).toString(16).padStart(8, '0').slice(0, digits)
  const tail = `${place.toString(16)}${day.toString(16).padStart(5, '0')}${hex(3, 6)}`
  return `${hex(1, 8)}-${hex(2, 4)}-4${hex(4, 3)}-a${hex(5, 3)}-${tail}`
}

/** Day and index of an activity; undefined for an id that is not this member's. */
export function placeOfActivity(
  id: string,
  seed: number,
  member: number,
): { day: DayNumber; place: number } | undefined {
  const tail = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-([0-9a-f])([0-9a-f]{5})[0-9a-f]{6}$/.exec(id)
  if (!tail) return undefined
  const found = { place: Number.parseInt(tail[1] ?? '', 16), day: Number.parseInt(tail[2] ?? '', 16) }
  return activityId(seed, member, found.day, found.place) === id ? found : undefined
}

/** The number of an activity in API v1. */
export function oldActivityNumber(member: number, day: DayNumber, place: number): number {
  return cycleId(member, day) * 16 + place
}

export function placeOfOldNumber(number: number, member: number): { day: DayNumber; place: number } | undefined {
  const day = dayOfCycle(Math.floor(number / 16), member)
  return day === undefined ? undefined : { day, place: number % 16 }
}
