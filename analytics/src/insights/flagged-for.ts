import { type Issue, type IssueKind, isAboutMissingData } from '../athlete/at-risk.ts'
import type { AthleteStatus } from '../athlete/athlete-status.ts'
import { amountOf, underAverage } from '../athlete/under-average.ts'
import { WEEK_DAYS } from '../days/calendar.ts'
import { listed } from './sentence.ts'

interface Flagged {
  /** `5.9 h of sleep a night`: the averages of the week that are flagged. */
  averages: readonly string[]
  /** `HRV 8 ms under the 7-day average`; '': no newest value is flagged. */
  under: string
}

/** The issues of the week that are to be said: not missing data, and not the fall to a low recovery, which stands beside it everywhere. */
export function flagsToSay({ issues }: Pick<AthleteStatus, 'issues'>): Issue[] {
  const isLow = issues.some(({ kind }) => kind === 'low_recovery')
  return issues.filter((issue) => !isAboutMissingData(issue) && !(isLow && issue.kind === 'recovery_falling'))
}

/** The issues of the week with the figures of the Flags card. */
function readFlags(told: readonly Issue[]): Flagged {
  return {
    averages: told.flatMap((issue) => WORDS[issue.kind]?.(amountOf(issue)) ?? []),
    under: underAverage(told, WEEK_DAYS),
  }
}

/**
 * As part of a list of reasons: `this week 6.4 h of sleep a night; HRV 8 ms under the 7-day average`; null: nothing is
 * flagged.
 * @param isRecoveryTold whether the recovery beside it is held against something already: one distance of it is enough
 */
export function flaggedFor(status: Pick<AthleteStatus, 'issues'>, isRecoveryTold: boolean): string | null {
  const told = flagsToSay(status).filter(({ kind }) => !(isRecoveryTold && kind === 'recovery_falling'))
  const { averages, under } = readFlags(told)
  const parts = [averages.length > 0 && `this week ${listed(averages)}`, under].filter(Boolean)
  return parts.length === 0 ? null : parts.join('; ')
}

/** Why a low HRV beside no sign of HRV is none: by rule, one night alone is not. */
export const ONE_NIGHT = 'HRV of one night is no sign'

/** As the end of a sentence: `5.9 h of sleep a night and HRV 8 ms under the 7-day average`; null: nothing is flagged. */
export function flaggedInSentence(status: Pick<AthleteStatus, 'issues'>): string | null {
  const { averages, under } = readFlags(flagsToSay(status))
  const reasons = [...averages, ...(under ? [under] : [])]
  return reasons.length === 0 ? null : listed(reasons)
}

const WORDS: Partial<Record<IssueKind, (amount: string) => string>> = {
  low_sleep_quality: (amount) => `an average sleep quality of ${amount}`,
  short_sleep: (amount) => `${amount} of sleep a night`,
  high_strain: (amount) => `an average strain of ${amount}`,
}
