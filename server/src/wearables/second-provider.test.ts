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
    url: '/api/whoop/webhook/',
    headers: { 'x-ring-secret': secret },
    payload: Buffer.from(JSON.stringify(event)),
  })

it('is set up by settings that begin with its name, over its own service', () => {
  expect(readConfiguration(SETTINGS).provider).toEqual({
    ...secondProvider.service,
    name: 'ring',
    app: { clientId: 'corner', clientSecret: 'hush' },
    apiUrl: 'http://127.0.0.1:9',
  })
  expect(readConfiguration({}).provider).toMatchObject({ name: 'whoop', app: undefined })
  expect(() => readConfiguration({ ...SETTINGS, RING_REQUESTS_A_DAY: 'few' })).toThrow(
    'RING_REQUESTS_A_DAY: RING_REQUESTS_A_DAY must be a whole number',
  )
})

it('links, sends news and has no export to be read, all by what it says of itself', async () => {
  const ada = await addAthlete(database)
  const { body: started } = await call(ada, 'POST', '/api/whoop/auth/')
  expect(started.auth_url).toBe(`https://ring.example/consent?state=${started.state}`)
  const linked = await call(ada, 'POST', '/api/whoop/callback/', { code: 'c', state: started.state })
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
    url: '/api/wearables/import/',
    headers: { 'x-caller': ada, 'content-type': 'text/csv' },
    payload: 'a,b',
  })
  expect(upload.statusCode).toBe(400)
  expect(upload.json().error).toBe('Corner reads no exports of Ring')
})
