import { randomUUID } from 'node:crypto'
import { teamRecovery } from '@corner/contract/routes/team-records.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it, vi } from 'vitest'
import { lockAdministrators } from '../accounts/administrator-store.ts'
import { createTestApp } from '../testing/app.ts'
import { People, type TestPerson, type TestTeam } from '../testing/people.ts'
import { runConcurrently } from '../testing/race.ts'
import { startSimulator } from '../wearables/simulator-for-tests.ts'

const simulator = await startSimulator()
const testApp = await createTestApp({ environment: simulator.environment })
const { app, database } = testApp
const people = new People(testApp)
await app.startJobs()
let nextMember = 1
let administrator: TestPerson

beforeEach(async () => {
  await simulator.faults()
  await database.deleteFrom('users').where('role', '=', 'admin').execute()
  administrator = await people.addAdministrator()
})

const remove = (user: { id: string }, by = administrator) =>
  app.inject({ method: 'DELETE', url: `/api/teams/admin/delete-user/${user.id}/`, headers: by.headers })
const statusOf = async (person: TestPerson) =>
  (await app.inject({ url: '/api/users/me/', headers: person.headers })).statusCode
const deletionLines = (subject: string) =>
  database.selectFrom('audit_lines').selectAll().where('subject_id', '=', subject).where('action', '=', 'user_deleted')

async function linkDevice({ headers }: TestPerson): Promise<number> {
  const member = nextMember++
  const { auth_url } = (await app.inject({ method: 'POST', url: '/api/whoop/auth/', headers })).json()
  const payload = await simulator.consent(auth_url, member)
  const reply = await app.inject({ method: 'POST', url: '/api/whoop/callback/', headers, payload })
  expect(reply.statusCode).toBe(200)
  return member
}

const invite = (team: TestTeam, email: string) =>
  database
    .insertInto('invitations')
    .values({
      token_hash: Buffer.from(email),
      team_id: team.id,
      email,
      first_name: 'Ben',
      last_name: 'Leaving',
      role: 'athlete',
      expires_at: new Date(),
    })
    .execute()

/** As after a webhook that was processed long ago. */
async function toldOf({ id }: TestPerson): Promise<void> {
  const { provider, provider_user_id } = await database
    .selectFrom('wearable_connections')
    .select(['provider', 'provider_user_id'])
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  const event = { provider, provider_user_id, trace_id: randomUUID(), object_id: randomUUID(), type: 'sleep.updated' }
  await database
    .insertInto('webhook_events')
    .values({ ...event, done_at: new Date() })
    .execute()
}

/** Every table with a user's rows, except the log. */
async function tablesWithRowsOf(userId: string): Promise<string[]> {
  const { rows: tables } = await sql<{ table_name: string }>`select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'`.execute(database)
  expect(tables.length).toBeGreaterThan(8)
  const holding = await Promise.all(
    tables.map(async ({ table_name }) => {
      const found = sql`select from ${sql.table(table_name)} where user_id = ${userId} limit 1`
      return (await found.execute(database)).rows.length > 0 ? [table_name] : []
    }),
  )
  return holding.flat().sort()
}

it('removes the account, the link here and at the provider, and every row about the person', async () => {
  const team = await people.addTeam()
  const athlete = await people.addAthlete([team], { first_name: 'Ben', last_name: 'Leaving' })
  const member = await linkDevice(athlete)
  await vi.waitFor(async () => expect(await tablesWithRowsOf(athlete.id)).toContain('workouts'), 20_000)
  await invite(team, athlete.email.toUpperCase())
  await toldOf(athlete)
  const coach = await people.addCoach([team])
  const seenBy = async ({ headers }: TestPerson) =>
    (await app.inject({ url: teamRecovery.path.replace(':teamId', team.id), headers })).body
  expect(await seenBy(coach)).toContain(athlete.id)
  expect(await tablesWithRowsOf(athlete.id)).toEqual(
    expect.arrayContaining(['cycles', 'memberships', 'recoveries', 'sessions', 'sleeps', 'wearable_connections']),
  )
  const reply = await remove(athlete)
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { message: 'Ben Leaving and all their data have been deleted' },
  ])
  expect(await tablesWithRowsOf(athlete.id)).toEqual([])
  expect(await database.selectFrom('invitations').select('email').execute()).toEqual([])
  expect(await database.selectFrom('webhook_events').select('trace_id').execute()).toEqual([])
  await vi.waitFor(async () => expect(await simulator.linkedMembers()).not.toContain(member), 20_000)
  await vi.waitFor(async () => expect(await seenBy(coach)).not.toContain(athlete.id), 10_000)
})

