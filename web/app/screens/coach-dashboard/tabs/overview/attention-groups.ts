import type { AthleteStatus, Severity } from '@corner/analytics/athlete/athlete-status.ts'
import { RECENT_ALERTS } from '@corner/contract/constants/at-risk.ts'
import { SEVERITY_BADGES } from '../../../../shared/explanations/badges.ts'

/** Those who need attention of one severity, most urgent first. */
export interface AttentionGroup {
  severity: Severity
  title: string
  statuses: readonly AthleteStatus[]
  /** How many are shown at first; 0: folded. */
  first: number
  /** How many are printed. */
  printed: number
}

/** As many as fit on one printed page with the rest of the overview. */
export const PRINTED_MAXIMUM = 10

/** A single sign is common and rarely a reason to act: folded, unless nobody has more. */
export function groupAttention(attention: readonly AthleteStatus[]): AttentionGroup[] {
  let printable = PRINTED_MAXIMUM
  return (['high', 'medium', 'low'] as const).flatMap((severity) => {
    const statuses = attention.filter((status) => status.severity === severity)
    if (statuses.length === 0) return []
    const isFolded = severity === 'low' && statuses.length < attention.length
    const printed = Math.min(statuses.length, printable)
    printable -= printed
    const title = severity === 'low' ? 'A single sign' : SEVERITY_BADGES[severity].word
    return [{ severity, title, statuses, first: isFolded ? 0 : RECENT_ALERTS, printed }]
  })
}
