import { counted } from '@corner/analytics/numbers/counted.ts'
import type { DataQualityIssue } from '@corner/analytics/team/data-quality.ts'
import { byFileText } from '@corner/contract/constants/providers.ts'
import { ageText, lastDay, type ShownPeriod } from '../../../../shared/explanations/shown-period.ts'

/** Why data of an athlete is limited, and since when: two short texts. */
export function dataQualityText(
  { kind, latestDate, recoveryDays, status }: DataQualityIssue,
  period: ShownPeriod,
): { why: string; since: string } {
  const newest = latestDate === null ? 'no recovery in this period' : `newest: ${ageText(latestDate, lastDay(period))}`
  switch (kind) {
    case 'not_linked':
      return { why: byFileText(status.athlete.provider) ?? 'not linked', since: latestDate === null ? '' : newest }
    case 'link_ended':
      return { why: 'link ended', since: `${newest}; ask them to connect again` }
    case 'link_paused':
      return { why: 'paused by the athlete', since: newest }
    case 'no_data':
      return { why: 'not worn', since: `nothing in ${counted(period.shownDays.length, 'day')}` }
    case 'stale':
      return { why: 'no new recovery', since: newest }
    case 'few_days':
      return { why: 'few days', since: `${counted(recoveryDays, 'recovery', 'recoveries')} in this period` }
    case 'pending':
      return { why: 'score pending', since: newest }
  }
}
