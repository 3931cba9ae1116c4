import { beforeEach, expect, it } from 'vitest'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { startWearableApp } from '../app-for-tests.ts'
import { linkAthlete } from '../linking-for-tests.ts'
import { startSimulator } from '../simulator-for-tests.ts'

const testDatabase = await createTestDatabase()
const simulator = await startSimulator()
let nowMs = Date.now()
const { call, database, budgets } = await startWearableApp(testDatabase, simulator.environment, () => new Date(nowMs))

let ada: string
let nextMember = 1

beforeEach(async () => {
  await simulator.faults()
  await database.deleteFrom('request_budgets').execute()
  ada = await addAthlete(database)
})

const tokenCalls = async () =>
  ((await simulator.control('GET', 'state')) as { requests: { oauth: number } }).requests.oauth
const refresh = () => call(ada, 'POST', '/api/whoop/refresh/')
const dayUsed = async () => {
  await budgets.close()
  const { day_used } = await database.selectFrom('request_budgets').select('day_used').executeTakeFirstOrThrow()
  return day_used
}

it('asks the provider for no new token while the last refresh is younger than a minute', async () => {
  await linkAthlete(call, simulator, ada, nextMember++)
  const before = await tokenCalls()
  for (let i = 0; i < 30; i++) expect((await refresh()).status).toBe(200)
  expect(await tokenCalls()).toBe(before + 1)
  nowMs += 61_000
  expect((await refresh()).status).toBe(200)
  expect(await tokenCalls()).toBe(before + 2)
})

it('lets an athlete refresh ten times an hour, without affecting others', async () => {
  await linkAthlete(call, simulator, ada, nextMember++)
  const before = await tokenCalls()
  const statuses = []
  for (let i = 0; i < 12; i++) {
    statuses.push((await refresh()).status)
    nowMs += 61_000
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
  expect(await tokenCalls()).toBe(before + 10)
  expect((await refresh()).body).toMatchObject({ code: 'too_many_requests', error: expect.stringMatching(/minutes/) })
  ada = await addAthlete(database)
  await linkAthlete(call, simulator, ada, nextMember++)
  expect((await refresh()).status).toBe(200)
})

it('counts each code and each refresh in the budget of requests', async () => {
  await linkAthlete(call, simulator, ada, nextMember++)
  expect(await dayUsed()).toBe(2) // the code and the profile
  await refresh()
  expect(await dayUsed()).toBe(3)
  const { body } = await call(ada, 'POST', '/api/whoop/auth/')
  await call(ada, 'POST', '/api/whoop/callback/', { code: 'bogus', state: body.state })
  expect(await dayUsed()).toBe(4)
})

it('asks the provider about 20 codes of a user an hour', async () => {
  const before = await tokenCalls()
  const statuses = []
  for (let i = 0; i < 22; i++) {
    const { body } = await call(ada, 'POST', '/api/whoop/auth/')
    statuses.push((await call(ada, 'POST', '/api/whoop/callback/', { code: `bogus ${i}`, state: body.state })).status)
  }
  expect(statuses).toEqual([...Array(20).fill(400), 429, 429])
  expect(await tokenCalls()).toBe(before + 20)
})

it('keeps the newest five states of a user, and nobody else’s fewer', async () => {
  const ben = await addAthlete(database)
  const { body: bens } = await call(ben, 'POST', '/api/whoop/auth/')
  const begun = []
  for (let i = 0; i < 3; i++) {
    begun.push((await call(ada, 'POST', '/api/whoop/auth/')).body)
    nowMs += 1000
  }
  await Promise.all(Array.from({ length: 20 }, () => call(ada, 'POST', '/api/whoop/auth/')))
  nowMs += 1000
  const { body: newest } = await call(ada, 'POST', '/api/whoop/auth/')
  const statesOf = async (user_id: string) =>
    (await database.selectFrom('oauth_states').select('state_hash').where('user_id', '=', user_id).execute()).length
  expect(await statesOf(ada)).toBe(5)
  expect(await statesOf(ben)).toBe(1)
  const callback = async (user: string, auth: Record<string, unknown>) =>
    (await call(user, 'POST', '/api/whoop/callback/', await simulator.consent(String(auth.auth_url), nextMember++)))
      .status
  expect(await callback(ada, begun[0] ?? {})).toBe(400)
  expect(await callback(ada, newest)).toBe(200)
  expect(await callback(ben, bens)).toBe(200)
})
