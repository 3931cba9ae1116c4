import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { addAthlete } from './athlete-for-tests.ts'
import { storeAccepted } from './ingest-refused.ts'
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

async function idsIn(table: 'cycles' | 'sleeps' | 'recoveries' | 'workouts') {
  const rows = await database
    .selectFrom(table)
    .select(['provider_id', 'date'])
    .where('user_id', '=', athlete.user_id)
    .orderBy('provider_id')
    .execute()
  return rows.map(({ provider_id }) => provider_id)
}

const START = '2026-03-10T04:00:00Z'
const LONG_ID = randomBytes(5_000).toString('hex')

it('stores all that the database takes, and names what it refuses', async () => {
  const given = batch({
    cycles: [cycle('c1', START), cycle('c2', '2026-03-11T04:00:00Z', { end_at: new Date('0000-01-01T00:00:00Z') })],
    sleeps: [sleep('s1', START, '2026-03-10T12:00:00Z', { cycle_id: 'c1', sleep_need_milli: 1e30 })],
    recoveries: [recovery('c1', 's1')],
    workouts: [...Array.from({ length: 20 }, (_, i) => workout(`w${i}`, START)), workout(LONG_ID, START)],
  })
  const refused = await storeAccepted(app, athlete, given)
  expect(refused).toMatchObject([
    { kind: 'cycle', provider_id: 'c2', raw: { id: 'c2' }, problem: expect.stringMatching(/SQLSTATE 22/) },
    { kind: 'sleep', provider_id: 's1', problem: expect.stringMatching(/SQLSTATE 22/) },
    { kind: 'workout', provider_id: LONG_ID, problem: expect.stringMatching(/SQLSTATE 54/) },
  ])
  expect(await idsIn('cycles')).toEqual(['c1'])
  expect(await idsIn('sleeps')).toEqual([])
  expect(await idsIn('recoveries')).toEqual(['c1'])
  expect(await idsIn('workouts')).toHaveLength(20)
})

it('takes it for no matter of values when none of ten is taken, nor any other failure', async () => {
  const workouts = Array.from({ length: 10 }, (_, i) => workout(`${LONG_ID}${i}`, START))
  await expect(storeAccepted(app, athlete, batch({ workouts }))).rejects.toMatchObject({ code: '54000' })
  const nobody = { ...athlete, user_id: '00000000-0000-4000-8000-000000000000' }
  await expect(storeAccepted(app, nobody, batch({ workouts: [workout('w', START)] }))).rejects.toMatchObject({
    code: '23503',
  })
})
