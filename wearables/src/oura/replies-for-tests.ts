/** Documents in the shape of Oura API v2 with every field filled that Corner reads, for tests (docs/oura.md). */
export const sleepReply = {
  id: '8f9a5221-639e-4a85-81cb-4065ef23f979',
  day: '2026-03-10',
  type: 'long_sleep',
  period: 0,
  bedtime_start: '2026-03-09T22:40:12.000+01:00',
  bedtime_end: '2026-03-10T06:48:12.000+01:00',
  time_in_bed: 29_280,
  total_sleep_duration: 26_400,
  awake_time: 2_880,
  latency: 600,
  light_sleep_duration: 14_400,
  deep_sleep_duration: 5_400,
  rem_sleep_duration: 6_600,
  efficiency: 90,
  restless_periods: 140,
  average_breath: 14.25,
  average_heart_rate: 52.375,
  lowest_heart_rate: 46,
  average_hrv: 71,
  low_battery_alert: false,
  sleep_phase_5_min: '4221133322211',
  hrv: { interval: 300, items: [null, 70, 72], timestamp: '2026-03-09T22:40:12.000+01:00' },
}

export const readinessReply = {
  id: 'a7f1f3c2-0d4e-4a55-8d0e-3a9f2f0d1b11',
  day: '2026-03-10',
  score: 82,
  temperature_deviation: -0.12,
  temperature_trend_deviation: 0.05,
  contributors: { hrv_balance: 84, resting_heart_rate: 91 },
  timestamp: '2026-03-10T00:00:00.000+01:00',
}

export const dailySleepReply = { id: 'd1', day: '2026-03-10', score: 79, contributors: { deep_sleep: 88 } }
export const spo2Reply = { id: 's1', day: '2026-03-10', spo2_percentage: { average: 96.75 } }
export const activityReply = { id: 'c1', day: '2026-03-10', total_calories: 2500, steps: 9_000 }

export const sleepParts = { sleep: sleepReply, cycle_id: sleepReply.id }
export const cycleParts = { sleep: sleepReply, ends: '2026-03-10T22:05:00.000Z', activity: activityReply }
export const recoveryParts = {
  sleep: sleepReply,
  readiness: readinessReply,
  daily_sleep: dailySleepReply,
  spo2: spo2Reply,
}

export const workoutReply = {
  id: '1e2f3a4b-0000-4000-8000-123456789abc',
  day: '2026-03-10',
  activity: 'running',
  start_datetime: '2026-03-10T17:00:00.000+01:00',
  end_datetime: '2026-03-10T18:00:00.000+01:00',
  calories: 500,
  distance: 9_500.5,
  intensity: 'moderate',
  source: 'confirmed',
  label: null,
}

export const personReply = {
  id: '42-of-oura',
  age: 21,
  weight: 74.8,
  height: 1.8,
  biological_sex: 'male',
  email: 'ada@example.com',
}
