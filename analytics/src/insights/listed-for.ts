import type { Issue, IssueKind } from '../athlete/at-risk.ts'
import type { Sign, SignKind } from '../day-verdict/sign.ts'
import { flaggedInSentence } from './flagged-for.ts'

/** The signs that tell what an issue is about, with figures of their own. */
const TOLD_BY: Partial<Record<IssueKind, readonly SignKind[]>> = {
  short_sleep: ['short_nights'],
  recovery_falling: ['recovery_under_own', 'red_mornings', 'falling_recovery'],
  hrv_falling: ['hrv_under_own'],
}

/**
 * What an athlete is flagged for over the week beside the signs of the day, as a sentence: `Listed this week for recovery 11
 * points and HRV 8 ms under the 7-day average; HRV of one night alone is no sign.` '' where the signs say it all, as the sign does that sums up
 * the issues.
 */
export function listedFor(issues: readonly Issue[], signs: readonly Sign[]): string {
  if (signs.length > 0 && signs.every(({ kind }) => kind === 'at_risk')) return ''
  const unsaid = issues.filter(({ kind }) => !signs.some((sign) => isToldBy(kind, sign)))
  const reasons = flaggedInSentence({ issues: unsaid })
  if (reasons === null) return ''
  const isOneNight = unsaid.some(({ kind }) => kind === 'hrv_falling')
  return `Listed this week for ${reasons}${isOneNight ? '; HRV of one night alone is no sign' : ''}.`
}

/** The HRV may also be one of several vital signs. */
const isToldBy = (issue: IssueKind, { kind, vitals = [] }: Sign): boolean =>
  TOLD_BY[issue]?.includes(kind) === true || (issue === 'hrv_falling' && vitals.includes('hrv'))
