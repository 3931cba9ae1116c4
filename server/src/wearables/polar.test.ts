import { beforeEach, expect, it } from 'vitest'
import { addAthlete } from '../measurements/athlete-for-tests.ts'
import { createTestDatabase } from '../testing/database.ts'
import { controlSimulator } from '../testing/simulator-control.ts'
import { startWearableApp } from './app-for-tests.ts'
import { linkedWith, startCloud } from './cloud-for-tests.ts'
import { accessTokenFor } from './link/access-token.ts'

const CLIENT = { client_id: 'corner-test', client_secret: 'a secret of tests' }
const url = await startCloud('polar', {
  ...CLIENT,
  redirect_uris: ['http://corner.test/connect-device-callback/polar'],
})

const corner = await startWearableApp(
  await createTestDatabase(),
  {
    POLAR_CLIENT_ID: CLIENT.client_id,
    POLAR_CLIENT_SECRET: CLIENT.client_secret,
    POLAR_API_URL: `${url}/v4/data`,
    POLAR_AUTH_URL: `${url}/oauth/authorize`,
    POLAR_TOKEN_URL: `${url}/oauth/token`,
    POLAR_REQUESTS_A_MINUTE: '100000',
    FIRST_SYNC_DAYS: '12', // about forty requests in place of a hundred
  },
  undefined,
  'configured',
)
await corner.start()
const { call, database, links } = corner

let ada: string
let member = 0

beforeEach(async () => {
  ada = await addAthlete(database)
  member += 1
  await controlSimulator(url, 'DELETE', 'faults')
})

const polar = linkedWith('polar', corner)
const connectionOf = () => polar.connectionOf(ada)
const rowsOf = (table: 'cycles' | 'sleeps' | 'recoveries' | 'workouts') => polar.rowsOf(ada, table)
/** @param scope fewer than Corner asks for */
const link = (scope?: string) => polar.link(ada, member, scope ? { scope } : {})
const poll = () => polar.poll(ada)

interface Replies {
  nightSleeps: {
    sleepDate: string
    sleepResult: { hypnogram: { sleepStart: string; sleepEnd: string } }
    sleepEvaluation: { analysis: { efficiencyPercent: number }; phaseDurations: { rem: string } }
  }[]
  nightlyRechargeResults: { nightlyRechargeResults: Record<string, number>[] }
  trainingSessions: { identifier: { id: string } }[]
}

/** Asks the provider itself for one of its lists. @throws Error where it has nothing */
async function askPolar<List extends keyof Replies>(list: List, path: string): Promise<Replies[List]> {
  const token = await accessTokenFor(links, { user_id: ada, provider: 'polar' })
  const reply = await fetch(`${url}/v4/data${path}`, { headers: { authorization: `Bearer ${token}` } })
  if (reply.status !== 200) throw new Error(`Polar answered ${reply.status} to ${path}`)
  return ((await reply.json()) as Replies)[list]
}

const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const today = () => new Date().toISOString().slice(0, 10)

it('links, and stores the nights, mornings, days and sessions that Polar has', { timeout: 120_000 }, async () => {
  expect(await link()).toMatchObject({ status: 200, body: { message: 'Polar account connected successfully!' } })
  const [sleeps, recoveries, cycles, workouts] = await Promise.all(
    (['sleeps', 'recoveries', 'cycles', 'workouts'] as const).map(rowsOf),
  )
  const nightSleeps = await askPolar('nightSleeps', `/sleeps?from=${dayAfter(today(), -10)}&to=${dayAfter(today(), 2)}`)
  const days = nightSleeps.map(({ sleepDate }) => sleepDate)
  const stored = sleeps as { date: string; provider_id: string; start_at: Date; total_rem_sleep_time_milli: number }[]
  expect(stored.map(({ date }) => date)).toEqual(expect.arrayContaining(days))
  expect(stored.every(({ date, provider_id }) => provider_id === `day:${date}`)).toBe(true)
  // The day of the oldest night began before the window: nights are asked for a day further back.
  const idsOf = (rows: readonly { provider_id: string }[]) => rows.map(({ provider_id }) => provider_id).toSorted()
  expect(idsOf(cycles as typeof stored)).toEqual(idsOf(stored).slice(1))

  const night = stored.findLast(({ total_rem_sleep_time_milli }) => total_rem_sleep_time_milli !== null)
  const day = night?.date ?? ''
  const range = `from=${day}&to=${dayAfter(day, 1)}`
  const features = 'features=sleep-result&features=sleep-evaluation'
  const [polars] = await askPolar('nightSleeps', `/sleeps?${range}&${features}`)
  const { nightlyRechargeResults } = await askPolar(
    'nightlyRechargeResults',
    `/nightly-recharge-results?${range}&features=samples`,
  )
  const [recharge] = nightlyRechargeResults
  if (!polars || !recharge) throw new Error('Polar has neither night nor recharge of that day')
  expect(night).toMatchObject({
    provider: 'polar',
    score_state: 'SCORED',
    start_at: new Date(polars.sleepResult.hypnogram.sleepStart),
    end_at: new Date(polars.sleepResult.hypnogram.sleepEnd),
    total_rem_sleep_time_milli: Math.round(1000 * Number.parseFloat(polars.sleepEvaluation.phaseDurations.rem)),
    sleep_efficiency_percentage: polars.sleepEvaluation.analysis.efficiencyPercent,
    respiratory_rate: 60_000 / (recharge.meanNightlyRecoveryRespirationInterval ?? 0),
  })
  expect(recoveries).toContainEqual(
    expect.objectContaining({
      date: day,
      recovery_score: null,
      hrv_rmssd_milli: recharge.meanNightlyRecoveryRmssd,
      resting_heart_rate: 60_000 / (recharge.meanNightlyRecoveryRri ?? 0),
      other_values: expect.objectContaining({ polar_nightly_recharge: recharge.recoveryIndicator }),
    }),
  )
  expect(recoveries?.every((row) => 'recovery_score' in row && row.recovery_score === null)).toBe(true)

  const times = `from=${dayAfter(today(), -10)}T00:00:00&to=${dayAfter(today(), 2)}T00:00:00`
  const trainingSessions = await askPolar('trainingSessions', `/training-sessions/list?${times}`)
  const ids = trainingSessions.map(({ identifier }) => identifier.id)
  expect(workouts?.map(({ provider_id }) => provider_id)).toEqual(expect.arrayContaining(ids))
  const wrestling = workouts?.find((row) => 'sport_name' in row && row.sport_name === 'wrestling')
  expect(wrestling).toMatchObject({ strain: null, zone_durations: { zone_five_milli: expect.any(Number) } })
  expect(JSON.stringify(wrestling)).not.toContain('shoulder')
  expect(await connectionOf()).toMatchObject({ status: 'connected', timezone_offset: expect.stringMatching(/^[+-]/) })
  const person = await database
    .selectFrom('body_measurements')
    .selectAll()
    .where('user_id', '=', ada)
    .executeTakeFirstOrThrow()
  expect(person.height_meter).toBeGreaterThan(1.4)
})

