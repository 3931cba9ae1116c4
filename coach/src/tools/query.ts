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

export const query = defineTool({
  description: [
    'Any figure of the records: who (ids, except, those who meet conditions, the first by a measure), measures (a metric and how it is summed up), days (window, weekdays, days that meet a test, the days after them), by (one figure for each athlete, day, weekday, week or band; absent: one of all together), order and limit, and against (the same of other days, other people, or the team).',
    'Metrics: recovery, hrv, resting_heart_rate, sleep_duration, sleep_quality, sleep_efficiency, sleep_consistency, strain, average_heart_rate, max_heart_rate, energy, respiratory_rate, blood_oxygen, skin_temperature, light_sleep, deep_sleep, rem_sleep, awake_time, time_in_bed, bed_time, wake_time, sleep_need, sleep_debt, naps, nap_time, disturbances, sleep_cycles, workouts, workout_time, workout_strain, workout_energy, workout_average_heart_rate, workout_max_heart_rate, zone_0 to zone_5, high_zones, distance, any_record, at_risk_issues.',
    'Hours are in h, zones in min, clock times in hours after midnight, distances in m. "trend" is the latest value minus the own average, "halves" the later half of the days minus the earlier. days, share, longest_streak and current_streak need a test.',
    'Example, who slept less than 6 h on at least 2 nights of the last 7 days: {"who":{"where":[{"measure":{"metric":"sleep_duration","aggregate":"days","test":[{"metric":"sleep_duration","is":"below","than":6}]},"is":"at_least","than":2}]},"measures":[{"metric":"sleep_duration","aggregate":"days","test":[{"metric":"sleep_duration","is":"below","than":6}]}],"days":{"window":{"last":7}},"by":["athlete"],"asks":"who"}.',
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
