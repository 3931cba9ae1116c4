import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../shared/rendered-for-tests.tsx'
import { LastNightCard } from './last-night-card.tsx'

const HOUR_MS = 3_600_000
const stored = { days: 7, today: '2026-11-21', summary: undefined, status: 200 }
const created_at = '2026-11-21T06:00:00Z'
const morning = { created_at, hrv_rmssd: 61.5, recovery_score: 72, resting_heart_rate: 48 }
const night = {
  created_at,
  total_light_sleep_time_milli: 4 * HOUR_MS,
  total_slow_wave_sleep_time_milli: 1.5 * HOUR_MS,
  total_rem_sleep_time_milli: 2 * HOUR_MS,
}
const shown = (mornings: string[], nights: string[]) =>
  linesOf(
    markupOf(
      <LastNightCard
        hrv={{ ...stored, records: mornings.map((date) => ({ date, ...morning })) }}
        sleep={{
          ...stored,
          summary: { nights: 0, average_hours: null },
          records: nights.map((date) => ({ date, ...night })),
        }}
      />,
    ),
  )

it('says recovery, sleep, HRV and resting heart rate of last night', () => {
  const both = ['2026-11-20', '2026-11-21']
  const lines = shown(both, both)
  for (const text of ['Last night', '72%', '7.5 h', '62 ms', '48 bpm']) expect(lines).toContain(text)
  expect(lines.join(' ')).not.toContain('newest')
})

it('names the day of an older night, and mixes no two nights', () => {
  const lines = shown(['2026-11-19'], ['2026-11-20'])
  expect(lines).toContain('newest: Nov 20')
  expect(lines).toContain('7.5 h')
  expect(lines.filter((line) => line === '–')).toHaveLength(3)
})

it('is not there without any night', () => {
  expect(shown([], [])).toEqual([])
})
