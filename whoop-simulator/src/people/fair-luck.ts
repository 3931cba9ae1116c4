import type { DayNumber } from './calendar-day.ts'
import { drawsFor, mix, TOPIC } from './random.ts'
import { seatOf } from './seat.ts'

const SHARES = 20
/** Steps that visit each share once. */
const STEPS = [1, 3, 7, 9, 11, 13, 17, 19]
/**
 * How hard the day before was, as a share, for those whose luck falls into each share: nearly unrelated (r -0.13), but the worst
 * luck (0) never follows the hardest days (17 to 19).
 */
const HARDNESS = [15, 11, 6, 13, 10, 5, 16, 2, 12, 8, 19, 3, 14, 0, 9, 1, 17, 18, 4, 7]

/**
 * A member's luck on a morning: normal, mean 0 and SD 1, new each day, and dealt like cards. Of twenty seats in a row each gets
 * another twentieth of the bell curve, so a team of forty has its two worst mornings every day and never ten on one: a demo that
 * opens on a Friday by chance must look like a team, not like an epidemic.
 */
export function fairLuck(seed: number, member: number, day: DayNumber): number {
  return normalAt((shareOf(seed, member, day) + drawsFor(seed, member, TOPIC.luck, day).uniform()) / SHARES)
}

/** How hard a member goes on a day, dealt with the luck of the next morning: HARDNESS says who gets both. */
export function fairHardness(seed: number, member: number, day: DayNumber): number {
  const share = HARDNESS[shareOf(seed, member, day + 1)] ?? 0
  return normalAt((share + drawsFor(seed, member, TOPIC.luck, day, 1).uniform()) / SHARES)
}

function shareOf(seed: number, member: number, day: DayNumber): number {
  const deal = mix(seed, TOPIC.luck, day)
  return (seatOf(member) * (STEPS[deal % STEPS.length] ?? 1) + (deal >>> 8)) % SHARES
}

function normalAt(place: number): number {
  return 4.91 * (place ** 0.14 - (1 - place) ** 0.14) // Tukey's lambda: the normal quantile within 0.01 up to 2.5 SD
}
