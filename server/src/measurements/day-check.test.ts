import { exportId } from '@corner/wearables/own-export/export-ids.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { captureLog } from '../testing/captured-log.ts'
import { createTestDatabase } from '../testing/database.ts'
import { openWearables } from '../wearables/app-for-tests.ts'
import { checkDaysQueue } from '../wearables/check-days.ts'
import type { Links } from '../wearables/links.ts'
import { addAthlete } from './athlete-for-tests.ts'
import { checkDays } from './day-check.ts'
import { storeRecords } from './ingest.ts'
import { storeExport } from './ingest-import.ts'
import { batch, cycle, recovery, sleep, workout } from './records-for-tests.ts'
import type { Series } from './series.ts'

const testDatabase = await createTestDatabase()
const app = openDatabase(openPool(testDatabase.connection))
const database = openDatabase(openPool(testDatabase.unbound))
afterAll(() => Promise.all([app.destroy(), database.destroy()]))

let athlete: Series
beforeEach(async () => {
  athlete = { user_id: await addAthlete(database), provider: 'whoop' }
})

const TABLES = ['cycles', 'sleeps', 'recoveries', 'workouts'] as const
const NOTHING = { moved: 0, removed: 0, capped: 0 }

async function rows(table: (typeof TABLES)[number]) {
  const found = await database
    .selectFrom(table)
    .select(['provider_id', 'date', 'stored_at'])
    .where('user_id', '=', athlete.user_id)
    .orderBy('provider_id')
    .execute()
  return found
}

async function days(table: (typeof TABLES)[number] = 'cycles') {
  return Object.fromEntries((await rows(table)).map(({ provider_id, date }) => [provider_id, date]))
}

/** Nights of which only the first two have a sleep, from the API or from an export. */
async function storeWeek(idOf: (kind: 'cycle' | 'sleep', start: string) => string): Promise<string[]> {
  const starts = Array.from({ length: 7 }, (_, place) => `2026-03-0${place + 2}T04:00:00.000Z`)
  const cycles = starts.map((start) => cycle(idOf('cycle', start), start))
  const sleeps = starts
    .slice(0, 2)
    .map((start) => sleep(idOf('sleep', start), start, start.replace('T04', 'T12'), { cycle_id: idOf('cycle', start) }))
  const recoveries = cycles.map(({ provider_id }) => recovery(provider_id, `of ${provider_id}`))
  const week = batch({ cycles, sleeps, recoveries, workouts: [workout('w', '2026-03-04T20:00:00Z')] })
  const files = { cycles: 'cycles.csv', sleeps: 'sleeps.csv', workouts: 'workouts.csv' }
  await (idOf === exportIdOf ? storeExport(app, athlete, week, files) : storeRecords(app, athlete, week))
  return cycles.map(({ provider_id }) => provider_id)
}

const exportIdOf = (kind: 'cycle' | 'sleep', start: string) => exportId(kind, new Date(start))
const apiIdOf = (kind: 'cycle' | 'sleep', start: string) => `${kind} of ${start}`

it.each([
  ['the API', apiIdOf],
  ['an export', exportIdOf],
])('moves cycles from %s that stand on a wrong day, and their recoveries, and tells of it', async (_, idOf) => {
  const ids = await storeWeek(idOf)
  const right = await days()
  expect(Object.values(right)).toEqual(ids.map((_, place) => `2026-03-0${place + 2}`))
  const late = ids.slice(3)
  for (const table of ['cycles', 'recoveries'] as const)
    await database
      .updateTable(table)
      .set({ date: sql`date - 1` })
      .where('user_id', '=', athlete.user_id)
      .where('provider_id', 'in', late)
      .execute()
  await database
    .updateTable('recoveries')
    .set({ date: null })
    .where('provider_id', '=', ids[0] as string)
    .execute()
  expect(await checkDays(app, athlete.user_id)).toEqual({ moved: 9, removed: 0, capped: 0 })
  expect(await days()).toEqual(right)
  expect(await days('recoveries')).toEqual(right)
  expect(await checkDays(app, athlete.user_id)).toEqual(NOTHING)
})

it('leaves alone what is right, and who has no records', async () => {
  expect(await checkDays(app, athlete.user_id)).toEqual(NOTHING)
  await storeWeek(apiIdOf)
  const before = await Promise.all(TABLES.map(rows))
  expect(await checkDays(app, athlete.user_id)).toEqual(NOTHING)
  expect(await Promise.all(TABLES.map(rows))).toEqual(before)
})

const DAY_MS = 86_400_000
const fromNow = (daysAhead: number) => new Date(Date.now() + daysAhead * DAY_MS).toISOString()

/** As stored by a release that accepted future days. */
async function storeFuture(prefix: string, daysAhead: number, updated_at = new Date('2026-03-10T12:00:00Z')) {
  const [start, end] = [fromNow(daysAhead), fromNow(daysAhead + 0.3)]
  await storeRecords(
    app,
    athlete,
    batch({
      cycles: [cycle(`${prefix}c`, start, { updated_at })],
      sleeps: [sleep(`${prefix}s`, start, end, { cycle_id: `${prefix}c`, updated_at })],
      recoveries: [recovery(`${prefix}c`, `${prefix}s`)],
      workouts: [workout(`${prefix}w`, start, { updated_at })],
    }),
  )
}

