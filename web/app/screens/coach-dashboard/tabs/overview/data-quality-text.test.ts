import type { DataQualityIssue } from '@corner/analytics/team/data-quality.ts'
import { readTeam } from '@corner/analytics/team/team-overview.ts'
import { expect, it } from 'vitest'
import { dataQualityText } from './data-quality-text.ts'

const PERIOD = { shownDays: ['2026-11-19', '2026-11-20', '2026-11-21'] }
const [status] = readTeam(
  [
    {
      athlete_id: '1',
      athlete_name: 'Ana',
      first_name: 'Ana',
      whoop_connected: true,
      provider: 'WHOOP',
      recovery_data: [],
      sleep_data: [],
      activity_data: [],
    },
  ],
  3,
  '2026-11-21',
).statuses
if (!status) throw new Error('one athlete was given')
const text = (kind: DataQualityIssue['kind'], latestDate: string | null, recoveryDays = 0) =>
  Object.values(dataQualityText({ status, kind, latestDate, recoveryDays }, PERIOD))

it('states the reason and the date', () => {
  expect(text('not_linked', null)).toEqual(['not linked', ''])
  expect(text('not_linked', '2026-11-19')).toEqual(['not linked', 'newest: 2 days old (Nov 19)'])
  expect(text('no_data', null)).toEqual(['not worn', 'nothing in 3 days'])
  expect(text('stale', '2026-11-19')).toEqual(['no new recovery', 'newest: 2 days old (Nov 19)'])
  expect(text('stale', null)).toEqual(['no new recovery', 'no recovery in this period'])
  expect(text('link_ended', '2026-11-20')).toEqual([
    'link ended',
    'newest: yesterday (Nov 20); ask them to connect again',
  ])
  expect(text('link_paused', '2026-11-20')).toEqual(['paused by the athlete', 'newest: yesterday (Nov 20)'])
  expect(text('few_days', '2026-11-21', 1)).toEqual(['few days', '1 recovery in this period'])
  expect(text('pending', '2026-11-20')).toEqual(['score pending', 'newest: yesterday (Nov 20)'])
})

it('says of records that came by file that they did', () => {
  const byFile = { ...status, athlete: { ...status.athlete, provider: 'garmin' } }
  const issue = { status: byFile, kind: 'not_linked' as const, latestDate: null, recoveryDays: 0 }
  expect(dataQualityText(issue, PERIOD).why).toBe('Brought in by file (Garmin)')
})
