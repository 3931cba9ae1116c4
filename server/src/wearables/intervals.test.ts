import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { grantConsent } from '../demo/grant-consent.ts'
import { addAthlete } from '../measurements/athlete-for-tests.ts'
import { createTestDatabase } from '../testing/database.ts'
import { controlSimulator } from '../testing/simulator-control.ts'
import { startWearableApp } from './app-for-tests.ts'
import { linkedWith, startCloud } from './cloud-for-tests.ts'

const CORNER_URL = 'http://corner.test'
const CLIENT = {
  client_id: 'corner-test',
  client_secret: 'a secret of tests',
  webhook_secret: 'a secret of webhooks',
  redirect_uris: [`${CORNER_URL}/connect-device-callback/intervals`],
}
const url = await startCloud('intervals', CLIENT, { SIMULATOR_WEBHOOK_RETRY_MS: '50' })
const control = <T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  controlSimulator<T>(url, method, path, body)

const corner = await startWearableApp(
  await createTestDatabase(),
  {
    PUBLIC_URL: CORNER_URL,
    INTERVALS_CLIENT_ID: CLIENT.client_id,
    INTERVALS_CLIENT_SECRET: CLIENT.client_secret,
    INTERVALS_WEBHOOK_SECRET: CLIENT.webhook_secret,
    INTERVALS_AUTH_URL: `${url}/oauth/authorize`,
    INTERVALS_TOKEN_URL: `${url}/api/oauth/token`,
    INTERVALS_API_URL: `${url}/api/v1`,
  },
  undefined,
  'configured',
)
const { app, call, database } = corner
await corner.start()
await app.listen({ port: 0, host: '127.0.0.1' })
const webhook_url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/devices/intervals/webhook/`

const MEMBERS = { garmin: 1, apple: 3, noWellness: 5, revoked: 9, again: 13 }

const intervals = linkedWith('intervals', corner)
const linkOf = intervals.connectionOf
const rowsOf = (athlete: string, table: 'cycles' | 'sleeps' | 'recoveries' | 'workouts') =>
  intervals.rowsOf(athlete, table, 'date')
/** @param granted a box of the form left ticked, the other not */
const linkAs = (athlete: string, member: number, granted?: string) =>
  intervals.link(athlete, member, granted ? { granted } : {})
const pollOf = intervals.poll

async function link(member: number, granted?: string) {
  const athlete = await addAthlete(database)
  return { athlete, linked: await linkAs(athlete, member, granted) }
}

const deviceOf = async (athlete: string) =>
  (await call(athlete, 'GET', '/api/devices/')).body.devices.find(
    ({ provider }: { provider: string }) => provider === 'intervals',
  )

/** What the cloud itself says of a member, by a token of its own: that of a second app, so that no link is voided. */
async function toldBy(member: number) {
  const other = { ...CLIENT, client_id: `other-${member}` }
  await control('POST', 'clients', other)
  const authUrl = new URL(`${url}/oauth/authorize`)
  authUrl.searchParams.set('client_id', other.client_id)
  authUrl.searchParams.set('redirect_uri', other.redirect_uris[0] ?? '')
  authUrl.searchParams.set('scope', 'WELLNESS:READ,ACTIVITY:READ')
  const { code } = await grantConsent(authUrl.href, member)
  const body = new URLSearchParams({ client_id: other.client_id, client_secret: other.client_secret, code })
  const { access_token } = (await (await fetch(`${url}/api/oauth/token`, { method: 'POST', body })).json()) as {
    access_token: string
  }
  const days = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
  const get = async (list: string) => {
    const reply = await fetch(`${url}/api/v1/athlete/0/${list}?oldest=${days(25)}&newest=${days(-1)}`, {
      headers: { authorization: `Bearer ${access_token}` },
    })
    return (await reply.json()) as Record<string, unknown>[]
  }
  return {
    nights: (await get('wellness')).filter((day) => 'sleepSecs' in day),
    activities: (await get('activities')).filter(({ source }) => source !== 'STRAVA'),
  }
}

it('stores the days and activities that the cloud tells of, and neither nights nor anything private', async () => {
  const { athlete, linked } = await link(MEMBERS.garmin)
  expect(linked).toMatchObject({
    status: 200,
    body: { message: 'Intervals.icu account connected successfully!', scopes: ['WELLNESS:READ', 'ACTIVITY:READ'] },
  })
  const { nights, activities } = await toldBy(MEMBERS.garmin)
  expect(nights.length).toBeGreaterThan(15)
  const recoveries = new Map((await rowsOf(athlete, 'recoveries')).map((row) => [row.date, row]))
  for (const night of nights)
    expect(recoveries.get(String(night.id))).toMatchObject({
      provider: 'intervals',
      recovery_score: null,
      resting_heart_rate: night.restingHR,
      hrv_rmssd_milli: night.hrv,
      spo2_percentage: night.spO2,
      other_values: {
        sleep_duration_milli: Number(night.sleepSecs) * 1000,
        sleeping_heart_rate: night.avgSleepingHR,
        respiratory_rate: night.respiration,
        intervals_sleep_score: night.sleepScore,
      },
    })
  const cycles = await rowsOf(athlete, 'cycles')
  expect(cycles.map(({ date, provider_id }) => provider_id === `day:${date}`)).not.toContain(false)
  expect(cycles.every(({ strain }) => strain === null)).toBe(true)
  expect(await rowsOf(athlete, 'sleeps')).toEqual([])
  const workouts = await rowsOf(athlete, 'workouts')
  expect(workouts.map(({ provider_id }) => provider_id)).toEqual(
    expect.arrayContaining(activities.map(({ id }) => String(id))),
  )
  expect(JSON.stringify([...recoveries.values(), ...cycles, ...workouts])).not.toMatch(
    /comments|menstrual|mood|weight"|flatmate|with the team/,
  )
})

it('stores SDNN of an Apple Watch under its own name', async () => {
  const { athlete } = await link(MEMBERS.apple)
  const rows = await rowsOf(athlete, 'recoveries')
  expect(rows.length).toBeGreaterThan(15)
  expect(rows.every(({ hrv_rmssd_milli }) => hrv_rmssd_milli === null)).toBe(true)
  expect(
    rows.every(({ other_values }) => Number((other_values as { hrv_sdnn_milli?: number }).hrv_sdnn_milli) > 10),
  ).toBe(true)
})

it('stores what was granted alone', async () => {
  const { athlete, linked } = await link(MEMBERS.noWellness, 'ACTIVITY:READ')
  expect(linked.body.scopes).toEqual(['ACTIVITY:READ'])
  expect((await rowsOf(athlete, 'workouts')).length).toBeGreaterThan(3)
  expect(await rowsOf(athlete, 'recoveries')).toEqual([])
})

it('takes the news of webhooks, repeated ones once, and none without the secret', async () => {
  const member = 21
  const { athlete } = await link(member)
  await control('POST', 'clients', { ...CLIENT, webhook_url })
  const newest = (await rowsOf(athlete, 'recoveries')).at(-1)
  const workout = (await rowsOf(athlete, 'workouts')).at(-1)
  await control('POST', 'faults', { kind: 'duplicate_webhooks', times: 1 })
  await control('POST', 'days', { member, date: newest?.date, hrv_ms: 7 })
  await control('DELETE', `activities/${workout?.provider_id}`)
  await vi.waitFor(
    async () => {
      const [day] = (await rowsOf(athlete, 'recoveries')).slice(-1)
      expect(Number(day?.hrv_rmssd_milli)).toBeCloseTo(Number(newest?.hrv_rmssd_milli) + 7, 5)
      const left = await rowsOf(athlete, 'workouts')
      expect(left.map(({ provider_id }) => provider_id)).not.toContain(workout?.provider_id)
    },
    { timeout: 15_000, interval: 50 },
  )
  const events = await database.selectFrom('webhook_events').select(['type', 'object_id']).execute()
  expect(events.filter(({ object_id }) => object_id === `day:${newest?.date}`)).toHaveLength(1)
  const forged = { secret: CLIENT.client_secret, events: [] }
  const answer = await app.inject({ method: 'POST', url: '/api/devices/intervals/webhook/', payload: forged })
  expect(answer.statusCode).toBe(401)
  const { webhooks } = await control<{ webhooks: { failed: number } }>('GET', 'state')
  expect(webhooks.failed).toBe(0)
})

it('takes each event of a delivery for its own athlete, and drops those of nobody', async () => {
  const { athlete } = await link(25)
  const { provider_user_id } = await linkOf(athlete)
  const [day] = (await rowsOf(athlete, 'recoveries')).slice(-1)
  const workout = (await rowsOf(athlete, 'workouts')).at(-1)
  const timestamp = new Date().toISOString()
  const events = [
    { athlete_id: 'i999999', type: 'ACTIVITY_UPLOADED', timestamp, activity: { id: 'i1' } },
    { athlete_id: provider_user_id, type: 'WELLNESS_UPDATED', timestamp, records: [{ id: day?.date, hrv: 61 }] },
    { athlete_id: provider_user_id, type: 'CALENDAR_UPDATED', timestamp, records: [] },
    { athlete_id: provider_user_id, type: 'ACTIVITY_UPDATED', timestamp, activity: { id: workout?.provider_id } },
  ]
  const payload = { secret: CLIENT.webhook_secret, events }
  const answer = await app.inject({ method: 'POST', url: '/api/devices/intervals/webhook/', payload })
  expect(answer.statusCode).toBe(200)
  await vi.waitFor(
    async () => {
      const stored = await database
        .selectFrom('webhook_events')
        .select(['provider_user_id', 'type', 'object_id'])
        .where('provider_user_id', 'in', [provider_user_id, 'i999999'])
        .where('done_at', 'is not', null)
        .orderBy('type')
        .execute()
      expect(stored).toEqual([
        { provider_user_id, type: 'recovery.updated', object_id: `day:${day?.date}` },
        { provider_user_id, type: 'workout.updated', object_id: workout?.provider_id },
      ])
    },
    { timeout: 15_000, interval: 50 },
  )
  // What the delivery claims is not believed: the day was asked for.
  const [after] = (await rowsOf(athlete, 'recoveries')).slice(-1)
  expect(after?.hrv_rmssd_milli).toBe(day?.hrv_rmssd_milli)
})

it('keeps a link whose token still holds when the athlete presses Refresh Token', async () => {
  const { athlete } = await link(MEMBERS.again)
  expect(await call(athlete, 'POST', '/api/devices/intervals/refresh/')).toMatchObject({ status: 200 })
  expect(await deviceOf(athlete)).toMatchObject({ connected: true, token_valid: true, problem: null })
})

it('tells an athlete whose access has ended, keeps the records, and goes on after a new link', async () => {
  const { athlete } = await link(MEMBERS.revoked)
  await control('POST', 'faults', { kind: 'end_tokens', member: MEMBERS.revoked })
  await pollOf(athlete)
  expect(await deviceOf(athlete)).toMatchObject({ connected: true, token_valid: false, problem: 'refused' })
  expect((await rowsOf(athlete, 'recoveries')).length).toBeGreaterThan(15)
  await linkAs(athlete, MEMBERS.revoked)
  expect(await deviceOf(athlete)).toMatchObject({ connected: true, token_valid: true, problem: null })
})

it('survives an outage without ending the link', async () => {
  const { athlete } = await link(33)
  for (const fault of [
    { status: 401, body: 'html' },
    { status: 200, body: 'half_json' },
    { status: 503, body: 'html' },
  ])
    await control('POST', 'faults', { kind: 'status', path: '/api/v1/athlete/0/wellness', times: 1, ...fault })
  await pollOf(athlete)
  expect(await deviceOf(athlete)).toMatchObject({ connected: true, token_valid: true })
})

it('tells Intervals.icu when the athlete disconnects, and keeps the records', async () => {
  const { athlete } = await link(35)
  expect(await call(athlete, 'POST', '/api/devices/intervals/disconnect/')).toMatchObject({ status: 200 })
  await vi.waitFor(async () => {
    const { links } = await control<{ links: { client_id: string; member: number }[] }>('GET', 'state')
    expect(links.filter(({ client_id, member }) => client_id === CLIENT.client_id && member === 35)).toEqual([])
  })
  expect(await deviceOf(athlete)).toMatchObject({ connected: false })
  expect((await rowsOf(athlete, 'recoveries')).length).toBeGreaterThan(15)
})
