import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../days/calendar.ts'
import { hrvOf, readHrv } from './hrv-readings.ts'

const NIGHTS = [
  { date: '2026-11-10', hrv_rmssd: 61.5 },
  { date: '2026-11-08', hrv_rmssd: 70 },
  { date: '2026-11-09', hrv_rmssd: null },
  { date: '2026-11-07', hrv_rmssd: 48.5 },
]

it('reads latest, change, average, highest and lowest, and skips the unscored night', () => {
  expect(readHrv(NIGHTS)).toEqual({
    latest_ms: 61.5,
    change_ms: -8.5,
    average_ms: 60,
    highest_ms: 70,
    lowest_ms: 48.5,
    data_points: 3,
  })
})

it('has no change from one value, and nothing from none', () => {
  expect(readHrv([{ date: '2026-11-10', hrv_rmssd: 61.5 }])).toMatchObject({ latest_ms: 61.5, change_ms: null })
  expect(readHrv([{ date: '2026-11-10', hrv_rmssd: null }])).toEqual({
    latest_ms: null,
    change_ms: null,
    average_ms: null,
    highest_ms: null,
    lowest_ms: null,
    data_points: 0,
  })
})

it('takes the first of the four fields that is present, and a real 0 is present', () => {
  const date = '2026-11-10'
  expect(hrvOf({ date, hrv_rmssd: 1, hrv_value: 2, hrv: 3, value: 4 })).toBe(1)
  expect(hrvOf({ date, hrv_rmssd: null, hrv_value: 2, hrv: 3 })).toBe(2)
  expect(hrvOf({ date, hrv: 3, value: 4 })).toBe(3)
  expect(hrvOf({ date, value: 4 })).toBe(4)
  expect(hrvOf({ date, hrv_rmssd: 0, value: 4 })).toBe(0)
  expect(hrvOf({ date })).toBeNull()
})

it('reads the same in any order, never NaN or Infinity, and unscored nights change nothing', () => {
  const values = fc.array(fc.option(fc.double({ min: 5, max: 250, noNaN: true }), { nil: null }), { maxLength: 40 })
  fc.assert(
    fc.property(values, (given) => {
      const nights = given.map((hrv_rmssd, ago) => ({ date: addDays('2026-11-21', -ago), hrv_rmssd }))
      const readings = readHrv(nights)
      expect(readHrv([...nights].reverse())).toEqual(readings)
      expect(readHrv(nights.filter((night) => night.hrv_rmssd !== null))).toEqual(readings)
      for (const reading of Object.values(readings)) expect(reading === null || Number.isFinite(reading)).toBe(true)
    }),
  )
})

it('is of the newest maker’s nights where the strap was changed', () => {
  const nights = NIGHTS.map((night) => ({ ...night, maker: night.date < '2026-11-08' ? 'whoop' : 'oura' }))
  expect(readHrv(nights)).toMatchObject({ average_ms: 65.75, lowest_ms: 61.5, data_points: 2 })
})
