import { expect, it } from 'vitest'
import { athleteWith, TODAY } from '../athlete/athlete-for-tests.ts'
import { addDays } from '../days/calendar.ts'
import { readDayVerdict } from './day-verdict.ts'
import { readSignVitals } from './sign-vitals.ts'

const YESTERDAY = addDays(TODAY, -1)

/** A month of nights of about 15 breaths a minute and a pulse of 52, then these, the last one yesterday. */
const breathing = (last: readonly number[], pulse = 52) => {
  const breaths = [...Array.from({ length: 30 }, (_, night) => 15 + (night % 3) / 10), ...last]
  const records = athleteWith({ until: YESTERDAY, recovery: breaths.map(() => 60), hours: breaths.map(() => 8) })
  return {
    ...records,
    recovery_data: records.recovery_data.map((record, place, all) => ({
      ...record,
      resting_heart_rate: place === all.length - 1 ? pulse : 52,
    })),
    sleep_data: records.sleep_data.map((night, place) => ({ ...night, respiratory_rate: breaths[place] ?? null })),
  }
}

it('has what decides with its night, its own range before it, and the nights of the week', () => {
  const records = breathing([15.1, 16])
  expect(readDayVerdict(records, TODAY).signs.map(({ kind }) => kind)).toEqual(['respiratory_rate_up'])
  const [vital, ...more] = readSignVitals(records, YESTERDAY, TODAY)
  expect(more).toEqual([])
  expect(vital).toMatchObject({ metric: 'respiratory_rate', night: YESTERDAY, value: 16 })
  expect(vital?.week.map(({ date }) => date)).toEqual([6, 5, 4, 3, 2, 1].map((back) => addDays(TODAY, -back)))
  expect(vital?.range?.high).toBeLessThan(16)
  expect(vital?.range?.low).toBeGreaterThan(14.9)
})

it('has the HRV of the night only where it is one of several vital signs that are off', () => {
  const records = breathing([16], 62)
  const low = records.recovery_data.map((record, place, all) => ({
    ...record,
    hrv_rmssd_milli: place === all.length - 1 ? 44 : 90 + (place % 3),
  }))
  const off = { ...records, recovery_data: low }
  const { signs } = readDayVerdict(off, TODAY)
  expect(readSignVitals(off, YESTERDAY, TODAY, signs).map(({ metric }) => metric)).toEqual(signs[0]?.vitals)
  expect(signs[0]?.vitals).toContain('hrv')
  expect(readSignVitals(off, YESTERDAY, TODAY).map(({ metric }) => metric)).not.toContain('hrv')
})

it('has each of two that are off, and none that is no sign or of which no night is judged', () => {
  expect(readSignVitals(breathing([16], 62), YESTERDAY, TODAY).map(({ metric }) => metric)).toEqual([
    'resting_heart_rate',
    'respiratory_rate',
  ])
  expect(readSignVitals(breathing([15.2]), YESTERDAY, TODAY)).toEqual([])
  expect(readSignVitals(breathing([16]), null, TODAY)).toEqual([])
})
