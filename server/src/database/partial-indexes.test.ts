import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { openDatabase, openPool } from './database.ts'

const { owner } = await createTestDatabase()

it.each([
  ['recoveries_sleep', 'sleep_id'],
  ['sleeps_cycle', 'cycle_id'],
])('%s holds only rows with such an id: a small one was taken for the days of a team', async (name, id) => {
  await using database = openDatabase(openPool(owner))
  const { rows } = await sql<{ holds: string }>`
    select pg_get_expr(indpred, indrelid) as holds from pg_index where indexrelid = ${name}::regclass`.execute(database)
  expect(rows).toEqual([{ holds: `(${id} IS NOT NULL)` }])
})
