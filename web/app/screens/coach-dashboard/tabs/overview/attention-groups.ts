import type { AthleteStatus, Severity } from '@corner/analytics/athlete/athlete-status.ts'
import { isHeldBack } from '@corner/analytics/day-verdict/verdict-place.ts'
import { RECENT_ALERTS } from '@corner/contract/constants/at-risk.ts'
import { SEVERITY_BADGES } from '../../../../shared/explanations/badges.ts'
import { type AthleteDays, verdictOf } from '../../../../shared/verdict/athlete-days.ts'
import { firstShown } from './first-shown.ts'

/** Those who need attention of one severity, in the order of the team's attention. */
export interface AttentionGroup {
  severity: Severity
  title: string
  statuses: readonly AthleteStatus[]
  /** How many are shown at first: whoever rests or eases today is, and stands first. */
  first: number
  /** Of the others none is shown at first. */
  isFolded: boolean
}

/**
 * A single issue is common and rarely a reason to act: folded, unless nobody has more or the day is held back.
 * @param attention by severity, within one who rests or eases first
 */
export function groupAttention(attention: readonly AthleteStatus[], days: AthleteDays): AttentionGroup[] {
  const isHeld = ({ athlete }: AthleteStatus) => isHeldBack(verdictOf(days, athlete.athlete_id) ?? undefined)
  return (['high', 'medium', 'low'] as const).flatMap((severity) => {
    const statuses = attention.filter((status) => status.severity === severity)
    if (statuses.length === 0) return []
    const isFolded = severity === 'low' && statuses.length < attention.length
    const title = severity === 'low' ? 'One issue' : SEVERITY_BADGES[severity].word
    const first = firstShown(statuses.length, Math.max(statuses.filter(isHeld).length, isFolded ? 0 : RECENT_ALERTS))
    return [{ severity, title, statuses, first, isFolded: isFolded && first < statuses.length }]
  })
}