const count = async () => (await Promise.all(TABLES.map(rows))).flat().length

it('removes what was of days to come when it was stored, with a line in the audit log, and nothing else', async () => {
  const kept = await storeWeek(apiIdOf)
  const before = await count()
  await storeFuture('export:', 8)
  await storeFuture('far-', 20_000)
  await storeFuture('hours-', 0.5) // an offset may be wrong by hours
  expect(await checkDays(app, athlete.user_id)).toMatchObject({ removed: 8 })
  expect(await count()).toBe(before + 4)
  expect(Object.keys(await days())).toEqual(expect.arrayContaining([...kept, 'hours-c']))
  const lines = database.selectFrom('audit_lines').select(['action', 'details', 'actor_id'])
  expect(await lines.where('subject_id', '=', athlete.user_id).execute()).toEqual([
    { action: 'future_records_removed', actor_id: null, details: { records: 8 } },
  ])
})

it('removes it also when its day has come meanwhile: it was measured by nobody', async () => {
  await storeFuture('export:', 3)
  // Simulates ten days by moving the rows back.
  for (const table of TABLES) {
    const times = table === 'recoveries' ? sql`` : sql`, start_at = ${fromNow(3 - 10)}, end_at = ${fromNow(3.3 - 10)}`
    await sql`update ${sql.table(table)} set stored_at = ${fromNow(-10)}${times}
      where user_id = ${athlete.user_id}`.execute(database)
  }
  expect(await checkDays(app, athlete.user_id)).toMatchObject({ removed: 4 })
})

it('keeps what the provider’s own clock had come to: then ours was behind', async () => {
  await storeFuture('clock-', 5, new Date(fromNow(6)))
  for (let i = 0; i < 2; i++) expect(await checkDays(app, athlete.user_id)).toMatchObject({ removed: 0 })
})

it('lets changes that are dated after now count as made when they were stored', async () => {
  await storeWeek(apiIdOf)
  for (const table of TABLES)
    await sql`update ${sql.table(table)} set updated_at = '9999-12-31' where user_id = ${athlete.user_id}`.execute(
      database,
    )
  const all = await count()
  expect(await checkDays(app, athlete.user_id)).toEqual({ moved: 0, removed: 0, capped: all })
  for (const table of TABLES) {
    const { rows: later } = await sql`select from ${sql.table(table)}
      where user_id = ${athlete.user_id} and updated_at <> stored_at`.execute(database)
    expect(later).toEqual([])
  }
  expect(await checkDays(app, athlete.user_id)).toEqual(NOTHING)
})

it('is done for everybody each night, and says how much there was', async () => {
  const { everyQueue } = await openWearables(testDatabase, {})
  const queue = everyQueue.find(({ name }) => name === 'check-days')
  expect(queue?.schedule?.cron).toMatch(/^\d+ \d+ \* \* \*$/)
  await storeWeek(apiIdOf)
  await database.updateTable('cycles').set({ date: '2026-01-01' }).where('user_id', '=', athlete.user_id).execute()
  const lines = captureLog()
  const run = { payload: {}, isLastTry: true, signal: new AbortController().signal }
  await queue?.handle(run)
  expect(Object.values(await days())[0]).toBe('2026-03-02')
  expect(lines).toContainEqual(expect.objectContaining({ user_id: athlete.user_id, moved: 7, removed: 0 }))
  expect(lines.at(-1)).toMatchObject({ msg: 'The days of all users were checked', removed: 0, failed: 0 })
})

it('is done in parts, each after the other, so that no job takes so long that it is taken for lost', async () => {
  const others = [await addAthlete(database), await addAthlete(database)]
  const everybody = (await database.selectFrom('users').select('id').execute()).map(({ id }) => id)
  expect(everybody).toEqual(expect.arrayContaining(others))
  const sent: { after?: string }[] = [{}]
  const jobs = { send: async (_: unknown, payload: object) => void sent.push(payload) } as unknown as Jobs
  const queue = checkDaysQueue({ database: app } as Links, jobs, 0)
  const checked: (string | undefined)[] = []
  for (let part = sent.shift(); part; part = sent.shift()) {
    await queue.handle({ payload: part, isLastTry: false, signal: new AbortController().signal })
    checked.push(sent[0]?.after)
  }
  expect(checked).toEqual([...everybody.sort(), undefined])
})

it('goes on behind a part that failed only when that was tried once more', async () => {
  const broken = { isTransaction: false, selectFrom: app.selectFrom.bind(app) } as unknown as Links['database']
  const sent: object[] = []
  const jobs = { send: async (_: unknown, payload: object) => void sent.push(payload) } as unknown as Jobs
  const queue = checkDaysQueue({ database: broken } as Links, jobs, 0)
  captureLog()
  for (const isLastTry of [false, true]) {
    await expect(queue.handle({ payload: {}, isLastTry, signal: new AbortController().signal })).rejects.toThrow(
      '1 of 1',
    )
    expect(sent).toHaveLength(isLastTry ? 1 : 0)
  }
})
