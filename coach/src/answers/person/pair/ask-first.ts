import { writeWeekday } from '../../../wording/day-names.ts'
import { plainName } from '../../../wording/names.ts'
import type { AthleteVerdict, FreshVerdict } from '../../day/verdicts.ts'
import { THREE_QUESTIONS } from '../../day/without-data.ts'

/** `**Ask Cal Cole first**, no recovery since Thu Nov 19: how they slept, ...`. */
export const askFirst = ({ athlete, newestRecovery }: AthleteVerdict, today: string): string =>
  `**Ask ${plainName(athlete.name)} first**, no recovery ${newestRecovery === null ? 'of today or yesterday' : `since ${writeWeekday(newestRecovery.date, today)}`}: ${THREE_QUESTIONS}.`

/** Whether a fresh recovery is missing, so that the verdict on the day is open. */
export const isOpen = ({ verdict }: Pick<AthleteVerdict, 'verdict'>): boolean => verdict === 'ask'

/** With the newest recovery, however old, where no fresh one has come; undefined: there is none. */
export function withNewest(one: AthleteVerdict): FreshVerdict | undefined {
  const { recovery, recoveryDate, newestRecovery } = one
  if (recovery !== null && recoveryDate !== null) return { ...one, recovery, recoveryDate }
  return newestRecovery ? { ...one, recovery: newestRecovery.value, recoveryDate: newestRecovery.date } : undefined
}
