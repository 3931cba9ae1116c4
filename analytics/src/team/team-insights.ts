import { HIGH_SEVERITY_ISSUES } from '@corner/contract/constants/at-risk.ts'
import { INSIGHT } from '@corner/contract/constants/team-scores.ts'
import { RECOVERY_TREND, SLEEP_TREND } from '@corner/contract/constants/team-trends.ts'
import type { AthleteStatus } from '../athlete/athlete-status.ts'
import { isHeldBack } from '../day-verdict/verdict-place.ts'
import { VERDICT_WORDS } from '../day-verdict/verdict-words.ts'
import { begun } from '../insights/sentence.ts'
import { inWords } from '../numbers/number-words.ts'
import { decimalsBeside, roundTo, written } from '../numbers/rounding.ts'
import { byVerdict, type Verdicts } from './attention-order.ts'
import { findDeviceActions } from './device-actions.ts'
import { names, type Remark } from './remark.ts'
import type { TeamOverview } from './team-overview.ts'

const LOW_RECOVERY = `Average latest recovery below ${INSIGHT.recoveryBelow}%`
const HIGH_RECOVERY = `Average latest recovery above ${INSIGHT.recoveryAbove}%`
const LOW_SLEEP = `Average sleep quality below ${INSIGHT.sleepQualityBelow}%`
const HIGH_SEVERITY = `Athletes of high severity: ${HIGH_SEVERITY_ISSUES} or more at-risk issues`
const HELD = 'Athletes who rest or ease today, whether or not an at-risk rule applies'
const AT_RISK = 'Athletes to whom an at-risk rule about values applies'

/**
 * What is striking about the team's numbers (docs/reference/metrics-and-rules.md#team-insights); empty if nothing is.
 * Each remark says how many athletes its mean covers: the mean of 2 athletes says little about a team of 20.
 */
export function findInsights({ health, recentAlerts, statuses, staleRecoveries }: TeamOverview): Remark[] {
  const { averageLatestRecovery: recovery, averageSleepQuality: sleep } = health
  const recoveryOf = (mean: number) =>
    `latest recovery averages ${percent(mean)} over ${ofAll(health.recoveryAthletes, statuses)}${olderOf(staleRecoveries)}.`
  const insights: Remark[] = []
  if (recovery !== null && recovery < INSIGHT.recoveryBelow)
    insights.push({ subject: 'Recovery is low', text: recoveryOf(recovery), rule: LOW_RECOVERY })
  if (recovery !== null && recovery > INSIGHT.recoveryAbove)
    insights.push({ subject: 'Recovery is high', text: recoveryOf(recovery), rule: HIGH_RECOVERY })
  if (sleep !== null && sleep < INSIGHT.sleepQualityBelow)
    insights.push({
      subject: 'Sleep quality is low',
      text: `it averages ${percent(sleep)} over ${ofAll(health.sleepAthletes, statuses)}.`,
      rule: LOW_SLEEP,
    })
  if (recentAlerts.length > 0)
    insights.push({
      subject: `${begun(inWords(HIGH_SEVERITY_ISSUES))} or more issues`,
      text: `${names(recentAlerts, statuses)}.`,
      rule: HIGH_SEVERITY,
      about: recentAlerts,
    })
  return insights
}

/**
 * Suggested actions; empty if the team is well, but never empty only because data is missing. Suggestions for a
 * conversation: no trial shows that training by a recovery score is better than training by plan, and the numbers say
 * nothing about injury (docs/reference/sports-science.md#article-11, docs/reference/sports-science.md#article-28).
 * @param verdicts of today; empty: not known
 */
