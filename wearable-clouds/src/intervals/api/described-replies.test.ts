import { expect, it } from 'vitest'
import { testCloud } from '../test-cloud.ts'

const isDate = (value: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(value))
const isTime = (zone: RegExp) => (value: unknown) =>
  new RegExp(`^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?${zone.source}$`).test(String(value))
const int32 = (value: unknown) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31
const float = (value: unknown) => Number.isFinite(value)
const text = (value: unknown) => typeof value === 'string'
const yesOrNo = (value: unknown) => typeof value === 'boolean'
const oneOf =
  (...words: string[]) =>
  (value: unknown) =>
    words.includes(value as string)
const listOf = (isPart: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(isPart)

/**
 * Names and types of the fields that the simulated cloud fills, as Intervals.icu's own description has them (OpenAPI 3,
 * https://intervals.icu/api/v1/docs). `int32` is a whole number. Any field but the first may be null or missing.
 */
const WELLNESS = {
  id: isDate,
  ctl: float,
  atl: float,
  rampRate: float,
  sportInfo: listOf((part) => typeof part === 'object'),
  updated: isTime(/\+00:00/),
  weight: float,
  restingHR: int32,
  hrv: float,
  hrvSDNN: float,
  menstrualPhase: oneOf('PERIOD', 'FOLLICULAR', 'OVULATING', 'LUTEAL', 'NONE'),
  sleepSecs: int32,
  sleepScore: float,
  sleepQuality: int32,
  avgSleepingHR: float,
  mood: int32,
  spO2: float,
  comments: text,
  steps: int32,
  respiration: float,
  tempWeight: yesOrNo,
  tempRestingHR: yesOrNo,
}
const ACTIVITY = {
  id: text,
  icu_athlete_id: text,
  name: text,
  description: text,
  type: text,
  source: oneOf('UPLOAD', 'MANUAL', 'GARMIN_CONNECT', 'OAUTH_CLIENT', 'POLAR', 'SUUNTO', 'COROS'),
  device_name: text,
  start_date: isTime(/Z/),
  start_date_local: isTime(/(?:)/),
  timezone: text,
  elapsed_time: int32,
  moving_time: int32,
  distance: float,
  total_elevation_gain: float,
  calories: int32,
  has_heartrate: yesOrNo,
  average_heartrate: int32,
  max_heartrate: int32,
  icu_hr_zones: listOf(int32),
  icu_hr_zone_times: listOf(int32),
  icu_training_load: int32,
  created: isTime(/\+00:00/),
  analyzed: isTime(/\+00:00/),
  icu_sync_date: isTime(/\+00:00/),
}
/** Described as `Hidden`: what is told of an activity that came from Strava. */
const HIDDEN = {
  id: text,
  icu_athlete_id: text,
  start_date_local: isTime(/(?:)/),
  source: oneOf('STRAVA'),
  _note: text,
}

/** The fields that are not described, or not like this. */
function strayFields(reply: Record<string, unknown>, described: Record<string, (value: unknown) => boolean>): string[] {
  return Object.entries(reply).flatMap(([field, value]) =>
    Object.hasOwn(described, field) && (value === null ? field !== 'id' : described[field]?.(value)) ? [] : [field],
  )
}

it.each([1, 2, 3, 4])('answers as described for three months of member %i', async (member) => {
  const { link, get } = testCloud()
  const { access_token } = await link(member)
  const days = (await get(access_token, '/athlete/0/wellness?oldest=2025-11-20&newest=2026-02-20')).json<object[]>()
  expect(days.length).toBeGreaterThan(80)
  expect(days.flatMap((day) => strayFields({ ...day }, WELLNESS))).toEqual([])
  const query = 'oldest=2025-11-20T00:00:00&newest=2026-02-20T23:59:59'
  const activities = (await get(access_token, `/athlete/0/activities?${query}`)).json<Record<string, unknown>[]>()
  expect(activities.length).toBeGreaterThan(50)
  expect(
    activities.flatMap((activity) => strayFields(activity, activity.source === 'STRAVA' ? HIDDEN : ACTIVITY)),
  ).toEqual([])
  const starts = activities.map(({ start_date_local }) => String(start_date_local))
  expect(starts).toEqual(starts.toSorted().reverse())
})

it('would see a field of another type, or one that is not described', () => {
  expect(strayFields({ id: '2026-02-17', hrv: '61', restingHR: 47.5, recovery: 3 }, WELLNESS)).toEqual([
    'hrv',
    'restingHR',
    'recovery',
  ])
})
