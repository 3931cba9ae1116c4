import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import { readTeam } from '@corner/analytics/team/team-overview.ts'
import { expect, it } from 'vitest'
import { overviewCsv } from './overview-csv.ts'

const TODAY = '2026-11-21'
const athlete = (athlete_name: string, recovery: number | null, hours: number): AthleteRecords => ({
  athlete_id: athlete_name,
  athlete_name,
  first_name: '',
  whoop_connected: recovery !== null,
  provider: 'whoop',
  recovery_data:
    recovery === null
      ? []
      : ['2026-11-19', '2026-11-20', TODAY].map((date) => ({
          date,
          recovery_score: recovery,
          resting_heart_rate: 50,
          hrv_rmssd_milli: 60,
        })),
  sleep_data:
    recovery === null
      ? []
      : [
          {
            date: TODAY,
            total_duration_hours: hours,
            sleep_quality_score: 70.4,
            sleep_efficiency: null,
            sleep_consistency_percentage: null,
          },
        ],
  activity_data: [],
})

it('has a row per athlete, most urgent first, and empty cells for missing values', () => {
  const overview = readTeam([athlete('Ana', null, 0), athlete('Ben', 70, 8.04), athlete('Cai', 20, 6)], 7, TODAY)
  const { heads, rows } = overviewCsv({ overview })
  expect(rows.map((row) => row.length)).toEqual([heads.length, heads.length, heads.length])
  expect(rows).toEqual([
    [
      'Cai',
      'values',
      'medium',
      'Latest recovery 20%, period average 20%; Average sleep 6.0 h',
      20,
      20,
      6,
      6,
      70,
      null,
      null,
      'fresh',
      TODAY,
    ],
    ['Ana', 'missing data', 'low', 'No device linked', null, null, null, null, null, null, null, 'not linked', null],
    ['Ben', null, null, null, 70, 70, 8, 8, 70, null, null, 'fresh', TODAY],
  ])
})
