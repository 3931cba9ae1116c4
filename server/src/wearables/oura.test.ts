import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { readWithoutRecovery } from '@corner/analytics/without-recovery/without-recovery.ts'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { findAnalysedDays } from '../measurements/analysed-days.ts'
import { addAthlete } from '../measurements/athlete-for-tests.ts'
import { createTestDatabase } from '../testing/database.ts'
import { controlSimulator } from '../testing/simulator-control.ts'
import { startWearableApp } from './app-for-tests.ts'
import { linkedWith, startCloud } from './cloud-for-tests.ts'
import { accessTokenFor } from './link/access-token.ts'
import { subscriptionsQueue } from './webhooks/subscriptions-queue.ts'

const CLIENT = { client_id: 'corner-test', client_secret: 'a secret of tests' }

/** Known before the server listens, because the simulator has to reach it under its public address. */
const port = await freePort()
const publicUrl = `http://127.0.0.1:${port}`

const url = await startCloud(
  'oura',
  { ...CLIENT, redirect_uris: [`${publicUrl}/connect-device-callback/oura`] },
  { SIMULATOR_WEBHOOK_RETRY_MS: '100' },
)

const corner = await startWearableApp(
  await createTestDatabase(),
  {
    PUBLIC_URL: publicUrl,
    OURA_CLIENT_ID: CLIENT.client_id,
    OURA_CLIENT_SECRET: CLIENT.client_secret,
    OURA_API_URL: url,
    OURA_AUTH_URL: `${url}/oauth/authorize`,
    OURA_TOKEN_URL: `${url}/oauth/token`,
    OURA_REQUESTS_A_MINUTE: '100000',
  },
  undefined,
  'configured',
)
await corner.start()
const { app, call, database, links } = corner
await app.listen({ port, host: '127.0.0.1' })

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port: free } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  return free
}

let ada: string
let member = 0

const orderWebhooks = () =>
  subscriptionsQueue(corner.makers).handle({ payload: {}, isLastTry: true, signal: AbortSignal.timeout(20_000) })
interface Ordered {
  subscriptions: { data_type: string; event_type: string; expires: string }[]
}
const ordered = async () => (await controlSimulator<Ordered>(url, 'GET', 'state')).subscriptions

/** As the server does after its start, and every six hours. */
beforeAll(orderWebhooks)

beforeEach(async () => {
  ada = await addAthlete(database)
  member += 1
  await controlSimulator(url, 'DELETE', 'faults')
})

const oura = linkedWith('oura', corner)
const connectionOf = () => oura.connectionOf(ada)
const sleepsOf = () => oura.rowsOf(ada, 'sleeps')
const recoveriesOf = () => oura.rowsOf(ada, 'recoveries')
const cyclesOf = () => oura.rowsOf(ada, 'cycles')
const workoutsOf = () => oura.rowsOf(ada, 'workouts')
/** @param scope fewer than Corner asks for */
const link = (scope?: string) => oura.link(ada, member, scope ? { scope } : {})
const poll = () => oura.poll(ada)
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 })

const averageOf = (document: Document | undefined) =>
  (document?.spo2_percentage as { average: number } | undefined)?.average

type Document = Record<string, unknown> & { id: string; day: string }

