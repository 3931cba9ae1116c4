import type { DayNumber } from '../../people/calendar-day.ts'
import { mix, TOPIC } from '../../people/random.ts'

/** Index of a document within its day; the workouts follow in order. */
export const PLACES = {
  night: 0,
  nap: 1,
  daily_readiness: 2,
  daily_sleep: 3,
  daily_spo2: 4,
  daily_activity: 5,
  workout: 6,
}

/** So that no document has the id of another cloud's record of the same night. */
const OF_OURA = 0x6f75

/** In the form of a uuid, the same after each start; its last group contains index and day. */
export function documentId(seed: number, member: number, day: DayNumber, place: number): string {
  const hex = (salt: number, digits: number) =>
    mix(seed, member, TOPIC.id, day, place, OF_OURA + salt)
      .toString(16)
      .padStart(8, '0')
      .slice(0, digits)
  const tail = `${place.toString(16)}${day.toString(16).padStart(5, '0')}${hex(3, 6)}`
  return `${hex(1, 8)}-${hex(2, 4)}-4${hex(4, 3)}-b${hex(5, 3)}-${tail}`
}

/** The day of a document's id; undefined for an id that is not this member's. */
export function dayOfDocument(id: string, seed: number, member: number): DayNumber | undefined {
  const tail = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-b[0-9a-f]{3}-([0-9a-f])([0-9a-f]{5})[0-9a-f]{6}$/.exec(id)
  if (!tail) return undefined
  const [place, day] = [Number.parseInt(tail[1] ?? '', 16), Number.parseInt(tail[2] ?? '', 16)]
  return documentId(seed, member, day, place) === id ? day : undefined
}
