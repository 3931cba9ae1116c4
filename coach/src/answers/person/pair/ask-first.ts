import { writeWeekday } from '../../../wording/day-names.ts'
import { boldName, plainName } from '../../../wording/names.ts'
import { hasOwnState, isOff, writeOwnState } from '../../day/own-state.ts'
import type { AthleteVerdict, FreshVerdict } from '../../day/verdicts.ts'
import { THREE_QUESTIONS } from '../../day/without-data.ts'
import { joinAnd } from '../../phrases/lists.ts'

/**
 * `**Ask Cal Cole first**, no recovery since Thu Nov 19: how they slept, ...`; whose maker gives no recovery is told by their own
 * signs.
 */
export function askFirst(one: AthleteVerdict, today: string): string {
  const { athlete, newestRecovery } = one
  const first = `**Ask ${plainName(athlete.name)} first**`
  if (isOff(one)) return `${first}, off by their own signs, with no recovery to go by: ${writeOwnState(one)}.`
  if (hasOwnState(one)) return `No recovery, and nothing clearly off by their own range: ${writeOwnState(one)}.`
  return `${first}, no recovery ${newestRecovery === null ? 'of today or yesterday' : `since ${writeWeekday(newestRecovery.date, today)}`}: ${THREE_QUESTIONS}.`
}

/** `No recovery of **Cal Cole** since Thu Nov 19.`, for what is not about today. */
export const sayNoneSince = ({ athlete, newestRecovery }: AthleteVerdict, today: string): string =>
  newestRecovery
    ? `No recovery of ${boldName(athlete.name)} since ${writeWeekday(newestRecovery.date, today)}.`
    : `No recovery of ${boldName(athlete.name)} is there.`

/** `until Cal Cole has been asked`. */
export function untilAsked(open: readonly AthleteVerdict[]): string {
  return `until ${joinAnd(open.map(({ athlete }) => plainName(athlete.name)))} ${open.length === 1 ? 'has' : 'have'} been asked`
}

/** Whether a fresh recovery is missing, so that the verdict on the day is open. */
export const isOpen = ({ verdict }: Pick<AthleteVerdict, 'verdict'>): boolean => verdict === 'ask'

/** With the newest recovery, however old, where no fresh one has come; undefined: there is none. */
export function withNewest(one: AthleteVerdict): FreshVerdict | undefined {
  const { recovery, recoveryDate, newestRecovery } = one
  if (recovery !== null && recoveryDate !== null) return { ...one, recovery, recoveryDate }
  return newestRecovery ? { ...one, recovery: newestRecovery.value, recoveryDate: newestRecovery.date } : undefined
}
