import { expect, it } from 'vitest'
import { testSimulator } from './test-simulator.ts'

/**
 * The fields of Oura's published description of API v2 (OpenAPI, https://cloud.ouraring.com/v2/docs, read in November 2026), by
 * their JSON type. `!`: always there; the others may be null or missing.
 */
const SHAPES: Record<string, Record<string, string>> = {
  sleep: {
    id: 'string!',
    day: 'date!',
    bedtime_start: 'time!',
    bedtime_end: 'time!',
    low_battery_alert: 'boolean!',
    period: 'integer!',
    time_in_bed: 'integer!',
    type: 'string',
    average_breath: 'number',
    average_heart_rate: 'number',
    average_hrv: 'integer',
    awake_time: 'integer',
    deep_sleep_duration: 'integer',
    efficiency: 'integer',
    heart_rate: 'series',
    hrv: 'series',
    latency: 'integer',
    light_sleep_duration: 'integer',
    lowest_heart_rate: 'integer',
    rem_sleep_duration: 'integer',
    restless_periods: 'integer',
    sleep_algorithm_version: 'string',
    total_sleep_duration: 'integer',
  },
  daily_readiness: {
    id: 'string!',
    day: 'date!',
    timestamp: 'time!',
    contributors: 'object!',
    score: 'integer',
    temperature_deviation: 'number',
    temperature_trend_deviation: 'number',
  },
  daily_sleep: { id: 'string!', day: 'date!', timestamp: 'time!', contributors: 'object!', score: 'integer' },
  daily_spo2: { id: 'string!', day: 'date!', breathing_disturbance_index: 'integer', spo2_percentage: 'object' },
  daily_activity: {
    id: 'string!',
    day: 'date!',
    timestamp: 'time!',
    contributors: 'object!',
    met: 'series!',
    score: 'integer',
    average_met_minutes: 'number!',
    ...Object.fromEntries(
      [
        'active_calories',
        'equivalent_walking_distance',
        'high_activity_met_minutes',
        'high_activity_time',
        'inactivity_alerts',
        'low_activity_met_minutes',
        'low_activity_time',
        'medium_activity_met_minutes',
        'medium_activity_time',
        'meters_to_target',
        'non_wear_time',
        'resting_time',
        'sedentary_met_minutes',
        'sedentary_time',
        'steps',
        'target_calories',
        'target_meters',
        'total_calories',
      ].map((field) => [field, 'integer!']),
    ),
  },
  workout: {
    id: 'string!',
    activity: 'string!',
    day: 'date!',
    start_datetime: 'time!',
    end_datetime: 'time!',
    intensity: 'string!',
    source: 'string!',
    calories: 'number',
    distance: 'number',
    label: 'string',
  },
}

const IS: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string' && value !== '',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  object: (value) => typeof value === 'object' && !Array.isArray(value),
  date: (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)),
  time: (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d:\d\d$/.test(String(value)),
  series: (value) => {
    const { interval, items, timestamp } = value as { interval: unknown; items: unknown; timestamp: unknown }
    return typeof interval === 'number' && Array.isArray(items) && IS.time?.(timestamp) === true
  },
}

/** What does not fit, in words; empty: the document is one of the description. */
function misfits(document: Record<string, unknown>, shape: Record<string, string>): string[] {
  const unknown = Object.keys(document).filter((field) => !(field in shape))
  const wrong = Object.entries(shape).filter(([field, kind]) => {
    const value = document[field]
    if (value === null || value === undefined) return kind.endsWith('!')
    return !IS[kind.replace('!', '')]?.(value)
  })
  return [...unknown.map((field) => `${field} is unknown`), ...wrong.map(([field, kind]) => `${field} is no ${kind}`)]
}

it.each(Object.keys(SHAPES))('keeps to the published description of %s, day after day', async (collection) => {
  const { link, get } = testSimulator()
  for (const member of [1, 2, 7]) {
    const { access_token } = await link(member)
    const reply = await get(access_token, `${collection}?start_date=2025-12-20&end_date=2026-01-25`)
    const { data, next_token } = reply.json<{ data: Record<string, unknown>[]; next_token: string | null }>()
    expect(next_token).toBeNull()
    expect(data.length).toBeGreaterThan(15)
    const shape = SHAPES[collection] ?? {}
    expect(data.flatMap((document) => misfits(document, shape))).toEqual([])
    const single = await get(access_token, `${collection}/${data[0]?.id}`)
    expect(single.json()).toEqual(data[0])
  }
})
