import type { Verdict } from '@corner/analytics/day-verdict/day-verdict.ts'
import { isHeldBack } from '@corner/analytics/day-verdict/verdict-place.ts'
import { begun } from '@corner/analytics/insights/sentence.ts'
import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import type { AthleteDay } from '@corner/contract/entities/team-records.ts'

/** Without a sign the recovery alone gives the verdict. */
const LOW_RECOVERY: Partial<Record<Verdict, string>> = {
  lighter: `recovery below ${PERFORMANCE_GUIDANCE.recoveryModerateFrom}%`,
  easy: 'recovery in the red',
}

/**
 * Why an athlete eases or rests today, in a few words: `Respiratory rate up`; '' for everybody else.
 * @param day undefined: not known
 */
export function heldReason(day: AthleteDay | undefined): string {
  if (!day || !isHeldBack(day.verdict)) return ''
  return begun(day.first_reason ?? LOW_RECOVERY[day.verdict] ?? '')
}
