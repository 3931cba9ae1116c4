import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { openDatabase, openPool } from './database.ts'

const { owner } = await createTestDatabase()

it('finds the rows of every foreign key by an index: deleting a user or a team reads no table whole', async () => {
  await using database = openDatabase(openPool(owner))
  const { rows } = await sql<{ key: string }>`
    select conrelid::regclass || '.' || attname as key from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)
    order by 1`.execute(database)
  expect(rows.map(({ key }) => key)).toEqual([])
})
