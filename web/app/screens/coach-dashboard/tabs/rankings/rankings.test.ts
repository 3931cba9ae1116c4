import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import { readStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { daysUntil } from '@corner/analytics/days/calendar.ts'
import { rankBy } from '@corner/analytics/team/rankings.ts'
import { expect, it } from 'vitest'
import type { RankingColumnName } from '../../../../shared/explanations/rankings.ts'
import { formatNumber } from '../../../../shared/number-format/format-number.ts'
import { byProvider } from './by-provider.ts'
import { RANKING_COLUMNS } from './ranking-columns.ts'
import { requestedSorting, sortedRanks } from './sorted-ranks.ts'

const TODAY = '2026-11-21'

function status(athlete_name: string, scores: readonly number[], provider: string | null = 'whoop', hrv = 60) {
  const days = daysUntil(TODAY, scores.length)
  const athlete: AthleteRecords = {
    athlete_id: athlete_name,
    athlete_name,
    first_name: athlete_name,
    whoop_connected: provider !== null,
    provider,
    recovery_data: days.map((date, place) => ({
      date,
      recovery_score: scores[place] ?? null,
      resting_heart_rate: 50,
      hrv_rmssd_milli: hrv + place,
    })),
    sleep_data: [],
    activity_data: [],
  }
  return readStatus(athlete, TODAY)
}

const TEAM = [status('Cem', [60, 40]), status('Ada', [70, 70]), status('Ben', [70]), status('Dov', [])]
const ranked = rankBy('recovery', TEAM)
const { recovery, hrv } = RANKING_COLUMNS
const sorted = (sort: RankingColumnName, direction: 'ascending' | 'descending') =>
  sortedRanks(ranked, recovery, { sort, direction }).map(({ status: { athlete } }) => athlete.athlete_name)

it('shows only athletes with data for the metric, best first, equal ones by name with one rank', () => {
  expect(ranked.map(({ rank, status: { athlete } }) => [rank, athlete.athlete_name])).toEqual([
    [1, 'Ada'],
    [1, 'Ben'],
    [3, 'Cem'],
  ])
})

it('rounds each column as specified', () => {
  const row = ranked.find(({ status: { athlete } }) => athlete.athlete_name === 'Cem')
  if (!row) throw new Error('Cem is ranked')
  const { metrics } = row.status
  expect(recovery.map((column) => [column.head, formatNumber(column, column.read(metrics))])).toEqual([
    ['Avg Recovery', '50.0%'],
    ['Latest', '40%'],
    ['Trend', '−10.0'],
    ['Days', '2'],
  ])
  expect(hrv.map((column) => [column.head, formatNumber(column, column.read(metrics))])).toEqual([
    ['Avg HRV', '61 ms'],
    ['Latest HRV', '61 ms'],
    ['Trend', '+0.5'],
    ['Consistency', 'N/A'],
  ])
})

it('sorts by any column in both directions, equal values by name', () => {
  expect(sorted('rank', 'ascending')).toEqual(['Ada', 'Ben', 'Cem'])
  expect(sorted('athlete', 'descending')).toEqual(['Cem', 'Ben', 'Ada'])
  expect(sorted('recoveryDays', 'descending')).toEqual(['Ada', 'Cem', 'Ben'])
  expect(sorted('recoveryTrend', 'ascending')).toEqual(['Cem', 'Ada', 'Ben'])
})

it("leaves who has 'N/A' last, upward and downward", () => {
  const [few, many] = [status('Few', [50, 50]), status('Many', [50, 50, 50, 50, 50, 50])]
  for (const direction of ['ascending', 'descending'] as const) {
    const rows = sortedRanks(rankBy('hrv', [few, many]), hrv, { sort: 'hrvConsistency', direction })
    expect(rows.map(({ status: { athlete } }) => athlete.athlete_name)).toEqual(['Many', 'Few'])
  }
})

it('sorts a number column best first, then reversed', () => {
  const byRank = { sort: 'rank', direction: 'ascending' } as const
  const upward = { sort: 'latestRecovery', direction: 'ascending' } as const
  const downward = { sort: 'latestRecovery', direction: 'descending' } as const
  expect(requestedSorting(upward, byRank)).toEqual(downward)
  expect(requestedSorting(upward, downward)).toEqual(upward)
  expect(requestedSorting({ sort: 'athlete', direction: 'ascending' }, byRank).direction).toBe('ascending')
})

it('never ranks scores of two providers together', () => {
  const groups = byProvider([...TEAM, status('Eve', [99], 'other'), status('Fay', [], null)])
  expect(groups.map(({ provider, statuses }) => [provider, statuses.length])).toEqual([
    ['other', 1],
    ['whoop', 4],
  ])
  expect(byProvider([status('Fay', [], null)])).toEqual([{ provider: '', statuses: [] }])
})