/** Asks Oura itself. */
async function askOura(collection: string): Promise<Document[]> {
  const token = await accessTokenFor(links, { user_id: ada, provider: 'oura' })
  const start_date = new Date(Date.now() - 25 * 86_400_000).toISOString().slice(0, 10)
  const reply = await fetch(`${url}/v2/usercollection/${collection}?start_date=${start_date}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await reply.json()) as { data: Document[] }).data
}

it('links, and stores the nights, mornings, days and workouts that Oura has', { timeout: 60_000 }, async () => {
  expect(await link()).toMatchObject({ status: 200, body: { message: 'Oura account connected successfully!' } })
  const nights = (await askOura('sleep')).filter(({ type }) => type === 'long_sleep')
  expect(nights.length).toBeGreaterThan(20)
  const sleeps = await sleepsOf()
  for (const night of nights)
    expect(sleeps.find(({ provider_id }) => provider_id === night.id)).toMatchObject({
      provider: 'oura',
      date: night.day,
      nap: false,
      start_at: new Date(String(night.bedtime_start)),
      end_at: new Date(String(night.bedtime_end)),
      total_rem_sleep_time_milli: 1000 * Number(night.rem_sleep_duration),
      respiratory_rate: night.average_breath,
      sleep_efficiency_percentage: night.efficiency,
    })

  const [readiness, scores, spo2, activity] = await Promise.all(
    ['daily_readiness', 'daily_sleep', 'daily_spo2', 'daily_activity'].map(askOura),
  )
  const ofDay = (documents: Document[] | undefined, day: string) => documents?.find((document) => document.day === day)
  const [recoveries, cycles] = [await recoveriesOf(), await cyclesOf()]
  const measured = nights.filter(({ average_hrv }) => average_hrv !== null)
  for (const night of measured) {
    expect(recoveries.find(({ provider_id }) => provider_id === night.id)).toMatchObject({
      date: night.day,
      recovery_score: null,
      resting_heart_rate: night.lowest_heart_rate,
      hrv_rmssd_milli: night.average_hrv,
      spo2_percentage: averageOf(ofDay(spo2, night.day)),
      skin_temp_celsius: null,
      other_values: {
        oura_readiness: ofDay(readiness, night.day)?.score,
        oura_sleep_score: ofDay(scores, night.day)?.score,
        sleeping_heart_rate: night.average_heart_rate,
        skin_temp_deviation_celsius: ofDay(readiness, night.day)?.temperature_deviation,
      },
    })
  }
  const ended = cycles.filter(({ end_at }) => end_at !== null)
  expect(ended.length).toBeGreaterThanOrEqual(nights.length - 1)
  const yesterday = ended.toSorted((a, b) => Number(b.start_at) - Number(a.start_at))[0]
  const energy = ofDay(activity, String(yesterday?.date))?.total_calories
  expect(yesterday).toMatchObject({ strain: null, kilojoule: Number(energy) * 4.184 })

  const workouts = await workoutsOf()
  const listed = (await askOura('workout')).map(({ id }) => id)
  expect(workouts.map(({ provider_id }) => provider_id)).toEqual(expect.arrayContaining(listed))
  expect(workouts.every(({ strain, zone_durations }) => strain === null && zone_durations === null)).toBe(true)
  const person = await database.selectFrom('body_measurements').selectAll().where('user_id', '=', ada).execute()
  expect(person).toMatchObject([{ height_meter: expect.any(Number), max_heart_rate: null }])

  const newest = recoveries
    .map(({ date }) => String(date))
    .sort()
    .at(-1)
  const { provider, workouts: _, ...records } = await findAnalysedDays(database, ada, 60, new Date())
  expect(readWithoutRecovery(records, provider, String(newest))).toMatchObject({
    maker: 'Oura',
    readiness: {
      score: expect.any(Number),
      parts: expect.arrayContaining([expect.objectContaining({ measure: 'hrv' })]),
    },
    maker_values: expect.arrayContaining([
      expect.objectContaining({ name: 'Oura readiness', lowest: 1, highest: 100 }),
    ]),
  })
})

it('writes nothing when a poll brings the same again, and fills in what an outage kept back', {
  timeout: 60_000,
}, async () => {
  await link()
  const before = (await sleepsOf()).toSorted((a, b) => Number(a.start_at) - Number(b.start_at))
  await poll()
  expect(new Set(await sleepsOf())).toEqual(new Set(before))
  const newest = before.at(-1)?.provider_id ?? ''
  await database.deleteFrom('sleeps').where('user_id', '=', ada).where('provider_id', '=', newest).execute()
  const fault = { kind: 'status', status: 200, body: 'half_json', path: '/v2/usercollection/daily_readiness' }
  await controlSimulator(url, 'POST', 'faults', fault)
  await expect(poll()).rejects.toThrow('not JSON')
  await controlSimulator(url, 'DELETE', 'faults')
  await poll()
  expect((await sleepsOf()).map(({ provider_id }) => provider_id)).toContain(newest)
})

it('orders its webhooks once, after it has proved its address', async () => {
  const before = await ordered()
  expect(new Set(before.map(({ data_type, event_type }) => `${data_type} ${event_type}`)).size).toBe(12)
  await orderWebhooks()
  expect(await ordered()).toEqual(before)
})

it('hears by webhook of a night that was edited or taken back', { timeout: 60_000 }, async () => {
  await link()
  const [night] = (await askOura('sleep')).filter(({ type, average_hrv }) => type === 'long_sleep' && average_hrv)
  const stored = async () => (await recoveriesOf()).find(({ provider_id }) => provider_id === night?.id)
  const change = (action: string) =>
    controlSimulator(url, 'POST', 'records', { member, data_type: 'sleep', id: night?.id, action })
  await change('update')
  await soon(async () => expect((await stored())?.hrv_rmssd_milli).toBe(Number(night?.average_hrv) + 1))
  await change('delete')
  await soon(async () => expect(await stored()).toBeUndefined())
  expect((await sleepsOf()).map(({ provider_id }) => provider_id)).not.toContain(night?.id)
})

it('brings nights without blood oxygen and no workouts where the athlete left those out', {
  timeout: 60_000,
}, async () => {
  expect((await link('personal daily')).status).toBe(200)
  const recoveries = await recoveriesOf()
  expect(recoveries.length).toBeGreaterThan(20)
  expect(recoveries.every(({ spo2_percentage }) => spo2_percentage === null)).toBe(true)
  expect(await workoutsOf()).toEqual([])
  expect(await connectionOf()).toMatchObject({ status: 'connected', first_sync_state: 'done', refusals: {} })
})

it('sees that the athlete ended the consent at Oura, and keeps the records', { timeout: 60_000 }, async () => {
  await link()
  const nights = (await sleepsOf()).length
  await controlSimulator(url, 'POST', 'faults', { kind: 'revoke_refresh_tokens', member })
  await poll()
  const { body } = await call(ada, 'GET', '/api/devices/')
  const oura = body.devices.find(({ provider }: { provider: string }) => provider === 'oura')
  expect(oura).toMatchObject({ connected: true, token_valid: false, live: true, reads_files: true, can_link: true })
  expect(await sleepsOf()).toHaveLength(nights)
  expect((await link()).status).toBe(200)
})

it('disconnects at Oura, too, and forgets the tokens', { timeout: 60_000 }, async () => {
  await link()
  const { status, body } = await call(ada, 'POST', '/api/devices/oura/disconnect/')
  expect([status, body.message]).toEqual([200, 'Oura account disconnected successfully!'])
  expect(await connectionOf()).toMatchObject({ status: 'disconnected', access_token: null, refresh_token: null })
  const { links: left } = await controlSimulator<{ links: { member: number }[] }>(url, 'GET', 'state')
  expect(left.map((one) => one.member)).not.toContain(member)
  expect((await sleepsOf()).length).toBeGreaterThan(20)
})
