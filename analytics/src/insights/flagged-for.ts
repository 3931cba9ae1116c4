import { type Issue, type IssueKind, isAboutMissingData } from '../athlete/at-risk.ts'
import type { AthleteStatus } from '../athlete/athlete-status.ts'
import { listed } from './sentence.ts'

/** The issues of the week that are to be said: not missing data, and not the fall to a low recovery, which stands beside it everywhere. */
export function flagsToSay({ issues }: Pick<AthleteStatus, 'issues'>): Issue[] {
  const isLow = issues.some(({ kind }) => kind === 'low_recovery')
  return issues.filter((issue) => !isAboutMissingData(issue) && !(isLow && issue.kind === 'recovery_falling'))
}

/**
 * `an average strain of 15.2 and 5.9 h of sleep a night`: the issues of the week with the figures of the Flags card; null:
 * none but missing data or a low recovery, which stands beside it everywhere.
 */
export function flaggedFor(status: Pick<AthleteStatus, 'issues'>): string | null {
  const reasons = flagsToSay(status).flatMap((issue) => WORDS[issue.kind]?.(amountOf(issue)) ?? [])
  return reasons.length === 0 ? null : listed(reasons)
}

/** The figure of an issue without its sign. */
export const amountOf = ({ valueText }: Issue) => (valueText ?? '').replace(/^[−-]/, '')

const WORDS: Partial<Record<IssueKind, (amount: string) => string>> = {
  low_sleep_quality: (amount) => `an average sleep quality of ${amount}`,
  short_sleep: (amount) => `${amount} of sleep a night`,
  high_strain: (amount) => `an average strain of ${amount}`,
  recovery_falling: (amount) => `a recovery ${amount} under the plain average of the week`,
  hrv_falling: (amount) => `an HRV ${amount} under the plain average of the week`,
}
