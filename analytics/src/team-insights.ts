import { INSIGHT } from '@corner/contract/constants/team-scores.ts'
import { athleteLabel } from './athlete-label.ts'
import type { AthleteStatus } from './athlete-status.ts'
import { written } from './rounding.ts'
import type { TeamOverview } from './team-overview.ts'

/** A sentence for the coach, and the rule behind it. */
export interface Remark {
  /** What it is about, in two to four words. */
  subject: string
  text: string
  rule: string
}

/** What stands out in the team's numbers (spec 2, section 9, "Insight thresholds"); empty when nothing does. */
export function findInsights({ health, recentAlerts }: TeamOverview): Remark[] {
  const { averageLatestRecovery: recovery, averageSleepQuality: sleep } = health
  const insights: Remark[] = []
  if (recovery !== null && recovery < INSIGHT.recoveryBelow)
    insights.push({
      subject: 'Recovery is low',
      text: `the team's latest recovery averages ${written(recovery, 0)} %.`,
      rule: `Average latest recovery below ${INSIGHT.recoveryBelow} %`,
    })
  if (recovery !== null && recovery > INSIGHT.recoveryAbove)
    insights.push({
      subject: 'Recovery is high',
      text: `the team's latest recovery averages ${written(recovery, 0)} %.`,
      rule: `Average latest recovery above ${INSIGHT.recoveryAbove} %`,
    })
  if (sleep !== null && sleep < INSIGHT.sleepQualityBelow)
    insights.push({
      subject: 'Sleep is the weak spot',
      text: `sleep quality averages ${written(sleep, 0)} %.`,
      rule: `Average sleep quality below ${INSIGHT.sleepQualityBelow} %`,
    })
  if (recentAlerts.length > 0)
    insights.push({
      subject: 'Several signs at once',
      text: `${names(recentAlerts)} ${recentAlerts.length === 1 ? 'has' : 'have'} three or more.`,
      rule: 'Athletes of high severity: 3 or more at-risk issues',
    })
  return insights
}

/** What to do about it today; empty when the team is well. */
export function findActions({ health, recentAlerts, dataQuality }: TeamOverview): Remark[] {
  const { averageLatestRecovery: recovery, averageSleepQuality: sleep } = health
  const actions: Remark[] = []
  if (recentAlerts.length > 0)
    actions.push({
      subject: `Talk to ${names(recentAlerts)}`,
      text: 'before practice; ask how they feel, and keep their session light.',
      rule: 'Athletes of high severity: 3 or more at-risk issues',
    })
  if (recovery !== null && recovery < INSIGHT.recoveryBelow)
    actions.push({
      subject: 'Take intensity out of today',
      text: 'technique and mobility in place of hard rounds.',
      rule: `Average latest recovery below ${INSIGHT.recoveryBelow} %`,
    })
  if (sleep !== null && sleep < INSIGHT.sleepQualityBelow)
    actions.push({
      subject: 'Speak about sleep',
      text: 'a fixed bedtime for the team this week.',
      rule: `Average sleep quality below ${INSIGHT.sleepQualityBelow} %`,
    })
  const silent = dataQuality.filter(({ kind }) => kind === 'no_data' || kind === 'stale').map(({ status }) => status)
  if (silent.length > 0)
    actions.push({
      subject: 'Have the device checked',
      text: `nothing new from ${names(silent)}.`,
      rule: 'Linked athletes without a recovery of today or yesterday',
    })
  return actions
}

const MOST_NAMES = 3

function names(statuses: readonly AthleteStatus[]): string {
  const labels = statuses.map(({ athlete }) => athleteLabel(athlete))
  if (labels.length > MOST_NAMES)
    return `${labels.slice(0, MOST_NAMES).join(', ')} and ${labels.length - MOST_NAMES} more`
  return labels.length < 2 ? (labels[0] ?? '') : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`
}
