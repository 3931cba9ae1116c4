import { expect, it } from 'vitest'
import { cycleDays } from '../cycle-days.ts'
import { type ExportDay, type Morning, recordsOfDays } from './export-days.ts'

const NOW = new Date('2026-07-28T12:00:00Z')
const NOTHING: Morning = {
  resting_heart_rate: null,
  hrv_rmssd_milli: null,
  spo2_percentage: null,
  skin_temp_celsius: null,
  other_values: null,
}

function dayWith(day: string, changes: Partial<ExportDay> = {}): ExportDay {
  return {
    day,
    timezone_offset: '+02:00',
    night: null,
    naps: [],
    morning: { ...NOTHING, hrv_rmssd_milli: 55 },
    kilojoule: null,
    raw: { day },
    ...changes,
  }
}

const sleep = (start: string, end: string) => ({
  start_at: new Date(start),
  end_at: new Date(end),
  timezone_offset: '+02:00',
  raw: null,
  total_rem_sleep_time_milli: 5_000_000,
})
const night = (day: string, startsOn: string) =>
  dayWith(day, { night: sleep(`${startsOn}T21:00:00Z`, `${day}T05:00:00Z`) })

it('ends a day as the next night begins, and after 24 hours where none is known', () => {
  const { cycles } = recordsOfDays(
    [night('2026-07-20', '2026-07-19'), night('2026-07-21', '2026-07-20'), night('2026-07-28', '2026-07-27')],
    NOW,
  )
  expect(cycles.map(({ start_at, end_at }) => [start_at.toISOString(), end_at?.toISOString()])).toEqual([
    ['2026-07-19T21:00:00.000Z', '2026-07-20T21:00:00.000Z'],
    ['2026-07-20T21:00:00.000Z', '2026-07-21T21:00:00.000Z'],
    ['2026-07-27T21:00:00.000Z', undefined],
  ])
})

it('gives a day without a night the hours from midnight to midnight, or to the next night', () => {
  const { cycles, sleeps, recoveries } = recordsOfDays([dayWith('2026-07-20'), night('2026-07-21', '2026-07-20')], NOW)
  expect(cycles[0]).toMatchObject({
    provider_id: 'export:day:2026-07-20',
    start_at: new Date('2026-07-19T22:00:00Z'),
    end_at: new Date('2026-07-20T21:00:00Z'),
    score_state: 'UNSCORABLE',
  })
  expect(sleeps).toHaveLength(1)
  expect(recoveries[0]).toMatchObject({ cycle_id: 'export:day:2026-07-20', sleep_id: null, recovery_score: null })
})

it('dates every day as its maker does', () => {
  const days = ['2026-07-20', '2026-07-21', '2026-07-22', '2026-07-23']
  const { cycles, sleeps } = recordsOfDays(
    [
      dayWith('2026-07-20'),
      night('2026-07-21', '2026-07-20'),
      dayWith('2026-07-22'),
      night('2026-07-23', '2026-07-22'),
    ],
    NOW,
  )
  expect([...cycleDays(cycles, sleeps).values()].sort()).toEqual(days)
})

it('has the same ids, and a later version, when another export knows the night', () => {
  const [before, after] = [dayWith('2026-07-20'), night('2026-07-20', '2026-07-19')].map((day) =>
    recordsOfDays([day], NOW),
  )
  expect(after?.cycles[0]?.provider_id).toBe(before?.cycles[0]?.provider_id)
  expect(after?.recoveries[0]?.updated_at.getTime() ?? 0).toBeGreaterThan(
    before?.recoveries[0]?.updated_at.getTime() ?? 0,
  )
})

it('leaves out a day of which nothing was measured, but keeps its naps', () => {
  const nap = sleep('2026-07-20T12:00:00Z', '2026-07-20T12:30:00Z')
  const { cycles, sleeps, recoveries } = recordsOfDays(
    [dayWith('2026-07-20', { morning: NOTHING, naps: [nap], kilojoule: 9000 })],
    NOW,
  )
  expect([cycles, recoveries]).toEqual([[], []])
  expect(sleeps).toMatchObject([{ provider_id: 'export:nap:2026-07-20T14:00', nap: true, cycle_id: null }])
})

it('never tells of a change that is later than now', () => {
  const { cycles } = recordsOfDays([dayWith('2026-07-28')], NOW)
  expect(cycles[0]?.updated_at).toEqual(NOW)
  expect(cycles[0]?.end_at).toBeNull()
})
