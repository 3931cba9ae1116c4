import type { Issue, IssueKind } from '@corner/analytics/athlete/at-risk.ts'
import type { SignKind } from '@corner/analytics/day-verdict/sign.ts'
import { type FreshVerdict, reasonsOf } from '../day/verdicts.ts'
import { joinAnd } from '../phrases/lists.ts'

/** What is flagged, in words that need no rule. @param value as read */
const FLAGGED: Record<IssueKind, (value: string) => string> = {
  low_recovery: (value) => `recovery ${value}`,
  low_sleep_quality: (value) => `sleep quality of ${value} on average`,
  short_sleep: (value) => `${value} of sleep a night on average`,
  high_strain: (value) => `a strain of ${value} a day on average`,
  recovery_falling: (value) => `recovery ${sizeOf(value)} under the average of these days`,
  hrv_falling: (value) => `HRV ${sizeOf(value)} under the average of these days`,
  few_recovery_points: (value) => `a recovery on only ${value}`,
  not_connected: () => 'no device linked',
}

const sizeOf = (value: string) => value.replace(/^\D+/, '')

/** Flags that repeat a reason of the verdict. */
const SAID_BY: Partial<Record<IssueKind, readonly SignKind[]>> = {
  hrv_falling: ['hrv_under_own', 'illness_signs', 'two_vitals_off'],
  short_sleep: ['short_nights'],
}

/** One flag in plain words: `5.9 h of sleep a night on average`. */
export const writeFlag = ({ kind, valueText }: Issue): string => FLAGGED[kind](valueText ?? '')

/**
 * What the dashboard flags: `Also flagged over the last 7 days: 5.9 h of sleep a night on average.` Next to a verdict,
 * which gives the recovery and its reasons, only the rest; '' where there is none.
 * @param isBeside something about these days was said already
 */
export function writeFlagged(
  issues: readonly Issue[],
  { over, told, isBeside = false }: { over: string; told: FreshVerdict | undefined; isBeside?: boolean },
): string {
  if (issues.length === 0) return `Nothing ${isBeside ? 'else ' : ''}is flagged ${over}.`
  const said = told ? reasonsOf(told).map(({ kind }) => kind) : []
  const isSaid = ({ kind }: Issue) =>
    told !== undefined &&
    (kind === 'low_recovery' || kind === 'recovery_falling' || SAID_BY[kind]?.some((sign) => said.includes(sign)))
  const untold = issues.filter((issue) => !isSaid(issue))
  if (untold.length === 0) return ''
  return `${said.length > 0 ? 'Also flagged' : 'Flagged'} ${over}: ${joinAnd(untold.map(writeFlag))}.`
}
