import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { grantToApp } from '../database/app-rights.ts'
import { openDatabase, openPool } from '../database/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { recordAudit } from './audit.ts'
import { deleteLinesBefore } from './audit-store.ts'

const { connection, owner } = await createTestDatabase()
const app = openDatabase(openPool({ ...connection, max: 2 }))
const byOwner = openDatabase(openPool({ ...owner, max: 2 }))
afterAll(() => Promise.all([app.destroy(), byOwner.destroy()]))

const linesOf = () => app.selectFrom('audit_lines').select('action').orderBy('action').execute()

it.each([
  ['change', sql`update audit_lines set action = 'nothing'`],
  ['delete', sql`delete from audit_lines`],
  ['truncate', sql`truncate audit_lines`],
])('lets the application write and read lines, and %s none', async (_, statement) => {
  await recordAudit(app, { action: 'signed_in' })
  await expect(statement.execute(app)).rejects.toThrow('permission denied for table audit_lines')
  expect((await linesOf()).length).toBeGreaterThan(0)
})

it('deletes old entries by the function of the owner, which keeps the last year whatever it is asked', async () => {
  await byOwner.deleteFrom('audit_lines').execute()
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const line = (action: string, days: number) => ({ action, at: daysAgo(days), details: '{}' })
  await app
    .insertInto('audit_lines')
    .values([line('a', 0), line('b', 364), line('c', 366), line('d', 500)])
    .execute()
  await deleteLinesBefore(app, daysAgo(400))
  expect((await linesOf()).map(({ action }) => action)).toEqual(['a', 'b', 'c'])
  await deleteLinesBefore(app, daysAgo(-1))
  expect((await linesOf()).map(({ action }) => action)).toEqual(['a', 'b'])
})

it('is not fooled by a table of the same name that the caller created', async () => {
  await app.connection().execute(async (session) => {
    await sql`create temporary table audit_lines (at timestamptz)`.execute(session)
    await sql`insert into pg_temp.audit_lines values (now() - interval '500 days')`.execute(session)
    await sql`select delete_old_audit_lines(now())`.execute(session)
    const { rows } = await sql`select from pg_temp.audit_lines`.execute(session)
    expect(rows).toHaveLength(1)
    await sql`drop table pg_temp.audit_lines`.execute(session)
  })
})

it('works where the application is the owner itself', async () => {
  await grantToApp(owner, owner.user)
  await recordAudit(byOwner, { action: 'signed_in' })
  await deleteLinesBefore(byOwner, new Date())
  expect((await byOwner.selectFrom('audit_lines').select('id').execute()).length).toBeGreaterThan(0)
})
