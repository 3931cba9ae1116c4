import { CATALOGUE } from '@corner/analytics/metrics/metric-catalogue.ts'
import { asksAboutTeam } from '@corner/analytics/query/asks-about-team.ts'
import { assertMeaningful } from '@corner/analytics/query/check-query.ts'
import { evaluate } from '@corner/analytics/query/evaluate.ts'
import type { Facts } from '@corner/analytics/query/facts.ts'
import { Query } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../scope.ts'
import { assertTeamView } from './athletes.ts'
import { daysNeeded } from './query/days-needed.ts'
import { evidenceOf } from './query/evidence.ts'
import { readForModel } from './query/read-for-model.ts'
import { seriesNeeded } from './query/series-needed.ts'
import { defineTool } from './tool.ts'

interface QueryResult {
  query: Query
  facts: Facts
  today: string
  /** Length of the chat's period in days. */
  days: number
}

const BELOW_6_H = [{ metric: 'sleep_duration', is: 'below', than: 6 }]
const LATEST = { metric: 'recovery', aggregate: 'latest' }
const SHORT_NIGHTS = { metric: 'sleep_duration', aggregate: 'longest_streak', test: BELOW_6_H }
const CORRELATION = { metric: 'sleep_duration', aggregate: 'correlation', with: 'recovery' }
const AFTER_HARD_DAYS = { window: { last: 30 }, where: [{ metric: 'strain', is: 'above', than: 15 }], lag: 1 }
const WEEK = { window: { last: 7 } }
const WEEK_BEFORE = { window: { last: 7, before: 7 } }

/** Questions with their trees; without `who` everybody, without `days` the chat's period, without `asks` the value. */
const EXAMPLES: Record<string, object> = {
  'how one athlete is': {
    who: { ids: ['<athlete>'] },
    measures: [
      LATEST,
      { metric: 'recovery', aggregate: 'mean' },
      { metric: 'hrv', aggregate: 'from_own_range' },
      { metric: 'sleep_duration', aggregate: 'latest' },
      { metric: 'strain', aggregate: 'latest' },
    ],
    by: ['athlete'],
  },
  'the 3 lowest in recovery': { measures: [LATEST], by: ['athlete'], order: 'lowest', limit: 3, asks: 'who' },
  'under 6 h two nights in a row this week': {
    who: { where: [{ measure: SHORT_NIGHTS, is: 'at_least', than: 2 }] },
    measures: [SHORT_NIGHTS],
    days: WEEK,
    by: ['athlete'],
    asks: 'who',
  },
  'team without one, this week against last': {
    who: { except: ['<athlete>'] },
    measures: [{ metric: 'strain', aggregate: 'mean' }],
    days: WEEK,
    against: { days: WEEK_BEFORE },
  },
  'day by day': { who: { ids: ['<athlete>'] }, measures: [LATEST], days: WEEK, by: ['athlete', 'day'] },
  'recovery on the days after strain above 15': {
    measures: [{ metric: 'recovery', aggregate: 'mean' }],
    days: AFTER_HARD_DAYS,
    by: ['athlete'],
  },
  'whether sleep and recovery go together': {
    measures: [CORRELATION],
    days: { window: { last: 30 } },
    by: ['athlete'],
  },
}

export const query = defineTool({
  description: [
    'Any figure of the records: who (ids, except, those who meet conditions, the first by a measure), measures (a metric and how it is summed up), days, by (one figure for each; absent: one of all together), order and limit, against (other days, people, or the team). Everybody is {} in who, the chat period {} in days. The result counts and ranks, and names who is left out.',
    `Metrics: ${Object.keys(CATALOGUE).join(', ')}.`,
    'Sleep is in h, zones in min, clock times in hours (23.5 is 23:30). trend: latest minus own average; halves: later half minus earlier; change: latest minus the one before; from_own_range: how far outside of the own normal range. days, share and streaks need a test, correlation needs with.',
    'Examples.',
    ...Object.entries(EXAMPLES).map(
      ([asked, part]) => `${asked}: ${JSON.stringify({ who: {}, days: {}, asks: 'value', ...part })}.`,
    ),
  ].join(' '),
  input: Query,
  async run(scope: CoachScope, asked): Promise<QueryResult> {
    const { today, days } = scope
    assertMeaningful(asked, { today })
    // A figure of several athletes together would look like the team's, which an athlete may not see.
    if (asksAboutTeam(asked)) assertTeamView(scope)
    const athletes = await scope.records(daysNeeded(asked, scope), seriesNeeded(asked))
    return { query: asked, facts: evaluate(asked, { athletes, today, days, notGiven: notGivenIn(scope) }), today, days }
  },
  evidence: evidenceOf,
  brief: readForModel,
})

const notGivenIn = ({ athletes }: CoachScope) =>
  new Map(athletes.flatMap(({ id, notGiven }) => (notGiven ? [[id, notGiven] as const] : [])))
