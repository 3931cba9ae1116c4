import { expect, it } from 'vitest'
import { lastNightLine, readLastNight } from './last-night.ts'

const athlete = { athlete_id: '1', athlete_name: 'A', first_name: 'A', whoop_connected: true, provider: 'WHOOP' }
const scored = (recovery_score: number | null, date = '2026-11-21') => ({
  ...athlete,
  recovery_data: [{ date, recovery_score, resting_heart_rate: null, hrv_rmssd_milli: null }],
})
const night = (date: string) => ({
  ...athlete,
  sleep_data: [
    {
      date,
      total_duration_hours: 7,
      sleep_quality_score: null,
      sleep_efficiency: null,
      sleep_consistency_percentage: null,
    },
  ],
})
const day = (date: string, strain_score: number | null) => ({
  ...athlete,
  activity_data: [{ date, strain_score, average_heart_rate: null, max_heart_rate: null }],
})

it('counts who has a score, who is in the red, who slept and who has a strain', () => {
  const recovery = { athletes_data: [scored(33), scored(34), scored(null), scored(10, '2026-11-20')] }
  const sleep = { athletes_data: [night('2026-11-21'), night('2026-11-20')] }
  const activity = { athletes_data: [day('2026-11-20', 0), day('2026-11-20', null), day('2026-11-21', 9)] }
  expect(readLastNight('2026-11-21', '2026-11-20', recovery, sleep, activity)).toEqual({
    scored: 2,
    red: 1,
    slept: 1,
    strained: 1,
  })
})

it('says when last night is not in yet', () => {
  const none = { scored: 0, red: 0, slept: 0, strained: 3 }
  expect(lastNightLine({ total_athletes: 24, athletes_with_data: 22 }, none)).toBe(
    '22 of 24 athletes have data, nothing yet from last night',
  )
})
