import type { RecordBatch } from '@corner/wearables/records.ts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { addAthlete } from './athlete-for-tests.ts'
import { storeRecords } from './ingest.ts'
import { removeRecord } from './ingest-removal.ts'
import { batch, cycle, recovery, sleep, workout } from './records-for-tests.ts'
import type { Series } from './series.ts'

const { connection, unbound } = await createTestDatabase()
const app = openDatabase(openPool(connection))
const database = openDatabase(openPool(unbound))
let athlete: Series

afterAll(() => Promise.all([app.destroy(), database.destroy()]))

beforeEach(async () => {
  athlete = { user_id: await addAthlete(database), provider: 'whoop' }
})

const store = (parts: Partial<RecordBatch>) => storeRecords(app, athlete, batch(parts))

function rowsOf(table: 'cycles' | 'sleeps' | 'recoveries' | 'workouts') {
  return database.selectFrom(table).selectAll().where('user_id', '=', athlete.user_id).orderBy('provider_id').execute()
}

async function days() {
  const [cycles, recoveries] = [await rowsOf('cycles'), await rowsOf('recoveries')]
  return Object.fromEntries([
    ...cycles.map(({ provider_id, date }) => [provider_id, date]),
    ...recoveries.map(({ provider_id, date }) => [`recovery of ${provider_id}`, date]),
  ])
}

// Asleep at 23:00 on the 9th, awake at 07:00 on the 10th, five hours behind UTC.
const night = {
  cycles: [cycle('c1', '2026-03-10T04:00:00Z')],
  sleeps: [sleep('s1', '2026-03-10T04:00:00Z', '2026-03-10T12:00:00Z', { cycle_id: 'c1' })],
  recoveries: [recovery('c1', 's1')],
  workouts: [workout('w1', '2026-03-11T01:30:00Z')],
}

it('stores a night and its training under the wearer’s own days', async () => {
  expect(await store(night)).toEqual({ cycles: 1, sleeps: 1, recoveries: 1, workouts: 1 })
  expect(await days()).toEqual({ c1: '2026-03-10', 'recovery of c1': '2026-03-10' })
  expect(await rowsOf('sleeps')).toMatchObject([{ date: '2026-03-10', sleep_efficiency_percentage: 93.75 }])
  expect(await rowsOf('workouts')).toMatchObject([{ date: '2026-03-10', sport_name: 'wrestling', strain: 13.1 }])
})

it('writes nothing when the same comes again', async () => {
  await store(night)
  const before = await rowsOf('sleeps')
  expect(await store(night)).toEqual({ cycles: 0, sleeps: 0, recoveries: 0, workouts: 0 })
  expect(await rowsOf('sleeps')).toEqual(before)
})

it('never lets an older record overwrite a newer one, while a newer one and a changed one do', async () => {
  const at = (hour: string, strain: number) =>
    cycle('c1', '2026-03-10T04:00:00Z', { updated_at: new Date(`2026-03-10T${hour}:00Z`), strain, raw: { strain } })
  await store({ cycles: [at('12:00', 10)] })
  await store({ cycles: [at('11:59', 9)] })
  expect(await rowsOf('cycles')).toMatchObject([{ strain: 10 }])
  await store({ cycles: [at('12:00', 11)] })
  expect(await rowsOf('cycles')).toMatchObject([{ strain: 11 }])
  await store({ cycles: [at('12:01', 12)] })
  expect(await rowsOf('cycles')).toMatchObject([{ strain: 12 }])
})

it('lets a stored change of a time to come give way to any other, and dates the days by that', async () => {
  const ahead = { updated_at: new Date('9999-12-31T23:59:59Z'), strain: 10 }
  await store({ ...night, cycles: [cycle('c1', '2026-03-10T04:00:00Z', ahead)] })
  const before = await rowsOf('cycles')
  await store({ cycles: [cycle('c1', '2026-03-10T04:00:00Z', ahead)] }) // storing the same again writes nothing
  expect(await rowsOf('cycles')).toEqual(before)
  await store({ cycles: [cycle('c1', '2026-03-10T04:00:00Z', { strain: 11 })] })
  expect(await rowsOf('cycles')).toMatchObject([{ strain: 11, updated_at: new Date('2026-03-10T12:00:00Z') }])
  const soon = new Date(Date.now() + 60_000) // clocks differ by that much
  await store({ cycles: [cycle('c1', '2026-03-10T04:00:00Z', { updated_at: soon, strain: 12 })] })
  await store({ cycles: [cycle('c1', '2026-03-10T04:00:00Z', { strain: 11 })] })
  expect(await rowsOf('cycles')).toMatchObject([{ strain: 12 }])
  const awake = { cycle_id: 'c1', updated_at: ahead.updated_at }
  await store({ sleeps: [sleep('s1', '2026-03-10T04:00:00Z', '2026-03-10T12:00:00Z', awake)] })
  await store({ sleeps: [sleep('s1', '2026-03-10T18:00:00Z', '2026-03-11T06:00:00Z', { cycle_id: 'c1' })] })
  expect(await days()).toMatchObject({ c1: '2026-03-11' })
})

