import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from './database.ts'

const database = await createTestDatabase()
const other = await createTestDatabase()
const client = new pg.Client(database.connection)
await client.connect()

afterAll(async () => {
  await client.end()
})

it('has every table of the app, and no rows', async () => {
  const { rows } = await client.query('select count(*)::int as users from users')
  expect(rows).toEqual([{ users: 0 }])
})

it('is signed in to by its address too, and is no other file’s database', async () => {
  await client.query("insert into organizations (name) values ('Ringers')")
  const byAddress = new pg.Client(database.appUrl)
  const elsewhere = new pg.Client(other.url)
  await Promise.all([byAddress.connect(), elsewhere.connect()])
  const count = 'select count(*)::int as n from organizations'
  expect((await byAddress.query(count)).rows).toEqual([{ n: 1 }])
  expect((await elsewhere.query(count)).rows).toEqual([{ n: 0 }])
  await Promise.all([byAddress.end(), elsewhere.end()])
})
