import { exportId } from '@corner/wearables/own-export/export-ids.ts'
import type { RecordBatch } from '@corner/wearables/records.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { addAthlete } from './athlete-for-tests.ts'
import { storeRecords } from './ingest.ts'
import { storeExport } from './ingest-import.ts'
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

const START = '2026-03-10T04:00:20Z'
const TRAINING = '2026-03-11T01:30:40Z'
const cycleId = exportId('cycle', new Date(START))
const sleepId = exportId('sleep', new Date(START))
const FILES = { cycles: 'physiological_cycles.csv', sleeps: 'sleeps.csv', workouts: 'workouts.csv' }
const NOTHING = { cycles: 0, sleeps: 0, recoveries: 0, workouts: 0 }

/** One night from an export: whole percentages, our own ids, dated at the end of the cycle. */
const exported = batch({
  cycles: [cycle(cycleId, START, { strain: 10, updated_at: new Date('2026-03-11T04:00:00Z') })],
  sleeps: [sleep(sleepId, START, '2026-03-10T12:00:00Z', { cycle_id: cycleId, sleep_efficiency_percentage: 94 })],
  recoveries: [recovery(cycleId, sleepId, { recovery_score: 66, updated_at: new Date('2026-03-11T04:00:00Z') })],
  workouts: [workout(exportId('workout', new Date(TRAINING), 'Wrestling'), TRAINING)],
})

/** The same night from the API: its own ids, to the second, dated in the morning. */
const fromApi = batch({
  cycles: [cycle('c1', '2026-03-10T04:00:00Z', { strain: 10.4 })],
  sleeps: [sleep('s1', '2026-03-10T04:00:00Z', '2026-03-10T12:00:00Z', { cycle_id: 'c1' })],
  recoveries: [recovery('c1', 's1', { recovery_score: 67 })],
  workouts: [workout('w1', '2026-03-11T01:30:00Z')],
})

const ingest = (parts: Partial<RecordBatch>) => storeRecords(app, athlete, batch(parts))
const importAll = () => storeExport(app, athlete, exported, FILES)

async function ids() {
  const of = async (table: 'cycles' | 'sleeps' | 'recoveries' | 'workouts') =>
    (
      await database.selectFrom(table).select(['provider_id', 'date']).where('user_id', '=', athlete.user_id).execute()
    ).map(({ provider_id, date }) => `${provider_id} ${date}`)
  return {
    cycles: await of('cycles'),
    sleeps: await of('sleeps'),
    recoveries: await of('recoveries'),
    workouts: await of('workouts'),
  }
}

const API_ROWS = {
  cycles: ['c1 2026-03-10'],
  sleeps: ['s1 2026-03-10'],
  recoveries: ['c1 2026-03-10'],
  workouts: ['w1 2026-03-10'],
}

it('stores an export once, however often it comes', async () => {
  expect(await importAll()).toEqual({ cycles: 1, sleeps: 1, recoveries: 1, workouts: 1 })
  const stored = await ids()
  expect(stored.recoveries).toEqual([`${cycleId} 2026-03-10`])
  expect(await importAll()).toEqual(NOTHING)
  expect(await ids()).toEqual(stored)
})

it('leaves what the API has brought as it is', async () => {
  await ingest(fromApi)
  expect(await importAll()).toEqual(NOTHING)
  expect(await ids()).toEqual(API_ROWS)
})

it('gives way to what the API brings later, all at once or kind by kind', async () => {
  await importAll()
  await ingest(fromApi)
  expect(await ids()).toEqual(API_ROWS)
})

it.each([
  [['cycles', 'sleeps', 'recoveries', 'workouts']],
  [['recoveries', 'sleeps', 'cycles', 'workouts']],
  [['workouts', 'sleeps', 'recoveries', 'cycles']],
] as const)('ends with the API’s rows and days in any order: %s', async (order) => {
  await importAll()
  for (const kind of order) await ingest({ [kind]: fromApi[kind] })
  await importAll()
  expect(await ids()).toEqual(API_ROWS)
  expect(
    await database.selectFrom('recoveries').select('recovery_score').where('user_id', '=', athlete.user_id).execute(),
  ).toEqual([{ recovery_score: 67 }])
})

