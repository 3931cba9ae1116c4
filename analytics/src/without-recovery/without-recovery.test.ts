import { describe, expect, it } from 'vitest'
import { TODAY } from '../athlete/athlete-for-tests.ts'
import type { RecoveryDay } from '../athlete/day-records.ts'
import { addDays } from '../days/calendar.ts'
import { makerValueWords, partWords } from '../readiness/readiness-words.ts'
import { readWithoutRecovery } from './without-recovery.ts'

/** Thirty mornings, the last of today. */
const mornings = (of: (place: number) => Partial<RecoveryDay>): RecoveryDay[] =>
  Array.from({ length: 30 }, (_, place) => ({
    date: addDays(TODAY, place - 29),
    recovery_score: null,
    resting_heart_rate: null,
    hrv_rmssd_milli: null,
    ...of(place),
  }))
const read = (of: (place: number) => Partial<RecoveryDay>, provider: string | null = 'oura') =>
  readWithoutRecovery({ recovery_data: mornings(of), sleep_data: [], activity_data: [] }, provider, TODAY)
const hrv = (place: number) => (place === 29 ? 60 : place % 2 === 0 ? 55 : 65)

describe('what stands in for a recovery', () => {
  it('is Corner readiness, and the maker is named', () => {
    expect(read((place) => ({ hrv_rmssd_milli: hrv(place) }))).toMatchObject({
      maker: 'Oura',
      readiness: { day: TODAY, place: 'within', parts: [{ measure: 'hrv', value: 60 }] },
    })
  })

  it('is nothing where there is a recovery, and nothing where nothing was measured', () => {
    expect(read((place) => ({ hrv_rmssd_milli: hrv(place), recovery_score: 50 }))).toBeNull()
    expect(read((place) => ({ hrv_rmssd_milli: hrv(place), recovery_score: place === 22 ? 50 : null }))).toBeNull()
    expect(read((place) => ({ hrv_rmssd_milli: hrv(place), recovery_score: place === 21 ? 50 : null }))).not.toBeNull()
    expect(read(() => ({}))).toBeNull()
    expect(read((place) => ({ hrv_rmssd_milli: hrv(place) }), null)).toBeNull()
  })

  it('reads SDNN as SDNN, and the hours and breathing of a night without times', () => {
    const found = read((place) => ({
      other_values: { hrv_sdnn_milli: hrv(place), sleep_duration_milli: 27_000_000, respiratory_rate: 14.5 },
    }))
    expect(found?.readiness?.parts.map(partWords)).toEqual([
      'HRV (SDNN) 60 ms, usual 55–65',
      'Sleep 7.5 h, usual 7.5–7.5',
      'Respiratory rate 14.5 breaths/min, usual 14.5–14.5',
    ])
  })
})

describe("the maker's own values", () => {
  it('keep their name and scale, the newest of today or yesterday', () => {
    const found = read((place) => ({
      hrv_rmssd_milli: 60,
      other_values: {
        skin_temp_deviation_celsius: 0.24,
        ...(place < 29 && { oura_readiness: 70 + place }),
        ...(place < 28 && { oura_sleep_score: 81 }),
      },
    }))
    expect(found?.maker_values).toEqual([
      { name: 'Skin temperature against usual', value: 0.24, unit: '°C', lowest: null, highest: null, day: TODAY },
      { name: 'Oura readiness', value: 98, unit: '', lowest: 1, highest: 100, day: addDays(TODAY, -1) },
    ])
    expect(found?.maker_values.map(makerValueWords)).toEqual([
      'Skin temperature against usual +0.2 °C',
      'Oura readiness 98 of 1 to 100',
    ])
  })
})