export function findActions(overview: TeamOverview, verdicts: Verdicts = new Map()): Remark[] {
  const { health, recentAlerts, attention, statuses } = overview
  const { averageLatestRecovery: recovery, averageSleepQuality: sleep } = health
  const actions: Remark[] = []
  const held = heldToday(overview, verdicts)
  actions.push(...held)
  // Whoever rests or eases is named already, to be asked the same.
  const toTalk = recentAlerts.filter(({ athlete }) => !isHeldBack(verdicts.get(athlete.athlete_id)))
  if (toTalk.length > 0)
    actions.push({
      subject: `Talk to ${names(toTalk, statuses)}`,
      text: 'ask before practice how they feel; the mat sheet says how much they do today.',
      rule: HIGH_SEVERITY,
      about: toTalk,
    })
  else if (attention.length > 0 && held.length === 0)
    actions.push({
      subject: `Check on ${names(attention, statuses)} first`,
      text: 'ask before practice how they feel.',
      rule: AT_RISK,
      about: attention,
    })
  if (recovery !== null && recovery < INSIGHT.recoveryBelow)
    actions.push({
      subject: 'Consider an easier practice',
      text: 'ask the athletes how they feel; if it fits, technique in place of hard rounds.',
      rule: LOW_RECOVERY,
    })
  if (sleep !== null && sleep < INSIGHT.sleepQualityBelow)
    actions.push({
      subject: 'Speak about sleep',
      text: 'the same wake time every day, weekends too, is the place to begin.',
      rule: LOW_SLEEP,
    })
  actions.push(...askWhatChanged(overview))
  actions.push(...findDeviceActions(overview))
  return actions
}

/** Names everybody who rests and everybody who eases today, whether or not a flag does. */
function heldToday({ statuses }: TeamOverview, verdicts: Verdicts): Remark[] {
  const groups = (['easy', 'lighter'] as const).map((verdict) => ({
    verdict,
    held: statuses.filter(({ athlete }) => verdicts.get(athlete.athlete_id) === verdict).toSorted(byVerdict(verdicts)),
  }))
  return groups
    .filter(({ held }) => held.length > 0)
    .map(({ verdict, held }, place) => ({
      subject: `${VERDICT_WORDS[verdict].call} today`,
      text: `${names(held, statuses, MOST_HELD)}; ${place === 0 ? 'ask how they feel, the mat sheet says why' : 'ask them, too'}.`,
      rule: HELD,
      about: held,
    }))
}

/** A team whose recovery or sleep declines this much is not performing well. */
function askWhatChanged({ trends }: TeamOverview): Remark[] {
  const fallen = [
    { name: 'recovery', trend: trends.recovery, bound: RECOVERY_TREND.bounds[3] },
    { name: 'sleep quality', trend: trends.sleep, bound: SLEEP_TREND.bounds[3] },
  ].flatMap(({ name, trend: { change, changeText }, bound }) =>
    change === null || roundTo(change, 1) > bound
      ? []
      : [{ text: `${name} ${changeText} points`, rule: `${name} ${written(bound, 0)} or lower` }],
  )
  if (fallen.length === 0) return []
  const list = (read: (one: (typeof fallen)[number]) => string) => fallen.map(read).join(', ')
  return [
    {
      subject: 'Ask what changed',
      text: `${list(({ text }) => text)} from the earlier half of the period to the later.`,
      rule: `Team trend: ${list(({ rule }) => rule)}`,
    },
  ]
}

const percent = (value: number) =>
  `${written(value, decimalsBeside(value, 0, [INSIGHT.recoveryBelow, INSIGHT.recoveryAbove, INSIGHT.sleepQualityBelow]))}%`

function ofAll(some: number, all: readonly AthleteStatus[]): string {
  return `${some} of ${all.length} ${all.length === 1 ? 'athlete' : 'athletes'}`
}

/** A latest value may be weeks old, so older ones are always mentioned (docs/reference/sports-science.md#article-39). */
const olderOf = (stale: number) => (stale === 0 ? '' : `, ${stale} of them older than yesterday`)

/** Nobody who rests or eases is left out, unless it is half a team. */
const MOST_HELD = 8
