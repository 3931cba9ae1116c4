import { type DayNumber, weekday, weekNumber } from './calendar-day.ts'
import { drawsFor, mix, TOPIC } from './random.ts'
import { dayKind } from './season.ts'
import { BUDAPEST, CHICAGO, DENVER, LOS_ANGELES, NEW_YORK, offsetMinutes, type TimeZone } from './time-zone.ts'

const AWAY = [NEW_YORK, DENVER, LOS_ANGELES]
const CAMP_DAYS = 9
const CAMP_SPAN = 182 // at most one training camp abroad in half a year
const JET_LAG_DAYS = 3

/** Minutes east of UTC at the place where the member wakes up. */
export function offsetOf(seed: number, member: number, day: DayNumber): number {
  return offsetMinutes(zoneOf(seed, member, day), day)
}

/** Where the member wakes up. */
export function zoneOf(seed: number, member: number, day: DayNumber): TimeZone {
  if (isAtCamp(seed, member, day)) return BUDAPEST
  return teamTrip(seed, day) ?? CHICAGO
}

/** One match in five is two flights away: the team wakes up there from Friday to Sunday. */
function teamTrip(seed: number, day: DayNumber): TimeZone | undefined {
  const dayOfWeek = weekday(day)
  const saturday = dayOfWeek === 5 ? day + 1 : dayOfWeek === 6 ? day : dayOfWeek === 0 ? day - 1 : undefined
  if (saturday === undefined || dayKind(saturday) !== 'competition') return undefined
  const luck = mix(seed, TOPIC.trip, weekNumber(saturday))
  return luck % 5 === 0 ? AWAY[(luck >>> 8) % AWAY.length] : undefined
}

/** First day of each camp, by seed, member and half-year. */
const camps = new Map<string, DayNumber | undefined>()

/** Some members train abroad for nine days, each at a different time. */
function isAtCamp(seed: number, member: number, day: DayNumber): boolean {
  const half = Math.floor(day / CAMP_SPAN)
  const key = `${seed}/${member}/${half}`
  if (!camps.has(key)) camps.set(key, campIn(seed, member, half))
  const first = camps.get(key)
  return first !== undefined && day >= first && day < first + CAMP_DAYS
}

function campIn(seed: number, member: number, half: number): DayNumber | undefined {
  const chance = drawsFor(seed, member, TOPIC.camp, half)
  if (!chance.chance(0.2)) return undefined
  return half * CAMP_SPAN + Math.floor(chance.between(0, CAMP_SPAN - CAMP_DAYS))
}

/** Hours between body clock and local time on the first days after a long flight; 0 otherwise. */
export function jetLagHours(seed: number, member: number, day: DayNumber): number {
  const here = offsetOf(seed, member, day)
  for (let ago = 1; ago <= JET_LAG_DAYS; ago++) {
    const shift = (here - offsetOf(seed, member, day - ago)) / 60
    if (Math.abs(shift) > 3) return shift * (1 - (ago - 1) / JET_LAG_DAYS)
  }
  return 0
}
