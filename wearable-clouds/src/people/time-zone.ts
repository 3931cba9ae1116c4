import { calendarDate, type DayNumber, dayOf, weekday } from './calendar-day.ts'

/** Minutes east of UTC in winter, and the rule for summer time. */
export interface TimeZone {
  name: string
  winterMinutes: number
  summerTime: 'american' | 'european'
}

export const CHICAGO: TimeZone = { name: 'America/Chicago', winterMinutes: -360, summerTime: 'american' }
export const NEW_YORK: TimeZone = { name: 'America/New_York', winterMinutes: -300, summerTime: 'american' }
export const DENVER: TimeZone = { name: 'America/Denver', winterMinutes: -420, summerTime: 'american' }
export const LOS_ANGELES: TimeZone = { name: 'America/Los_Angeles', winterMinutes: -480, summerTime: 'american' }
export const BUDAPEST: TimeZone = { name: 'Europe/Budapest', winterMinutes: 60, summerTime: 'european' }

const summers = new Map<string, readonly [DayNumber, DayNumber]>()

/** Minutes east of UTC on the morning of a day. */
export function offsetMinutes(zone: TimeZone, day: DayNumber): number {
  const { year } = calendarDate(day)
  const key = `${zone.summerTime}${year}`
  const summer = summers.get(key) ?? summerOf(zone, year)
  summers.set(key, summer)
  return zone.winterMinutes + (day >= summer[0] && day < summer[1] ? 60 : 0)
}

/**
 * First day of summer time and first day after it. America: 2nd Sunday of March to 1st of November; Europe: last Sundays
 * of March and October.
 */
function summerOf(zone: TimeZone, year: number): readonly [DayNumber, DayNumber] {
  return zone.summerTime === 'american'
    ? [sundayFrom(dayOf(year, 3, 8)), sundayFrom(dayOf(year, 11, 1))]
    : [sundayFrom(dayOf(year, 3, 25)), sundayFrom(dayOf(year, 10, 25))]
}

function sundayFrom(day: DayNumber): DayNumber {
  return day + ((7 - weekday(day)) % 7)
}

/** WHOOP's `timezone_offset`: `-06:00`, `+01:00`, `Z`. */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'Z'
  const size = Math.abs(minutes)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
