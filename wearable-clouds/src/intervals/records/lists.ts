import type { Clock } from '../../clock.ts'
import { type DayNumber, utcDay } from '../../people/calendar-day.ts'
import { memberDay } from '../../people/history.ts'
import { activitiesOf, activityOf } from './activity.ts'
import type { Changes } from './changes.ts'
import { placeOfActivity } from './ids.ts'
import { wellnessOf } from './wellness.ts'

/** How far an athlete's history goes back. */
const HISTORY_DAYS = 730

/** What records are computed from. */
interface Source {
  seed: number
  clock: Clock
  changes: Changes
}

/** The records of the days from one to another, both included, oldest first; none of a day that is still to come. */
export function wellnessBetween(
  { seed, clock, changes }: Source,
  member: number,
  oldest: DayNumber,
  newest: DayNumber,
) {
  const nowMs = clock.nowMs()
  return daysBetween(nowMs, oldest, newest)
    .map((day) => memberDay(seed, member, day))
    .filter(({ night }) => night.endMs <= nowMs)
    .map((day) => wellnessOf(day, nowMs, changes))
}

/** Activities that began between two local times, newest first. */
export function activitiesBetween({ seed, clock, changes }: Source, member: number, oldest: string, newest: string) {
  const nowMs = clock.nowMs()
  const [first, last] = [dayIn(oldest), dayIn(newest)]
  return daysBetween(nowMs, first - 1, last + 1)
    .reverse()
    .flatMap((day) => activitiesOf(memberDay(seed, member, day), nowMs, changes))
    .filter(({ start_date_local }) => {
      const local = String(start_date_local)
      return local >= oldest && local <= (newest.length > 10 ? newest : `${newest}T23:59:59`)
    })
}

/** Of this athlete; undefined for another's or none. */
export function findActivity({ seed, clock, changes }: Source, member: number, id: string) {
  const place = placeOfActivity(id)
  if (place?.member !== member || Math.abs(place.day - utcDay(clock.nowMs())) > HISTORY_DAYS) return undefined
  return activityOf(memberDay(seed, member, place.day), place.index, clock.nowMs(), changes)
}

function daysBetween(nowMs: number, oldest: DayNumber, newest: DayNumber): DayNumber[] {
  const first = Math.max(oldest, utcDay(nowMs) - HISTORY_DAYS)
  const last = Math.min(newest, utcDay(nowMs) + 1)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place)
}

function dayIn(local: string): DayNumber {
  return Math.floor(Date.parse(`${local.slice(0, 10)}T00:00:00Z`) / 86_400_000)
}
