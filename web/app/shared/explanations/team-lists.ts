import { STALE_FROM_DAYS } from '@corner/analytics/athlete/data-state.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import { atRiskParts } from '@corner/analytics/team/at-risk-count.ts'
import { AT_RISK, HIGH_SEVERITY_ISSUES, RECENT_ALERTS } from '@corner/contract/constants/at-risk.ts'
import { INSIGHT, TOP_PERFORMER } from '@corner/contract/constants/team-scores.ts'
import type { MetricExplanation } from '../../ui/overlay/explanation.ts'
import { RECOVERY_SCALE, WEEK_MARKS } from './badges.ts'
import { periodText } from './shown-period.ts'
import type { TeamNumbers } from './team-cards.ts'

export function aboutAttention({ overview, shownDays }: TeamNumbers): MetricExplanation {
  const { atRisk } = overview
  const parts = atRisk.atRisk > 0 ? ` (${atRiskParts(atRisk)})` : ''
  return {
    what: 'Athletes to whom at least one at-risk rule about their values applies.',
    formula: `Latest recovery below ${AT_RISK.latestRecoveryBelow}%; average sleep quality below ${AT_RISK.sleepQualityBelow}%; average sleep below ${AT_RISK.sleepHoursBelow} h; average strain above ${AT_RISK.averageStrainAbove}; recovery more than ${-AT_RISK.recoveryTrendBelow} points or HRV more than ${-AT_RISK.hrvTrendBelow} ms under the own average. Most issues first. The first ${RECENT_ALERTS} with ${HIGH_SEVERITY_ISSUES} or more are the recent alerts.`,
    window: `${periodText({ shownDays })}: averages are of this period, so another period can give another list.`,
    records: `${atRisk.atRisk} of ${counted(atRisk.total, 'athlete')} at risk${parts}. No device linked, or fewer than ${AT_RISK.recoveryPointsBelow} days with a recovery, is at risk too: who only lacks data stands under Data Quality Issues. ${WEEK_MARKS}`,
    scale: RECOVERY_SCALE,
  }
}

export function aboutTopPerformers({ overview, shownDays }: TeamNumbers): MetricExplanation {
  const { latestRecoveryFrom, sleepQualityFrom, sleepHoursFrom, recoveryTrendAbove, hrvTrendAbove, dataShare, most } =
    TOP_PERFORMER
  return {
    what: `The athletes who stand best, at most ${most}.`,
    formula: `Any one of: latest recovery ${latestRecoveryFrom}% or more; sleep quality ${sleepQualityFrom}% or more with ${sleepHoursFrom} h or more; recovery more than ${recoveryTrendAbove} points or HRV more than ${hrvTrendAbove} ms over the own average. Highest latest recovery first. One good value is enough: who also has issues, or a score of an earlier day, is marked.`,
    window: `${periodText({ shownDays })}.`,
    records: `Only athletes with data on ${100 * dataShare}% of the days. ${counted(overview.topPerformers.length, 'athlete')} of ${overview.statuses.length}.`,
  }
}

export function aboutDataQuality({ overview, shownDays }: TeamNumbers): MetricExplanation {
  return {
    what: 'Athletes of whom too little is known to judge them. Neither good nor bad.',
    formula: `No device linked; linked and nothing came; the newest recovery ${STALE_FROM_DAYS} or more days old; fewer than ${AT_RISK.recoveryPointsBelow} days with a recovery; a night that waits for its score.`,
    window: `${periodText({ shownDays })}.`,
    records: `${overview.dataQuality.length} of ${counted(overview.statuses.length, 'athlete')}.`,
  }
}

/** Key Insights: each item also states its own rule. */
export function aboutInsights({ overview, shownDays }: TeamNumbers): MetricExplanation {
  return {
    what: "What stands out in the team's numbers.",
    formula: `Speaks up when the average latest recovery is below ${INSIGHT.recoveryBelow}% or above ${INSIGHT.recoveryAbove}%, the average sleep quality below ${INSIGHT.sleepQualityBelow}%, or somebody has ${HIGH_SEVERITY_ISSUES} or more issues.`,
    window: `${periodText({ shownDays })}.`,
    records: `The values of ${counted(overview.withData, 'athlete')} with data, of ${overview.statuses.length}.`,
  }
}

/** Action Items: each item also states its own rule. */
export function aboutActions({ overview, shownDays }: TeamNumbers): MetricExplanation {
  return {
    what: 'Whom to speak with today, and about what.',
    formula: `Names whoever rests or eases today by the verdict on the day; others with ${HIGH_SEVERITY_ISSUES} or more issues; an average latest recovery below ${INSIGHT.recoveryBelow}% or sleep quality below ${INSIGHT.sleepQualityBelow}%; a team that declines; a link that ended; a device from which no night, or nothing at all, has come lately.`,
    window: `Today and ${periodText({ shownDays })}.`,
    records: `${counted(overview.statuses.length, 'athlete')}, ${overview.withData} of them with data.`,
  }
}
