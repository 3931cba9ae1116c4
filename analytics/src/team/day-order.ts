import { type AthleteStatus, needsAttention } from '../athlete/athlete-status.ts'
import type { DayVerdict } from '../day-verdict/day-verdict.ts'
import { underUsual } from '../day-verdict/under-usual.ts'
import { bySeverityThenVerdict } from './attention-order.ts'

/** An athlete's judgement of the day beside the status of the week. */
interface OfDay {
  status: AthleteStatus
  day: Pick<DayVerdict, 'verdict' | 'recovery' | 'usual' | 'signs'>
}

/**
 * Sorts a team for the day: first those with something against them, a flag, a sign, or a recovery well under the usual
 * one, each part with the lowest recovery first, and those alike, or without one, in the order of the Team Overview's list of
 * who needs attention.
 */
export function inDayOrder<Athlete extends OfDay>(team: readonly Athlete[]): Athlete[] {
  const byAttention = bySeverityThenVerdict(
    new Map(team.map(({ status, day }) => [status.athlete.athlete_id, day.verdict])),
  )
  const calm = (one: Athlete) => Number(!hasSomethingAgainst(one))
  const shown = ({ day }: Athlete) => (day.recovery === null ? NONE : Math.round(day.recovery.value))
  return team.toSorted((a, b) => calm(a) - calm(b) || shown(a) - shown(b) || byAttention(a.status, b.status))
}

/** Before every recovery: there is somebody to ask. */
const NONE = -1

/**
 * Whether a flag of the week, a sign, or a recovery well under the usual one speaks against somebody's day. The HRV of one
 * night alone does not: by rule it is no sign, and a week of it is one.
 */
export const hasSomethingAgainst = ({ status, day }: OfDay): boolean =>
  needsAttention({ issues: status.issues.filter(({ kind }) => kind !== 'hrv_falling') }) ||
  day.signs.length > 0 ||
  underUsual({ ...day, recovery: day.recovery?.value ?? null }) > 0
