import { MEASURES } from '@corner/contract/entities/devices.ts'
import { EXPORT_FORMATS } from '@corner/wearables/export-formats.ts'
import type { Provider } from '@corner/wearables/provider.ts'
import { providers } from '@corner/wearables/providers.ts'
import type { ProviderEvent } from '@corner/wearables/webhook.ts'
import { afterAll, expect, it, vi } from 'vitest'
import { readConfiguration } from '../configuration/configuration.ts'
import { addAthlete } from '../measurements/athlete-for-tests.ts'
import { createTestDatabase } from '../testing/database.ts'
import { startWearableApp } from './app-for-tests.ts'
import { secondProvider } from './second-provider-for-tests.ts'

/** The one line that a second provider takes beside its folder, for as long as these tests run. */
const list = providers as Provider[]
list.push(secondProvider)
afterAll(() => list.splice(list.indexOf(secondProvider), 1))

const SETTINGS = { RING_CLIENT_ID: 'corner', RING_CLIENT_SECRET: 'hush', RING_API_URL: 'http://127.0.0.1:9' }
const corner = await startWearableApp(await createTestDatabase(), SETTINGS, undefined, 'configured')
await corner.start()
const { app, call, database } = corner

const sendNews = (event: ProviderEvent, secret: string) =>
  app.inject({
    method: 'POST',
    url: '/api/devices/ring/webhook/',
    headers: { 'x-ring-secret': secret },
    payload: Buffer.from(JSON.stringify(event)),
  })

it('is set up by settings that begin with its name, over its own service', () => {
  expect(readConfiguration(SETTINGS).providers.at(-1)).toEqual({
    ...secondProvider.service,
    name: 'ring',
    app: { clientId: 'corner', clientSecret: 'hush' },
    apiUrl: 'http://127.0.0.1:9',
  })
  expect(readConfiguration({}).providers).toMatchObject(providers.map(({ name }) => ({ name, app: undefined })))
  expect(() => readConfiguration({ ...SETTINGS, RING_REQUESTS_A_DAY: 'few' })).toThrow(
    'RING_REQUESTS_A_DAY: RING_REQUESTS_A_DAY must be a whole number',
  )
})

it('links, sends news and has no export to be read, all by what it says of itself', async () => {
  const ada = await addAthlete(database)
  const { body: started } = await call(ada, 'POST', '/api/devices/ring/auth/')
  expect(started.auth_url).toBe(`https://ring.example/consent?state=${started.state}`)
  const linked = await call(ada, 'POST', '/api/devices/ring/callback/', { code: 'c', state: started.state })
  expect(linked).toMatchObject({ status: 200, body: { message: 'Ring account connected successfully!' } })

  const event: ProviderEvent = {
    provider_user_id: 'r-7',
    id: 'night-1',
    kind: 'sleep',
    change: 'updated',
    trace_id: 't-1',
  }
  expect((await sendNews(event, 'wrong')).statusCode).toBe(401)
  expect((await sendNews(event, 'hush')).statusCode).toBe(200)
  await vi.waitFor(
    async () =>
      expect(await database.selectFrom('sleeps').selectAll().where('user_id', '=', ada).execute()).toMatchObject([
        { provider: 'ring', provider_id: 'night-1', date: '2026-03-10', total_in_bed_time_milli: 29_280_000 },
      ]),
    { timeout: 15_000, interval: 50 },
  )

  const upload = await app.inject({
    method: 'POST',
    url: '/api/devices/ring/import/',
    headers: { 'x-caller': ada, 'content-type': 'text/csv' },
    payload: 'a,b',
  })
  expect(upload.statusCode).toBe(400)
  expect(upload.json().error).toBe('Corner reads no exports of Ring')
})

it('proves by the provider’s own question that the address of its webhooks is ours', async () => {
  const ask = async (provider: string, query: string) => {
    const reply = await app.inject({ method: 'GET', url: `/api/devices/${provider}/webhook/?${query}` })
    return [reply.statusCode, reply.json()]
  }
  expect(await ask('ring', 'token=hush&riddle=7')).toEqual([200, { riddle: '7' }])
  expect(await ask('ring', 'token=wrong&riddle=7')).toMatchObject([401, { code: 'not_signed_in' }])
  expect(await ask('ring', 'token=hush&token=hush&riddle=7')).toMatchObject([401, { code: 'not_signed_in' }])
  expect(await ask('whoop', 'token=hush&riddle=7')).toMatchObject([404, { code: 'not_found' }])
  expect(await ask('oura', 'verification_token=hush&challenge=7')).toMatchObject([
    503,
    { code: 'provider_not_configured' },
  ])
})

it('stands in the list of devices beside the others, each as far as it is linked', async () => {
  const ben = await addAthlete(database)
  const listed = async () => (await call(ben, 'GET', '/api/devices/')).body.devices
  const ring = {
    provider: 'ring',
    label: 'Ring',
    set_up: true,
    live: true,
    reads_files: false,
    gives: ['sleep_duration'],
    first_sync_days: 30,
    attribution: null,
  }
  expect(await listed()).toMatchObject([
    ...providers.slice(0, -1).map(({ name }) => ({ provider: name, set_up: false, connected: false, can_link: true })),
    { ...ring, connected: false, token_valid: false, first_sync: null },
    ...EXPORT_FORMATS.filter(({ provider }) => !providers.some(({ name }) => name === provider)).map(
      ({ provider }) => ({ provider, can_link: false, reads_files: true }),
    ),
  ])
  const { body: started } = await call(ben, 'POST', '/api/devices/ring/auth/')
  await call(ben, 'POST', '/api/devices/ring/callback/', { code: 'c', state: started.state })
  // The account of the ring is Ada's: one account feeds one athlete.
  const rings = (await listed()).filter(({ provider }: { provider: string }) => provider === 'ring')
  expect(rings).toMatchObject([{ ...ring, connected: false }])
  const whoop = (await listed()).find(({ provider }: { provider: string }) => provider === 'whoop')
  expect(whoop.gives).toEqual([...MEASURES])
  const intervals = (await listed()).find(({ provider }: { provider: string }) => provider === 'intervals')
  expect(intervals.attribution).toBe('May contain data of Garmin devices.')
})

it('does not stand in for another: an unknown one is not found, one that is not set up says so', async () => {
  const ada = await addAthlete(database)
  expect(await call(ada, 'POST', '/api/devices/abacus/auth/')).toMatchObject({ status: 404 })
  expect(await call(ada, 'POST', '/api/devices/whoop/auth/')).toMatchObject({
    status: 503,
    body: { code: 'provider_not_configured' },
  })
  const { body: started } = await call(ada, 'POST', '/api/devices/ring/auth/')
  const elsewhere = await call(ada, 'POST', '/api/whoop/callback/', { code: 'c', state: started.state })
  expect(elsewhere.status).toBe(503)
})