it('lends its recovery to the API’s cycle when the API has none', async () => {
  await ingest({ cycles: fromApi.cycles })
  expect(await importAll()).toEqual({ cycles: 0, sleeps: 1, recoveries: 1, workouts: 1 })
  expect((await ids()).recoveries).toEqual(['c1 2026-03-10'])
  await ingest({ recoveries: fromApi.recoveries })
  expect(
    await database.selectFrom('recoveries').select('recovery_score').where('user_id', '=', athlete.user_id).execute(),
  ).toEqual([{ recovery_score: 67 }])
})

it('lets a later export close the running cycle, and an earlier one fill gaps only', async () => {
  const early = { end_at: null, strain: null, updated_at: new Date('2026-03-10T12:00:00Z'), raw: { strain: null } }
  const earlier = batch({ ...exported, cycles: [cycle(cycleId, START, early)], workouts: [] })
  await storeExport(app, athlete, earlier, FILES)
  expect(await importAll()).toMatchObject({ cycles: 1, workouts: 1 })
  expect(await storeExport(app, athlete, earlier, FILES)).toEqual(NOTHING)
  expect(await database.selectFrom('cycles').select('strain').where('user_id', '=', athlete.user_id).execute()).toEqual(
    [{ strain: 10 }],
  )
})

/** Workouts of one day, a minute apart. */
const workoutsOf = (day: string, count: number, sport: string) =>
  Array.from({ length: count }, (_, minute) => {
    const start = new Date(Date.parse(`${day}T12:00:00Z`) + minute * 60_000).toISOString()
    return workout(exportId('workout', new Date(start), sport), start, { sport_name: sport })
  })

it('refuses a day that grows past fifty workouts over several exports, names day and file, and keeps nothing of it', async () => {
  await storeExport(app, athlete, batch({ workouts: workoutsOf('2026-03-10', 40, 'running') }), FILES)
  const more = batch({
    workouts: [...workoutsOf('2026-03-09', 5, 'yoga'), ...workoutsOf('2026-03-10', 11, 'yoga')],
  })
  await expect(storeExport(app, athlete, more, FILES)).rejects.toMatchObject({
    code: 'bad_input',
    message: 'workouts.csv: 2026-03-10 has 51 workouts, together with those stored already; a day may have up to 50',
  })
  expect((await ids()).workouts).toHaveLength(40)
  // The same again adds nothing, and fifty are allowed.
  await storeExport(app, athlete, batch({ workouts: workoutsOf('2026-03-10', 40, 'running') }), FILES)
  await storeExport(app, athlete, batch({ workouts: workoutsOf('2026-03-10', 10, 'yoga') }), FILES)
  expect((await ids()).workouts).toHaveLength(50)
})

it('keeps up to 60,000 records of one athlete, and takes what adds none', async () => {
  await sql`insert into workouts (user_id, provider, provider_id, date, start_at, end_at, timezone_offset, sport_name,
      score_state, updated_at, raw)
    select ${athlete.user_id}, 'whoop', 'w' || i, '2000-01-01'::date + i, '2000-01-01'::timestamptz + i * interval '1 day',
      '2000-01-01'::timestamptz + i * interval '1 day', '+00:00', 'running', 'SCORED', now(), '{}'
    from generate_series(1, 59996) as i`.execute(database)
  await importAll() // four more
  const another = batch({ workouts: workoutsOf('2026-03-10', 1, 'yoga') })
  await expect(storeExport(app, athlete, another, FILES)).rejects.toMatchObject({
    code: 'bad_input',
    message: expect.stringContaining('you would have 60001 records; Corner keeps up to 60000 of one person'),
  })
  expect(await importAll()).toEqual(NOTHING)
})

it('keeps of a very long reply of the provider that it was one, and which', async () => {
  const long = (letter: string) => ({ notes: letter.repeat(5_000) })
  const stored = async () =>
    (await database.selectFrom('workouts').select('raw').where('user_id', '=', athlete.user_id).execute()).map(
      ({ raw }) => raw,
    )
  await ingest({ workouts: [workout('w1', TRAINING, { raw: long('a') })] })
  const [first] = await stored()
  expect(first).toEqual({ left_out: expect.stringMatching(/^5\d\d\d characters/), sha256: expect.any(String) })
  expect(await ingest({ workouts: [workout('w1', TRAINING, { raw: long('a') })] })).toEqual(NOTHING)
  expect(await ingest({ workouts: [workout('w1', TRAINING, { raw: long('b') })] })).toMatchObject({ workouts: 1 })
  expect(await stored()).not.toEqual([first])
})
