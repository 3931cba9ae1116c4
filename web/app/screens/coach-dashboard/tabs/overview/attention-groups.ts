import type { AthleteStatus, Severity } from '@corner/analytics/athlete/athlete-status.ts'
import { RECENT_ALERTS } from '@corner/contract/constants/at-risk.ts'
import { SEVERITY_BADGES } from '../../../../shared/explanations/badges.ts'

/** Those who need attention of one severity, in the order of the team's attention. */
export interface AttentionGroup {
  severity: Severity
  title: string
  statuses: readonly AthleteStatus[]
  /** How many are shown at first; 0: folded. */
  first: number
}

/** A single sign is common and rarely a reason to act: folded, unless nobody has more. */
export function groupAttention(attention: readonly AthleteStatus[]): AttentionGroup[] {
  return (['high', 'medium', 'low'] as const).flatMap((severity) => {
    const statuses = attention.filter((status) => status.severity === severity)
    if (statuses.length === 0) return []
    const isFolded = severity === 'low' && statuses.length < attention.length
    const title = severity === 'low' ? 'A single sign' : SEVERITY_BADGES[severity].word
    return [{ severity, title, statuses, first: isFolded ? 0 : RECENT_ALERTS }]
  })
}