it('takes the newest of a record that a shifting list brought twice', async () => {
  const late = { updated_at: new Date('2026-03-10T13:00:00Z'), strain: 12 }
  await store({ cycles: [cycle('c1', '2026-03-10T04:00:00Z', late), cycle('c1', '2026-03-10T04:00:00Z')] })
  expect(await rowsOf('cycles')).toMatchObject([{ strain: 12 }])
})

it.each([
  ['the sleep last', ['cycles', 'recoveries', 'sleeps']],
  ['the cycle last', ['recoveries', 'sleeps', 'cycles']],
  ['the recovery last', ['sleeps', 'cycles', 'recoveries']],
] as const)('dates a night alike when it comes in parts, %s', async (_name, order) => {
  for (const kind of order) await store({ [kind]: night[kind] })
  expect(await days()).toEqual({ c1: '2026-03-10', 'recovery of c1': '2026-03-10' })
})

it('gives a cycle without sleep the local day of its start, and the next when that is taken', async () => {
  // Awake on the 10th (c1); c2 begins at 21:00 on the 10th without a sleep.
  await store({ cycles: [cycle('c2', '2026-03-11T02:00:00Z')] })
  expect(await days()).toEqual({ c2: '2026-03-10' })
  await store(night)
  expect(await days()).toMatchObject({ c1: '2026-03-10', c2: '2026-03-11' })
})

it('removes a deleted sleep with its recovery, and dates the cycle anew', async () => {
  await store(night)
  await removeRecord(app, athlete, 'sleep', 's1')
  expect(await rowsOf('sleeps')).toEqual([])
  expect(await days()).toEqual({ c1: '2026-03-09' })
})

it('removes a recovery by its sleep, and a workout by its own id, and nothing else', async () => {
  await store(night)
  await removeRecord(app, athlete, 'recovery', 's1')
  await removeRecord(app, athlete, 'workout', 'w1')
  await removeRecord(app, athlete, 'workout', 'unknown')
  expect(await rowsOf('recoveries')).toEqual([])
  expect(await rowsOf('workouts')).toEqual([])
  expect(await rowsOf('sleeps')).toHaveLength(1)
})

it('stores what JSON allows and PostgreSQL does not: NUL, half a surrogate pair, milliseconds with decimals', async () => {
  await store({
    workouts: [
      workout('w1', '2026-03-10T20:00:00Z', { sport_name: 'box\0ing \ud83e', raw: { sport_name: 'box\0ing' } }),
    ],
    sleeps: [sleep('s1', '2026-03-10T04:00:00Z', '2026-03-10T12:00:00Z', { total_awake_time_milli: 1000.6 })],
  })
  expect(await rowsOf('workouts')).toMatchObject([{ sport_name: 'boxing \ufffd' }])
  expect(await rowsOf('sleeps')).toMatchObject([{ total_awake_time_milli: 1001 }])
})

it('keeps a missing value apart from a zero', async () => {
  await store({ recoveries: [recovery('c1', 's1', { recovery_score: 0, hrv_rmssd_milli: null })] })
  expect(await rowsOf('recoveries')).toMatchObject([{ recovery_score: 0, hrv_rmssd_milli: null, date: null }])
})

it('dates cycles right when two writers bring the halves of a week at the same time', async () => {
  const nights = Array.from({ length: 8 }, (_, i) => ({
    id: `c${i}`,
    start: new Date(Date.parse('2026-03-02T04:00:00Z') + i * 86_400_000).toISOString(),
    end: new Date(Date.parse('2026-03-02T12:00:00Z') + i * 86_400_000).toISOString(),
  }))
  await Promise.all([
    store({ cycles: nights.map(({ id, start }) => cycle(id, start)) }),
    store({ sleeps: nights.map(({ id, start, end }) => sleep(`s-${id}`, start, end, { cycle_id: id })) }),
    store({ recoveries: nights.map(({ id }) => recovery(id, `s-${id}`)) }),
  ])
  const dates = await days()
  for (const [i, { id }] of nights.entries()) {
    expect(dates[id]).toBe(`2026-03-0${i + 2}`)
    expect(dates[`recovery of ${id}`]).toBe(`2026-03-0${i + 2}`)
  }
})
