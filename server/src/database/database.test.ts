import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { openDatabase, openPool } from './database.ts'

const { connection } = await createTestDatabase()

it('survives a connection that is lost during a transaction, and continues with a new one', async () => {
  await using database = openDatabase(openPool(connection))
  const cut = database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database)
    // No query is running at this moment, as while the app waits for a provider.
    await new Promise((resolve) => setTimeout(resolve, 100))
    await sql`select 1`.execute(transaction)
  })
  await expect(cut).rejects.toThrow()
  expect((await sql<{ one: number }>`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }])
})
