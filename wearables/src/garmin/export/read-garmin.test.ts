import { expect, it } from 'vitest'
import {
  expectNothingButRefusals,
  expectSameInAnyOrder,
  openedFiles,
  readFiles,
  refusalOf,
} from '../../export-files/changed-files-for-tests.ts'
import { entriesOf } from '../../export-files/entries-for-tests.ts'
import { isFromExport } from '../../own-export/export-ids.ts'
import { garminExport } from './garmin-export.ts'
import { activityFile, NIGHT, RUN, sleepFile } from './rows-for-tests.ts'
import { garminSample } from './sample-export.ts'

const SAMPLE = Object.fromEntries(garminSample({ years: 0.05 }))
/** A few, for what is read many times. */
const DAYS = Object.fromEntries(garminSample({ years: 0.012 }))

it('reads a whole export: each night, day and activity once, and whose it is', async () => {
  const { records, owner, skipped, files } = await readFiles(garminExport, SAMPLE)
  expect(Object.entries(records).map(([kind, list]) => [kind, list.length])).toEqual([
    ['cycles', 18],
    ['sleeps', 18],
    ['recoveries', 18],
    ['workouts', 9],
  ])
  expect(owner).toEqual({ name: 'Sam Sample', email: 'sam@example.org' })
  expect(skipped).toEqual([])
  expect(files).toEqual({
    cycles: 'UDSFile_2026-07-10_2026-07-27.json',
    sleeps: '2026-07-10_2026-07-27_10203040_sleepData.json',
    workouts: '0_summarizedActivities.json',
  })
  const all = [records.cycles, records.sleeps, records.recoveries, records.workouts].flat()
  expect(all.every(({ provider_id }) => isFromExport(provider_id))).toBe(true)
})

it('opens no file but those on its list, and keeps nothing of places, names and devices', async () => {
  const opened = await openedFiles(garminExport, SAMPLE)
  expect(opened.map((path) => path.replace(/^.*\//, '').replace(/^[\d_-]+/, '')).sort()).toEqual([
    'UDSFile_2026-07-10_2026-07-27.json',
    'customer.json',
    'healthStatusData.json',
    'sam@example.org_0_summarizedActivities.json',
    'sleepData.json',
  ])
  const everything = JSON.stringify(await readFiles(garminExport, SAMPLE))
  for (const word of ['secret', '10203040"', 'deviceId', 'uuid']) expect(everything).not.toContain(word)
})

it('is told by the names of its files', () => {
  const isOurs = (...paths: string[]) => garminExport.isOurs(paths, new Uint8Array())
  expect(isOurs(...Object.keys(SAMPLE))).toBe(true)
  expect(isOurs('2026-01-01_2026-04-10_1_sleepData.json')).toBe(true)
  expect(isOurs('customer_data/customer.json', 'sleeps.csv', 'Takeout/Fitbit/sleep-2026-01-01.json')).toBe(false)
})

it('refuses an export without anything, one that is cut off, and 60 activities a day', async () => {
  expect(await refusalOf(garminExport, sleepFile())).toBe(
    'This Garmin export holds no nights, days or activities that Corner can read',
  )
  const [[path, text] = ['', '']] = Object.entries(sleepFile(NIGHT))
  expect(await refusalOf(garminExport, { [path]: text.slice(0, -5) })).toContain('is damaged or cut off')
  const many = Array.from({ length: 60 }, (_, index) => ({ ...RUN, activityId: index + 1 }))
  expect(await refusalOf(garminExport, activityFile(...many))).toContain('2026-07-20 has 60 workouts')
})

it('tells no e-mail address in the name of a file', async () => {
  const [[path, text] = ['', '']] = Object.entries(activityFile(RUN))
  expect(await refusalOf(garminExport, { [path]: text.slice(0, -5) })).toBe(
    '1_summarizedActivities.json: is damaged or cut off; download the export again',
  )
})

it('tells how far it is', async () => {
  const shares: number[] = []
  const onProgress = (share: number) => shares.push(share)
  await garminExport.read(entriesOf(SAMPLE), { now: new Date('2026-07-28'), timezoneOffset: '+01:00', onProgress })
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBe(1)
})

it('reads the same whatever the order of files, rows and fields', async () => {
  await expectSameInAnyOrder(garminExport, DAYS)
})

it('answers every damaged file with records or a sentence', async () => {
  await expectNothingButRefusals(garminExport, DAYS)
})
