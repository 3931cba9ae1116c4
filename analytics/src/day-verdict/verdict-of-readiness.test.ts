import { describe, expect, it } from 'vitest'
import { athleteWith, TODAY } from '../athlete/athlete-for-tests.ts'
import type { RecoveryDay } from '../athlete/day-records.ts'
import { addDays } from '../days/calendar.ts'
import { readDayVerdict, readPastVerdict } from './day-verdict.ts'
import { heldBy } from './held-by.ts'

/** Thirty mornings of an athlete whose maker gives no recovery, the last as given. */
function morning({ hrv, pulse = 52, skin = 33, until = TODAY }: Morning) {
  const recovery_data = Array.from(
    { length: 30 },
    (_, place): RecoveryDay => ({
      date: addDays(until, place - 29),
      recovery_score: null,
      hrv_rmssd_milli: place === 29 ? hrv : 60 + (place % 3),
      resting_heart_rate: place === 29 ? pulse : 51 + (place % 3),
      skin_temp_celsius: place === 29 ? skin : 33,
    }),
  )
  return { ...athleteWith({ provider: 'oura' }), recovery_data }
}
interface Morning {
  hrv: number | null
  pulse?: number | null
  skin?: number
  until?: string
}

describe('without a recovery by the maker Corner readiness stands in for it', () => {
  it.each<[string, Morning, string]>([
    ['below the usual', { hrv: 56, pulse: 54 }, 'lighter'],
    ['within it', { hrv: 61 }, 'as_planned'],
    ['above it', { hrv: 66, pulse: 49 }, 'as_planned'],
    ['of yesterday', { hrv: 61, until: addDays(TODAY, -1) }, 'as_planned'],
    ['too old', { hrv: 61, until: addDays(TODAY, -2) }, 'ask'],
    ['of yesterday, where this morning has no heart value', { hrv: null, pulse: null }, 'as_planned'],
  ])('%s', (_, given, verdict) => {
    const records = morning(given)
    expect(readDayVerdict(records, TODAY)).toMatchObject({ verdict, recovery: null })
    expect(readPastVerdict(records, TODAY).verdict).toBe(verdict)
  })

  it('names it with its parts, and its rule', () => {
    const day = readDayVerdict(morning({ hrv: 56, pulse: 54 }), TODAY)
    expect(day.signs[0]?.text).toMatch(
      /^Corner readiness \d+ of 100, below own usual \(HRV 56 ms, usual 60–62; Resting heart rate 54 bpm, usual 51–53\)$/,
    )
    expect(heldBy(day)?.rule).toBe('A Corner readiness below own usual is enough for a lighter day.')
    expect(heldBy(day)?.reasons[0]).toBe(day.signs[0]?.text)
  })

  it('takes out live wrestling with two strong signs beside it', () => {
    const ill = morning({ hrv: 50, pulse: 60 })
    const sleep_data = Array.from({ length: 5 }, (_, place) => ({
      date: addDays(TODAY, place - 4),
      total_duration_hours: 4.2,
      sleep_quality_score: null,
      sleep_efficiency: null,
      sleep_consistency_percentage: null,
    }))
    const skin = morning({ hrv: 50, pulse: 60, skin: 34 })
    expect(readDayVerdict(ill, TODAY).verdict).toBe('lighter')
    expect(readDayVerdict({ ...skin, sleep_data }, TODAY).verdict).toBe('easy')
    expect(heldBy(readDayVerdict({ ...skin, sleep_data }, TODAY))?.rule).toMatch(/^Two strong signs beside/)
  })

  it('makes a lighter day of one strong sign within the usual', () => {
    const records = morning({ hrv: 61 })
    const sleep_data = Array.from({ length: 5 }, (_, place) => ({
      date: addDays(TODAY, place - 4),
      total_duration_hours: 4.2,
      sleep_quality_score: null,
      sleep_efficiency: null,
      sleep_consistency_percentage: null,
    }))
    const day = readDayVerdict({ ...records, sleep_data }, TODAY)
    expect(day.readiness?.place).toBe('within')
    expect(day.verdict).toBe('lighter')
    expect(heldBy(day)?.rule).toBe('One strong sign is enough for a lighter day.')
  })

  it('judges no one by it whose maker gives a recovery, and none that is late', () => {
    const records = morning({ hrv: 56, pulse: 54 })
    const scored = records.recovery_data.map((day, place) => ({ ...day, recovery_score: place < 27 ? 60 : null }))
    expect(readDayVerdict({ ...records, recovery_data: scored }, TODAY)).toMatchObject({
      verdict: 'ask',
      readiness: null,
    })
  })
})
