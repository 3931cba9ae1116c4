import { SUGGESTED_QUESTIONS } from '@corner/contract/constants/chat.ts'
import { RECOVERY_TREND, SLEEP_TREND, STRAIN_TREND } from '@corner/contract/constants/team-trends.ts'
import type { IssueKind } from '../athlete/at-risk.ts'
import { athleteNames } from '../athlete/athlete-names.ts'
import { type AthleteStatus, byLatestRecovery } from '../athlete/athlete-status.ts'
import { readRecovery } from '../bands/recovery-bands.ts'
import type { TeamOverview } from './team-overview.ts'

/** A question to the knowledge base for each kind of issue, asked if that is the most frequent one today. */
const READ_UP_ON: Partial<Record<IssueKind, string>> = {
  low_recovery: 'What does a low recovery score mean?',
  low_sleep_quality: 'How do alcohol and late meals affect sleep?',
  short_sleep: 'How much sleep does an athlete need?',
  high_strain: 'What does day strain mean?',
  recovery_falling: 'What does a low recovery score mean?',
  hrv_falling: 'What does a drop in HRV mean?',
}

/** Can be answered for any team, even without records. */
const OF_ANY_TEAM = ['What percentage of the team has data?', 'Who has no data?']

/** Answered from the knowledge base, so also for a team without records. */
const KNOWLEDGE = [
  'How much sleep does an athlete need?',
  'What does a drop in HRV mean?',
  'What does a low recovery score mean?',
  'How much protein does a wrestler need?',
  'How long should a nap be?',
  'What is training monotony?',
  'How do alcohol and late meals affect sleep?',
  'How does jet lag affect athletes?',
]

/**
 * Eight questions that a coach can ask today, the most urgent first (docs/reference/coach-dashboard.md#ai-chat-tab). Each
 * is about something in the records, so each has an answer. Athletes are named by first name, or by full name where two
 * share the first name; two with the same full name are not named.
 * @param team the team's name
 * @param days length of the period of `overview`
 * @returns always 8, all different; for a team without records, who has data, and questions to the knowledge base
 */
export function suggestQuestions({
  team,
  overview,
  days,
}: {
  team: string
  overview: TeamOverview
  days: number
}): string[] {
  const nameOf = namesOf(overview)
  const questions = [
    aboutLowestRecovery(overview, nameOf),
    overview.inTheRed.length > 0 ? 'Who is in the red?' : undefined,
    overview.statuses.some(({ metrics }) => metrics.sleep.latestDuration !== null)
      ? 'Who slept the least last night?'
      : undefined,
    aboutTrend(overview, days),
    overview.attention.length > 0 ? 'Which athletes are at risk, and why?' : undefined,
    overview.topPerformers.length > 0 ? 'Who are our top performers?' : undefined,
    aboutTwo(overview, nameOf),
    knowledgeOfToday(overview),
    ...(overview.withData > 0 ? [`How is ${team} doing?`] : []),
    ...(overview.withRecovery > 0 ? ['Who has the highest average recovery?'] : []),
    ...(overview.statuses.length > 0 ? OF_ANY_TEAM : []),
    ...KNOWLEDGE,
  ].filter((question) => question !== undefined)
  return [...new Set(questions)].slice(0, SUGGESTED_QUESTIONS)
}

type NameOf = (status: AthleteStatus) => string | undefined

/** undefined: another athlete of the team has the same full name, and the question would be ambiguous. */
function namesOf({ statuses }: TeamOverview): NameOf {
  const athletes = statuses.map(({ athlete }) => athlete)
  const names = athleteNames(athletes)
  const bearers = Map.groupBy(names.values(), (name) => name)
  return ({ athlete }) => {
    const name = names.get(athlete.athlete_id)
    return name !== undefined && bearers.get(name)?.length === 1 ? name : undefined
  }
}

function aboutLowestRecovery({ statuses }: TeamOverview, nameOf: NameOf): string | undefined {
  const lowest = withRecovery(statuses, nameOf)[0]
  if (!lowest) return undefined
  const band = readRecovery(lowest.metrics.recovery.latestRecovery)
  return band === 'red' ? `Why is ${nameOf(lowest)}'s recovery so low?` : `How is ${nameOf(lowest)} recovering?`
}

/** Athletes with a recovery and a unique name, lowest first. */
function withRecovery(statuses: readonly AthleteStatus[], nameOf: NameOf): AthleteStatus[] {
  return statuses
    .filter((status) => status.metrics.recovery.latestRecovery !== null && nameOf(status) !== undefined)
    .sort(byLatestRecovery)
}

/** The team's most striking trend, relative to the bound from which its label speaks of a clear change. */
function aboutTrend({ trends }: TeamOverview, days: number): string | undefined {
  const [standsOut] = [
    { name: 'recovery', change: trends.recovery.change, clear: RECOVERY_TREND.bounds[0] },
    { name: 'sleep quality', change: trends.sleep.change, clear: SLEEP_TREND.bounds[0] },
    { name: 'strain', change: trends.strain.change, clear: STRAIN_TREND.bounds[0] },
  ]
    .flatMap(({ name, change, clear }) => (change === null ? [] : [{ name, size: Math.abs(change) / clear }]))
    .sort((a, b) => b.size - a.size)
  return standsOut && `How has the team's ${standsOut.name} changed over the last ${days} days?`
}

/** The lowest and the highest recovery among athletes of one provider: scores of different providers are not comparable. */
function aboutTwo({ statuses }: TeamOverview, nameOf: NameOf): string | undefined {
  const named = withRecovery(statuses, nameOf)
  for (const low of named) {
    const high = named.findLast((other) => other !== low && other.athlete.provider === low.athlete.provider)
    if (high) return `Compare the recovery of ${nameOf(low)} and ${nameOf(high)}`
  }
  return undefined
}

/**
 * An article on the most frequent issue of those at risk; if several are equally frequent, on that of the most urgent
 * athlete.
 */
function knowledgeOfToday({ attention }: TeamOverview): string | undefined {
  const counts = new Map<string, number>()
  for (const { issues } of attention) {
    const read = issues.flatMap(({ kind }) => READ_UP_ON[kind] ?? [])
    for (const question of new Set(read)) counts.set(question, (counts.get(question) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}
