import { PERFORMANCE_GUIDANCE as MARKS } from '@corner/contract/constants/guidance.ts'
import { written } from '../numbers/rounding.ts'

/** What the verdict `as_planned` was made from. */
interface AsPlanned {
  /** The newest recovery, percent. */
  recovery: number
  /** Whether the recovery is of the judged day. */
  isOfToday: boolean
  /** How many signs speak against a hard day, all of them mild. */
  signs: number
}

/** From here on nobody asks whether the recovery is below the mark for a lighter day. */
const NEAR_THE_MARK = 50

/** What keeps an athlete's day as planned by `readDayVerdict`, as a clause: `recovery 43% is not below 40%, only one mild sign`. */
export function whyAsPlanned({ recovery, isOfToday, signs }: AsPlanned): string {
  const mild = signs === 1 ? 'only one mild sign' : 'only mild signs'
  const near = recovery < NEAR_THE_MARK ? ` is not below ${MARKS.recoveryModerateFrom}%` : ''
  const value = `recovery ${written(recovery, 0)}%${isOfToday ? '' : ' (yesterday)'}`
  if (recovery < MARKS.recoveryHighFrom)
    return `${value}${near}, ${signs === 0 ? 'nothing is far outside their own range' : mild}`
  return `${value} is high, ${signs === 0 && !isOfToday ? 'no score of today yet' : mild}`
}

/** What would ease the day of somebody who trains as planned. */
export const WHAT_EASES = `A lighter day takes a recovery below ${MARKS.recoveryModerateFrom}%, a strong sign, or two mild ones below ${MARKS.recoveryHighFrom}%`
