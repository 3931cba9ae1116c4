import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { StartFailure } from '../startup/start-failure.ts'
import { captureLog } from '../testing/captured-log.ts'
import { createTestDatabase } from '../testing/database.ts'
import { openDatabase, openPool } from './database.ts'
import { migrateDatabase } from './migrate.ts'
import { requireExtension } from './require-extension.ts'

const { owner, unbound } = await createTestDatabase()
const superuser = new pg.Client(unbound)
await superuser.connect()
afterAll(() => superuser.end())

it('says what to do when the role may not create it, and undoes the migration', async () => {
  captureLog() // from connections that are cut when the database is dropped
  const database = `foreign_${randomUUID().replaceAll('-', '')}`
  await superuser.query(`create database ${database}`)
  try {
    const inForeign = new pg.Client({ ...unbound, database })
    await inForeign.connect()
    await inForeign.query(`grant all on schema public to ${owner.user}`).finally(() => inForeign.end())
    const migrated = migrateDatabase({ ...owner, database })
    await expect(migrated).rejects.toThrow(StartFailure)
    await expect(migrated).rejects.toThrow('Run "create extension pg_trgm" in that database as a superuser')
  } finally {
    await superuser.query(`drop database ${database} with (force)`)
  }
})

it('says so when PostgreSQL was installed without it', async () => {
  const pool = openPool({ ...owner, max: 1 })
  await using db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  await expect(requireExtension(db, 'no_such_extension')).rejects.toThrow('was installed without it')
})

it('leaves an existing one unchanged', async () => {
  await using db = openDatabase(openPool({ ...owner, max: 1 })) as unknown as Kysely<unknown>
  const installed = () => sql`select oid, extversion from pg_extension where extname = 'pg_trgm'`.execute(db)
  const { rows: before } = await installed()
  expect(before).toHaveLength(1)
  await requireExtension(db, 'pg_trgm')
  expect((await installed()).rows).toEqual(before)
})
