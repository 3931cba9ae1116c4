import type { DayNumber } from './calendar-day.ts'
import { drawsFor, mix, TOPIC } from './random.ts'

const SHARES = 20
/** Steps that visit each share once. */
const STEPS = [1, 3, 7, 9, 11, 13, 17, 19]

/**
 * A member's luck on a morning: normal, mean 0 and SD 1, new each day, and dealt like cards. Of twenty members in a row each gets
 * another twentieth of the bell curve, so a team of forty has its two worst mornings every day and never ten on one: a demo that
 * opens on a Friday by chance must look like a team, not like an epidemic.
 */
export function fairLuck(seed: number, member: number, day: DayNumber): number {
  const deal = mix(seed, TOPIC.luck, day)
  const share = (member * (STEPS[deal % STEPS.length] ?? 1) + (deal >>> 8)) % SHARES
  const place = (share + drawsFor(seed, member, TOPIC.luck, day).uniform()) / SHARES
  return 4.91 * (place ** 0.14 - (1 - place) ** 0.14) // Tukey's lambda: the normal quantile within 0.01 up to 2.5 SD
}
