import type { DayNumber } from './calendar-day.ts'
import { placeOf } from './place.ts'
import { drawsFor, mix, TOPIC } from './random.ts'

const SHARES = 20
/** Steps coprime to SHARES: each visits every share once. */
const STEPS = [1, 3, 7, 9, 11, 13, 17, 19]
/**
 * The share of training hardness on the day before, for each share of luck: nearly uncorrelated (r -0.13), but the worst
 * luck (0) never follows the hardest days (17 to 19).
 */
const HARDNESS = [15, 11, 6, 13, 10, 5, 16, 2, 12, 8, 19, 3, 14, 0, 9, 1, 17, 18, 4, 7]

/**
 * A member's daily luck: normally distributed, mean 0 and SD 1, in stratified samples. Of twenty members in a row, each
 * gets a different twentieth of the bell curve. So a team of forty has its two worst mornings every day and never ten at
 * once: a demo must look like a team on any day.
 */
export function dailyLuck(seed: number, member: number, day: DayNumber): number {
  return normalAt((shareOf(seed, member, day) + drawsFor(seed, member, TOPIC.luck, day).uniform()) / SHARES)
}

/** How hard a member trains on a day, stratified together with the luck of the next morning: HARDNESS pairs the two. */
export function dailyHardness(seed: number, member: number, day: DayNumber): number {
  const share = HARDNESS[shareOf(seed, member, day + 1)] ?? 0
  return normalAt((share + drawsFor(seed, member, TOPIC.luck, day, 1).uniform()) / SHARES)
}

function shareOf(seed: number, member: number, day: DayNumber): number {
  const shuffle = mix(seed, TOPIC.luck, day)
  return (placeOf(member) * (STEPS[shuffle % STEPS.length] ?? 1) + (shuffle >>> 8)) % SHARES
}

function normalAt(place: number): number {
  return 4.91 * (place ** 0.14 - (1 - place) ** 0.14) // Tukey's lambda: the normal quantile within 0.01 up to 2.5 SD
}
