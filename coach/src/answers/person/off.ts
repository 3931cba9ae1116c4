import type { Sign } from '@corner/analytics/day-verdict/sign.ts'
import { writeDay } from '../../wording/day-names.ts'
import { beginOf } from '../day/how-long.ts'
import { isHeld } from '../day/one-athlete.ts'
import { type Fresh, reasonsOf } from '../day/verdicts.ts'

const SIGNS = 4

/** How far somebody is off, by the one judgement of the day. */
export type Off = 'off' | 'a_little' | 'fine'

export function offOf(one: Fresh): Off {
  if (isHeld(one)) return 'off'
  return one.signs.length > 0 ? 'a_little' : 'fine'
}

/** What speaks against a hard day, more of it than a line of a list tells. */
export const signsOf = (one: Fresh): Sign[] => reasonsOf(one, SIGNS)

/** ` since Nov 19`, of a run; '' where it is last night's alone. */
export function sinceOf(one: Fresh, today: string): string {
  const earliest = beginOf(signsOf(one))
  return earliest === undefined || earliest >= one.recoveryDate ? '' : ` since ${writeDay(earliest, today)}`
}
