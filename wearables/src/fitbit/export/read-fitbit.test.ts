import { expect, it } from 'vitest'
import {
  expectNothingButRefusals,
  expectSameInAnyOrder,
  openedFiles,
  readFiles,
  refusalOf,
} from '../../export-files/changed-files-for-tests.ts'
import { isFromExport } from '../../own-export/export-ids.ts'
import { fitbitExport } from './fitbit-export.ts'
import { EXERCISE, exercises, LOG, logs, read, userExercises } from './rows-for-tests.ts'
import { fitbitSample } from './sample-export.ts'

const SAMPLE = Object.fromEntries(fitbitSample({ years: 0.05 }))
/** A few, for what is read many times. */
const DAYS = Object.fromEntries(fitbitSample({ years: 0.012 }))

it('reads a whole export: each night, day and workout once, and whose it is', async () => {
  const { records, owner, skipped, files } = await readFiles(fitbitExport, SAMPLE)
  expect(Object.entries(records).map(([kind, list]) => [kind, list.length])).toEqual([
    ['cycles', 18],
    ['sleeps', 18],
    ['recoveries', 18],
    ['workouts', 9],
  ])
  expect(owner).toEqual({ name: 'Sam Sample', email: 'sam@example.org' })
  expect(skipped).toEqual([])
  expect(files.sleeps).toBe('sleep-2026-07-10.json')
  const all = [records.cycles, records.sleeps, records.recoveries, records.workouts].flat()
  expect(all.every(({ provider_id }) => isFromExport(provider_id))).toBe(true)
  expect(records.recoveries.at(-1)).toMatchObject({
    recovery_score: null,
    resting_heart_rate: 52.25,
    hrv_rmssd_milli: 43.675,
    spo2_percentage: 95.2,
    skin_temp_celsius: 33.73,
    other_values: { fitbit_sleep_score: 81, fitbit_readiness: 91 },
  })
})

it('opens no file but those on its list: no heartbeats, journals, messages, places or photos', async () => {
  const opened = await openedFiles(fitbitExport, SAMPLE)
  expect(opened.filter((path) => SAMPLE[path] === 'secret')).toEqual([])
  expect(new Set(opened.map((path) => path.split('/').at(-2)))).toEqual(
    new Set([
      'Global Export Data',
      'Temperature',
      'Daily Readiness',
      'Oxygen Saturation (SpO2)',
      'Health Fitness Data_GoogleData',
      'Heart Rate Variability',
      'Sleep Score',
      'Your Profile',
    ]),
  )
  expect(JSON.stringify(await readFiles(fitbitExport, SAMPLE))).not.toContain('secret')
})

it('reads the same from the folder that was named Fitbit', async () => {
  const before = Object.fromEntries(fitbitSample({ years: 0.05, root: 'Takeout/Fitbit' }))
  expect(await read(before)).toEqual(await read(SAMPLE))
})

it('leaves out what was deleted, and says what lies in the future or has no times', async () => {
  const { records, skipped } = await readFiles(fitbitExport, {
    ...logs(
      LOG,
      { ...LOG, logId: 3, startTime: '2027-01-01T23:00:00.000', endTime: '2027-01-02T07:00:00.000' },
      { logId: 4 },
    ),
    ...exercises(EXERCISE, { ...EXERCISE, logId: 1, startTime: '07/20/27 15:00:00' }),
    ...userExercises('5,2026-07-18T13:00:00Z,2026-07-18T14:00:00Z,+02:00,Bike,500,0,131,0,,DELETED_BY_USER'),
  })
  expect([records.sleeps.length, records.workouts.length]).toEqual([1, 1])
  expect(skipped).toEqual([
    { what: 'sleeps', why: 'They have no number or no times', count: 1 },
    { what: 'sleeps', why: 'They lie in the future', count: 1 },
    { what: 'workouts', why: 'They have no number or no times', count: 1 },
    { what: 'workouts', why: 'They lie in the future', count: 1 },
  ])
})

it('is told by the names of its files', () => {
  const isOurs = (...paths: string[]) => fitbitExport.isOurs(paths, new Uint8Array())
  expect(isOurs(...Object.keys(SAMPLE))).toBe(true)
  expect(isOurs('Takeout/Fitbit/Global Export Data/sleep-2026-07-01.json')).toBe(true)
  expect(isOurs('Takeout/Fit/All Sessions/a.json', 'sleeps.csv', 'sleep_score.csv')).toBe(false)
})

it('refuses an export without anything, and one that is cut off', async () => {
  expect(await refusalOf(fitbitExport, logs())).toBe(
    'This Takeout holds no nights, days or workouts of Fitbit that Corner can read',
  )
  const [[path, text] = ['', '']] = Object.entries(logs(LOG))
  expect(await refusalOf(fitbitExport, { [path]: text.slice(0, -5) })).toBe(
    'sleep-2026-07-01.json: is damaged or cut off; download the export again',
  )
})

it('reads the same whatever the order of files, rows and fields', async () => {
  await expectSameInAnyOrder(fitbitExport, DAYS)
})

it('answers every damaged file with records or a sentence', async () => {
  await expectNothingButRefusals(fitbitExport, DAYS)
})
