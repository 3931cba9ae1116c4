import { CATALOGUE } from '@corner/analytics/metric-catalogue.ts'
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

export interface QueryResult {
  query: Query
  facts: Facts
  today: string
  /** Length of the chat's period in days. */
  days: number
}

const BELOW_6_H = [{ metric: 'sleep_duration', is: 'below', than: 6 }]
const SHORT_NIGHTS = { metric: 'sleep_duration', aggregate: 'days', test: BELOW_6_H }
const CORRELATION = { metric: 'sleep_duration', aggregate: 'correlation', with: 'recovery', lag: 1 }
const WEEK = { window: { last: 7 } }
const WEEK_BEFORE = { window: { last: 7, before: 7 } }

/** Of each what is asked and its tree; without `who` everybody, without `days` the chat's period. */
const EXAMPLES: Record<string, object> = {
  'The three with the lowest recovery': {
    measures: [{ metric: 'recovery', aggregate: 'latest' }],
    ...{ by: ['athlete'], order: 'lowest', limit: 3, asks: 'who' },
  },
  'Who slept less than 6 h on at least 2 of the last 7 nights': {
    who: { where: [{ measure: SHORT_NIGHTS, is: 'at_least', than: 2 }] },
    ...{ measures: [SHORT_NIGHTS], days: WEEK, by: ['athlete'], asks: 'who' },
  },
  "The team's average strain of this week against the week before": {
    measures: [{ metric: 'strain', aggregate: 'mean' }],
    ...{ days: WEEK, against: { days: WEEK_BEFORE }, asks: 'value' },
  },
  "An athlete's HRV day by day": {
    ...{ who: { ids: ['<athlete>'] }, measures: [{ metric: 'hrv', aggregate: 'latest' }] },
    ...{ days: { window: { last: 14 } }, by: ['athlete', 'day'], asks: 'value' },
  },
  "Whether sleep and the next day's recovery go together": {
    ...{ measures: [CORRELATION], days: { window: { last: 30 } }, by: ['athlete'], asks: 'value' },
  },
}

export const query = defineTool({
  description: [
    'Any figure of the records: who (ids, except, those who meet conditions, the first by a measure), measures (a metric and how it is summed up), days (window, weekdays, days that meet a test, the days after them), by (one figure for each athlete, day, weekday, week or band; absent: one of all together), order and limit, and against (the same of other days, other people, or the team). Everybody is {} in who, the chat period {} in days. The result names who is left out and why.',
    `Metrics: ${Object.keys(CATALOGUE).join(', ')}.`,
    'Hours are in h, zones in min, distances in m, bounds of clock times in hours (23.5 is 23:30). trend is the latest value minus the own average, halves the later half of the days minus the earlier (up or down), change the latest minus the one before, from_own_range how far outside of the own normal range (0 within). days, share, longest_streak and current_streak need a test, correlation needs with.',
    'Examples.',
    ...Object.entries(EXAMPLES).map(([asked, part]) => `${asked}: ${JSON.stringify({ who: {}, days: {}, ...part })}.`),
  ].join(' '),
  input: Query,
  async run(scope: CoachScope, asked): Promise<QueryResult> {
    const { today, days } = scope
    assertMeaningful(asked, { today })
    // One figure of all together would pass for the team's, which is not an athlete's to see.
    if (asksAboutTeam(asked)) assertTeamView(scope)
    const athletes = await scope.records(daysNeeded(asked, scope), seriesNeeded(asked))
    return { query: asked, facts: evaluate(asked, { athletes, today, days }), today, days }
  },
  evidence: evidenceOf,
  brief: readForModel,
})
