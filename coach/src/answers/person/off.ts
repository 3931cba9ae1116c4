import type { Sign } from '@corner/analytics/day-verdict/sign.ts'
import { writeDay } from '../../wording/day-names.ts'
import { beginOf, isOfWeek } from '../day/how-long.ts'
import { type FreshVerdict, isHeld, reasonsOf } from '../day/verdicts.ts'

const SIGNS = 4

/** How far somebody is off, by the day's verdict. */
export type Off = 'off' | 'a_little' | 'fine'

export function offOf(one: FreshVerdict): Off {
  if (isHeld(one)) return 'off'
  return one.signs.length > 0 ? 'a_little' : 'fine'
}

/** The signs against a hard day, with more detail than in a list. */
export const signsOf = (one: FreshVerdict): Sign[] => reasonsOf(one, SIGNS)

/** ` since Nov 19`, for a run; ` this week`, for what is judged over it; '' for last night alone. */
export function sinceOf(one: FreshVerdict, today: string): string {
  const signs = signsOf(one)
  if (signs.length > 0 && signs.every(isOfWeek)) return ' this week'
  const earliest = beginOf(signs)
  return earliest === undefined || earliest >= one.recoveryDate ? '' : ` since ${writeDay(earliest, today)}`
}
