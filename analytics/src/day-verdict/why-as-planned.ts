import { PERFORMANCE_GUIDANCE as MARKS } from '@corner/contract/constants/guidance.ts'
import { written } from '../numbers/rounding.ts'
import { type OwnRecovery, ownPlaceWords } from './own-place.ts'

/** What the verdict `as_planned` was made from. */
interface AsPlanned {
  /** The newest recovery, percent. */
  recovery: number
  /** The usual one, percent; null: too few values for an own range. */
  usual: number | null
  /** The own range; null: too few values. */
  range: OwnRecovery | null
  /** Whether the recovery is of the judged day. */
  isOfToday: boolean
  /** How many signs speak against a hard day, all of them mild. */
  signs: number
}

/** What keeps an athlete's day as planned by `readDayVerdict`, as a clause: `recovery 43%, in own range 42 to 75%`. */
export function whyAsPlanned({ recovery, usual, range, isOfToday, signs }: AsPlanned): string {
  const mild = signs === 1 ? 'only one mild sign' : 'only mild signs'
  const value = `recovery ${written(recovery, 0)}%${isOfToday ? '' : ' (yesterday)'}`
  if (recovery < MARKS.recoveryHighFrom)
    return `${value}, ${signs === 0 ? placeText({ recovery, usual, range }) : mild}`
  return `${value} is high, ${signs === 0 && !isOfToday ? 'no score of today yet' : mild}`
}

/** Without a sign the recovery is not under the own range; over the middle of it, it may be above. */
function placeText({ recovery, usual, range }: Pick<AsPlanned, 'recovery' | 'usual' | 'range'>): string {
  if (usual === null || range === null) return 'no sign against it'
  const [shown, middle] = [written(recovery, 0), written(usual, 0)]
  if (shown === middle) return 'as usual'
  return recovery < usual ? ownPlaceWords(recovery, range) : `over the usual ${middle}%`
}

/** What would ease the day of somebody who trains as planned. */
export const WHAT_EASES = `A lighter day takes a recovery below ${MARKS.recoveryModerateFrom}%, a strong sign, or two mild ones below ${MARKS.recoveryHighFrom}%`
