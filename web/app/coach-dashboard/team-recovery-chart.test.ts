import { expect, it } from 'vitest'
import { teamRecoveryChart } from './team-recovery-chart.ts'

const DAYS = ['2026-11-19', '2026-11-20', '2026-11-21']
const athlete = (athlete_id: string, athlete_name: string, scores: Record<string, number | null>) => ({
  athlete_id,
  athlete_name,
  first_name: athlete_name.split(' ')[0] ?? '',
  whoop_connected: true,
  provider: 'WHOOP',
  recovery_data: Object.entries(scores).map(([date, recovery_score]) => ({
    date,
    recovery_score,
    resting_heart_rate: null,
    hrv_rmssd_milli: null,
  })),
})
const TEAM = [
  athlete('1', 'Marcus Okafor', { '2026-11-21': 24, '2026-11-19': 61 }),
  athlete('2', 'Marcus Lind', { '2026-11-20': 0 }),
  athlete('3', 'Devon Pryce', { '2026-11-21': null, '2026-11-01': 90 }),
  athlete('4', 'Jonas Weber', { '2026-11-21': 91 }),
]

it('draws a line for each athlete with a score in the period, gaps included', () => {
  const { columns } = teamRecoveryChart(DAYS, TEAM, [])
  expect(columns.map(({ id, values }) => [id, values])).toEqual([
    ['1', [61, null, 24]],
    ['2', [null, 0, null]],
    ['4', [null, null, 91]],
  ])
})

it('calls athletes by their first name, and those who share it by the full name', () => {
  const names = teamRecoveryChart(DAYS, TEAM, []).columns.map(({ name }) => name)
  expect(names).toEqual(['Marcus Okafor', 'Marcus Lind', 'Jonas'])
})

it('chooses only athletes who have a line', () => {
  expect(teamRecoveryChart(DAYS, TEAM, ['3', '4']).drawing).toEqual({
    kind: 'many-lines',
    chosen: ['4'],
    colours: 8,
    standsOut: { below: 34 },
  })
})
