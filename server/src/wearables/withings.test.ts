import { beforeEach, expect, it } from 'vitest'
import { addAthlete } from '../measurements/athlete-for-tests.ts'
import { createTestDatabase } from '../testing/database.ts'
import { controlSimulator } from '../testing/simulator-control.ts'
import { startWearableApp } from './app-for-tests.ts'
import { linkedWith, startCloud } from './cloud-for-tests.ts'

const CLIENT = { client_id: 'corner-test', client_secret: 'a secret of tests' }
const url = await startCloud('withings', {
  ...CLIENT,
  redirect_uris: ['http://corner.test/connect-device-callback/withings'],
})

const corner = await startWearableApp(
  await createTestDatabase(),
  {
    WITHINGS_CLIENT_ID: CLIENT.client_id,
    WITHINGS_CLIENT_SECRET: CLIENT.client_secret,
    WITHINGS_API_URL: url,
    WITHINGS_AUTH_URL: `${url}/oauth2_user/authorize2`,
    WITHINGS_TOKEN_URL: `${url}/v2/oauth2`,
  },
  undefined,
  'configured',
)
await corner.start()
const { call, database } = corner
const withings = linkedWith('withings', corner)

let ada: string
let member = 0
beforeEach(async () => {
  ada = await addAthlete(database)
  member += 1
  await controlSimulator(url, 'DELETE', 'faults')
})

interface Night {
  date: string
  sleep_efficiency_percentage: number | null
}

it('links, and stores nights, mornings and the newest own weight', { timeout: 60_000 }, async () => {
  expect(await withings.link(ada, member)).toMatchObject({
    status: 200,
    body: { message: 'Withings account connected successfully!' },
  })
  const [sleeps, recoveries] = [await withings.rowsOf(ada, 'sleeps', 'date'), await withings.rowsOf(ada, 'recoveries')]
  expect(sleeps.length).toBeGreaterThan(20)
  const scored = sleeps.filter(({ score_state }) => score_state === 'SCORED') as unknown as Night[]
  expect(scored.every(({ sleep_efficiency_percentage: percent }) => percent !== null && percent > 50)).toBe(true)
  expect(recoveries.every((row) => 'recovery_score' in row && row.recovery_score === null)).toBe(true)
  expect(recoveries).toContainEqual(
    expect.objectContaining({
      date: expect.any(String),
      other_values: { withings_sleep_score: expect.any(Number), sleeping_heart_rate: expect.any(Number) },
    }),
  )
  const person = await database
    .selectFrom('body_measurements')
    .selectAll()
    .where('user_id', '=', ada)
    .executeTakeFirstOrThrow()
  expect(person.weight_kilogram).not.toBe(51.25) // a guest on the scale
  expect(person.height_meter).toBeGreaterThan(1.4)
})

it('writes nothing when a poll brings the same again, and fills in what an outage kept back', {
  timeout: 60_000,
}, async () => {
  await withings.link(ada, member)
  const before = await withings.rowsOf(ada, 'sleeps')
  await withings.poll(ada)
  expect(await withings.rowsOf(ada, 'sleeps')).toEqual(before)
  const newest = before.at(-1)?.provider_id ?? ''
  await database.deleteFrom('sleeps').where('user_id', '=', ada).where('provider_id', '=', newest).execute()
  await controlSimulator(url, 'POST', 'faults', { kind: 'status', status: 200, body: 'half_json', path: '/v2/sleep' })
  await expect(withings.poll(ada)).rejects.toThrow('not JSON')
  await controlSimulator(url, 'DELETE', 'faults')
  await withings.poll(ada)
  expect((await withings.rowsOf(ada, 'sleeps')).at(-1)).toMatchObject({ provider_id: newest })
})

it('sees that the athlete ended the consent at Withings, and keeps the records', { timeout: 60_000 }, async () => {
  await withings.link(ada, member)
  const nights = (await withings.rowsOf(ada, 'sleeps')).length
  await controlSimulator(url, 'POST', 'faults', { kind: 'revoke_refresh_tokens', member })
  await withings.poll(ada)
  expect(await withings.connectionOf(ada)).toMatchObject({ status: 'token_expired' })
  expect(await withings.rowsOf(ada, 'sleeps')).toHaveLength(nights)
  expect((await withings.link(ada, member)).status).toBe(200)
})

it('refuses a second athlete with the same account', { timeout: 60_000 }, async () => {
  await withings.link(ada, member)
  ada = await addAthlete(database)
  expect(await withings.link(ada, member)).toMatchObject({ status: 409 })
})

it('ends the link at Withings, too', { timeout: 60_000 }, async () => {
  await withings.link(ada, member)
  const linked = async () => {
    const { links } = await controlSimulator<{ links: { member: number }[] }>(url, 'GET', 'state')
    return links.some((one) => one.member === member)
  }
  expect(await linked()).toBe(true)
  expect((await call(ada, 'POST', '/api/devices/withings/disconnect/')).status).toBe(200)
  expect(await linked()).toBe(false)
  expect(await withings.connectionOf(ada)).toMatchObject({ status: 'disconnected', access_token: null })
})