it('leaves one line that says who it was and who did it', async () => {
  const coach = await people.addCoach([], { first_name: 'Cleo', last_name: 'Ünal' })
  await remove(coach)
  expect(await deletionLines(coach.id).execute()).toMatchObject([
    { actor_id: administrator.id, details: { full_name: 'Cleo Ünal', email: coach.email, role: 'coach' } },
  ])
})

it('ends sessions at once, also one that called a moment ago', async () => {
  const athlete = await people.addAthlete()
  expect(await statusOf(athlete)).toBe(200)
  await remove(athlete)
  expect(await statusOf(athlete)).toBe(401)
})

it('knows a user who is gone no more, whether removed again or twice at once', async () => {
  const [first, second] = [await people.addAdministrator(), await people.addAthlete()]
  expect((await remove({ id: randomUUID() })).statusCode).toBe(404)
  expect((await remove(second)).statusCode).toBe(200)
  const again = await remove(second)
  expect([again.statusCode, again.json().error]).toEqual([404, 'The user was not found'])
  // Both delete the same user: one waits for the lock on administrators, the other for the first.
  const twice = await runConcurrently(database, lockAdministrators, [() => remove(first), () => remove(first)])
  expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
  expect(await deletionLines(first.id).execute()).toHaveLength(1)
})

it('refuses the last administrator, who stays signed in', async () => {
  const reply = await remove(administrator)
  expect([reply.statusCode, reply.json()]).toMatchObject([
    409,
    { code: 'conflict', error: 'This is the last administrator. Make somebody else an administrator first.' },
  ])
  expect(await statusOf(administrator)).toBe(200)
})

it('lets one of two administrators go who remove each other at the same moment', async () => {
  const other = await people.addAdministrator()
  const answers = await runConcurrently(database, lockAdministrators, [
    () => remove(other, administrator),
    () => remove(administrator, other),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const left = await database.selectFrom('users').select('id').where('role', '=', 'admin').execute()
  expect(left).toHaveLength(1)
})

it('removes while the provider is down, and tells it by a job that tries again', async () => {
  const athlete = await people.addAthlete()
  const member = await linkDevice(athlete)
  await simulator.faults({ kind: 'status', status: 500, path: '/developer/v2/user/access' })
  expect((await remove(athlete)).statusCode).toBe(200)
  const waiting = sql`select from jobs.job where name = 'revoke-later' and state = 'retry'`
  await vi.waitFor(async () => expect((await waiting.execute(database)).rows).toHaveLength(1), 20_000)
  expect(await simulator.linkedMembers()).toContain(member)
  await simulator.faults()
  await sql`update jobs.job set start_after = now() where name = 'revoke-later'`.execute(database)
  await vi.waitFor(async () => expect(await simulator.linkedMembers()).not.toContain(member), 20_000)
})

it('lets an administrator who is removed at this moment do nothing more, and says why', async () => {
  const secondProcess = await testApp.startSecondProcess()
  const [leaving, athlete] = [await people.addAdministrator(), await people.addAthlete()]
  const { headers } = leaving
  // From now on the second process caches the caller for half a second.
  expect((await secondProcess.inject({ url: '/api/users/me/', headers })).statusCode).toBe(200)
  await remove(leaving)
  const url = '/api/teams/admin/issue-password-link/'
  const reply = await secondProcess.inject({ method: 'POST', url, headers, payload: { user_id: athlete.id } })
  expect([401, 409], reply.body).toContain(reply.statusCode)
})
