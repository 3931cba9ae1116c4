import { expect, it } from 'vitest'
import { ProviderMisconfigured, ProviderUnavailable } from '../failures.ts'
import { type Answer, json, localServer, text } from '../http/local-server.ts'
import { keepSubscribed } from './subscriptions.ts'
import { verificationToken } from './webhook.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const HOOK = 'https://club.example/api/devices/oura/webhook/'

const subscription = (data_type: string, event_type: string, changes: object = {}) => ({
  id: `${data_type}-${event_type}`,
  callback_url: HOOK,
  event_type,
  data_type,
  expiration_time: '2026-04-09T12:00:00Z',
  ...changes,
})

/** Lists these, and takes whatever is ordered. */
const oura =
  (...known: object[]): Answer =>
  (reply, asked) =>
    json(asked.method === 'GET' ? known : {}, asked.method === 'POST' ? 201 : 200)(reply, asked)

it('orders each kind of news that Corner reads, with the token of its own secret', async () => {
  await using local = await localServer(
    oura(subscription('sleep', 'create', { callback_url: 'https://other.example/' })),
  )
  expect(await keepSubscribed(local.app, HOOK, NOW)).toEqual({ made: 12, renewed: 0 })
  const [list, ...orders] = local.asked
  expect(list?.headers).toMatchObject({ 'x-client-id': 'club', 'x-client-secret': 'secret & more' })
  expect(orders.map(({ method }) => method)).toEqual(Array.from({ length: 12 }, () => 'POST'))
  expect(JSON.parse(orders[0]?.body ?? '')).toEqual({
    callback_url: HOOK,
    verification_token: verificationToken(local.app),
    event_type: 'create',
    data_type: 'sleep',
  })
  expect(orders.map(({ body }) => body).join()).not.toContain('daily_activity')
})

it('renews only what ends within a week, or names no time', async () => {
  await using local = await localServer(
    oura(
      subscription('sleep', 'create'),
      subscription('sleep', 'update', { expiration_time: '2026-03-16T00:00:00Z' }),
      subscription('sleep', 'delete', { expiration_time: 'soon' }),
    ),
  )
  expect(await keepSubscribed(local.app, HOOK, NOW)).toEqual({ made: 9, renewed: 2 })
  const renewed = local.asked.filter(({ method }) => method === 'PUT').map(({ url }) => url.pathname.split('/').at(-1))
  expect(renewed).toEqual(['sleep-update', 'sleep-delete'])
})

it('says whose fault it is when it cannot order', async () => {
  await using local = await localServer(json({ detail: 'no' }, 401), text('', 504), json({ subscriptions: [] }))
  await expect(keepSubscribed(local.app, HOOK, NOW)).rejects.toThrow(ProviderMisconfigured)
  await expect(keepSubscribed(local.app, HOOK, NOW)).rejects.toThrow(ProviderUnavailable)
  await expect(keepSubscribed(local.app, HOOK, NOW)).rejects.toThrow('fits no description')
})
