import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withClient } from '../database/with-client.ts'
import { createTestDatabase, urlOf } from '../testing/database.ts'
import { distributeDatabase } from './distribute-program.ts'

const { url, appUrl, unbound, owner, connection } = await createTestDatabase()
const asSuperuser = { DATABASE_URL: urlOf(unbound), DATABASE_APP_URL: appUrl }
const printed: string[] = []

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line))
})
afterEach(() => {
  printed.length = 0
})

/** @returns the sentences that it was refused with */
const refusal = async (environment: NodeJS.ProcessEnv, args: string[] = ['--yes']): Promise<string> =>
  distributeDatabase(args, environment).then(
    () => 'not refused',
    (error: Error) => error.message,
  )

it('asks for a database of one’s own, for a role of the application, and for known words', async () => {
  expect(await refusal({})).toMatch(/^DATABASE_URL is not set, and the PostgreSQL that Corner brings has no Citus/)
  expect(await refusal({ DATABASE_URL: url })).toMatch(/^DATABASE_APP_URL is not set: with Citus/)
  expect(await refusal(asSuperuser, ['--now'])).toContain('npm run db:distribute -- [--yes]: Unknown option')
})

it('prints the plan before it refuses a PostgreSQL without Citus', async () => {
  expect(await refusal(asSuperuser)).toBe(
    '\nThis PostgreSQL was installed without Citus: docs/scale.md says what each node needs.\nNothing was changed.',
  )
  expect(printed.join('\n')).toMatch(/^ {2}users .*on every node.*\n {2}body_measurements +by athlete/)
})

it('names everything that stands in the way at once', async () => {
  const sentences = await withClient(connection, () => refusal({ ...asSuperuser, DATABASE_URL: url }))
  expect(sentences).toContain(`The role "${owner.user}" of DATABASE_URL is no superuser`)
  expect(sentences).toContain('Corner is at work in this database (1 connections): stop it first.')
  expect(sentences).toContain('This PostgreSQL was installed without Citus')
})

it('refuses a role of the application that the workers could not be asked with', async () => {
  const withRole = (user: string) => refusal({ ...asSuperuser, DATABASE_APP_URL: urlOf({ ...connection, user }) })
  expect(await withRole('nobody')).toContain('There is no role "nobody", which DATABASE_APP_URL names')
  expect(await withRole(unbound.user)).toContain(`Row level security does not bind the role "${unbound.user}"`)
  expect(await withRole('pg_monitor')).toContain('The role "pg_monitor" cannot sign in')
})

it('refuses a database in which Corner has never started', async () => {
  const sentence = await refusal({ ...asSuperuser, DATABASE_URL: urlOf({ ...unbound, database: 'postgres' }) })
  expect(sentence).toBe('This database has no tables of Corner: start Corner on it once, and stop it again.')
})