it('writes nothing when a poll brings the same again, and fills in what an outage kept back', {
  timeout: 60_000,
}, async () => {
  await link()
  const before = await rowsOf('sleeps')
  await poll()
  expect(await rowsOf('sleeps')).toEqual(before)
  const newest = before.at(-1)?.provider_id ?? ''
  await database.deleteFrom('sleeps').where('user_id', '=', ada).where('provider_id', '=', newest).execute()
  await controlSimulator(url, 'POST', 'faults', {
    kind: 'status',
    status: 200,
    body: 'half_json',
    path: '/v4/data/sleeps',
  })
  await expect(poll()).rejects.toThrow('not JSON')
  expect(await rowsOf('sleeps')).toHaveLength(before.length - 1)
  await controlSimulator(url, 'DELETE', 'faults')
  await poll()
  expect((await rowsOf('sleeps')).at(-1)).toMatchObject({ provider_id: newest })
})

it('reads nights of an athlete who left Nightly Recharge and sessions out', { timeout: 120_000 }, async () => {
  expect((await link('sleep:read profile:read')).status).toBe(200)
  expect((await rowsOf('sleeps')).length).toBeGreaterThan(7)
  expect([await rowsOf('recoveries'), await rowsOf('workouts')]).toEqual([[], []])
  expect(await connectionOf()).toMatchObject({ status: 'connected', first_sync_state: 'done' })
})

it('refuses a second athlete with the same account, by its e-mail address', { timeout: 120_000 }, async () => {
  await link()
  ada = await addAthlete(database)
  expect(await link()).toMatchObject({ status: 409, body: { error: expect.stringContaining('already linked') } })
})

it('sees that the athlete ended the consent at Polar, and keeps the records', { timeout: 120_000 }, async () => {
  await link()
  const nights = (await rowsOf('sleeps')).length
  await controlSimulator(url, 'POST', 'faults', { kind: 'revoke_refresh_tokens', member })
  await poll()
  const { body } = await call(ada, 'GET', '/api/devices/')
  const polar = body.devices.find(({ provider }: { provider: string }) => provider === 'polar')
  expect(polar).toMatchObject({ connected: true, token_valid: false })
  expect(await rowsOf('sleeps')).toHaveLength(nights)
  expect((await link()).status).toBe(200)
})

it('disconnects without a call to Polar, which has none, and forgets its tokens', { timeout: 120_000 }, async () => {
  await link()
  const asked = async () => JSON.stringify((await controlSimulator<{ requests: object }>(url, 'GET', 'state')).requests)
  const before = await asked()
  const { status, body } = await call(ada, 'POST', '/api/devices/polar/disconnect/')
  expect([status, body.message]).toEqual([200, 'Polar account disconnected successfully!'])
  expect(await connectionOf()).toMatchObject({ status: 'disconnected', access_token: null, refresh_token: null })
  expect(await asked()).toBe(before)
  expect((await rowsOf('sleeps')).length).toBeGreaterThan(7)
  const { body: devices } = await call(ada, 'GET', '/api/devices/')
  expect(devices.devices).toContainEqual(
    expect.objectContaining({ provider: 'polar', live: false, connected: false, reads_files: true }),
  )
})
