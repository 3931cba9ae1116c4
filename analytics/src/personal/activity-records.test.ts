import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalizeActivity } from './activity-records.ts'

it('fills in what is missing: type, source, calories as kilojoule x 0.239, minutes from hours', () => {
  expect(normalizeActivity({ date: '2026-11-08', strain: '12.4', kilojoule: 10_000, duration_hours: 1.5 })).toEqual({
    date: '2026-11-08',
    activity_type: 'Daily Activity',
    duration_minutes: 90,
    strain: 12.4,
    kilojoule: 10_000,
    average_heart_rate: null,
    max_heart_rate: null,
    calories_burned: 2390,
    source: 'daily_cycle',
    created_at: null,
    zone_duration: null,
    distance_meter: null,
    altitude_gain_meter: null,
    percent_recorded: null,
  })
})

it('keeps what is given', () => {
  const given = {
    date: '2026-11-08',
    activity_type: 'wrestling',
    source: 'workout',
    calories_burned: 500,
    kilojoule: 1,
    strain: 0,
  }
  expect(normalizeActivity(given)).toMatchObject({
    activity_type: 'wrestling',
    source: 'workout',
    calories_burned: 500,
    strain: 0,
  })
})

it.each([null, undefined, '', ' ', 'high', 'NaN', 'Infinity', Number.NaN])(
  'reads a strain of %j as no value',
  (strain) => {
    expect(normalizeActivity({ date: '2026-11-08', strain })).toMatchObject({ strain: null, calories_burned: null })
  },
)

it('never gives NaN or Infinity', () => {
  const written = fc.oneof(
    fc.double({ min: -1e9, max: 1e9 }),
    fc.string(),
    fc.constantFrom(null, '1e999', Number.POSITIVE_INFINITY),
  )
  fc.assert(
    fc.property(written, written, written, (strain, kilojoule, duration_hours) => {
      for (const value of Object.values(normalizeActivity({ date: '2026-11-08', strain, kilojoule, duration_hours })))
        if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true)
    }),
  )
})
