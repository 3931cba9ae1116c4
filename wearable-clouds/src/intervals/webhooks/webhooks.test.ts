import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { CLIENT, testCloud } from '../test-cloud.ts'

interface Delivery {
  secret: string
  events: { type: string; athlete_id: string; activity?: { id: string }; records?: { id: string }[] }[]
}

/** Receives webhooks and answers with these statuses in turn, then with 200. */
async function receiver(...statuses: number[]) {
  const received: Delivery[] = []
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const piece of request) body += piece
    received.push(JSON.parse(body))
    reply.writeHead(statuses.shift() ?? 200).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

it('tells of a morning and of activities, with the secret of webhooks and whole records', async () => {
  const { received, url } = await receiver()
  const { link, control } = testCloud({ clients: [{ ...CLIENT, webhook_url: url }] })
  await link()
  await control('POST', '/clock', { advance_seconds: 86_400 })
  await vi.waitFor(() => expect(received.length).toBeGreaterThan(1))
  const events = received.flatMap((delivery) => delivery.events)
  expect(received.every(({ secret }) => secret === CLIENT.webhook_secret)).toBe(true)
  expect(new Set(events.map(({ athlete_id }) => athlete_id))).toEqual(new Set(['i300001']))
  const [morning] = events.filter(({ type }) => type === 'WELLNESS_UPDATED')
  expect(morning?.records).toMatchObject([{ id: '2026-02-18', comments: null, mood: expect.any(Number) }])
})

it('sends again until the answer is 200: a 204 is not enough', async () => {
  const { received, url } = await receiver(500, 204)
  const { link, control } = testCloud({ clients: [{ ...CLIENT, webhook_url: url }] })
  await link()
  await control('POST', '/days', { member: 1, date: '2026-02-17', hrv_ms: 5 })
  await vi.waitFor(() => expect(received).toHaveLength(3))
  expect(new Set(received.map((delivery) => JSON.stringify(delivery))).size).toBe(1)
})

it('sends twice or not at all by its faults, and nothing to an app that may not read it', async () => {
  const { received, url } = await receiver()
  const { link, control } = testCloud({ clients: [{ ...CLIENT, webhook_url: url }] })
  await link(1)
  await link(2, { granted: 'ACTIVITY:READ' })
  const correct = (member: number) => control('POST', '/days', { member, date: '2026-02-17', hrv_ms: 5 })
  await correct(2)
  await control('POST', '/faults', { kind: 'lose_webhooks', times: 1 })
  await correct(1)
  await control('POST', '/faults', { kind: 'duplicate_webhooks', times: 1 })
  await correct(1)
  await vi.waitFor(() => expect(received).toHaveLength(2))
  expect(received[0]).toEqual(received[1])
})

it('tells of a deleted activity by its id, and gives it no more', async () => {
  const { received, url } = await receiver()
  const { link, get, control } = testCloud({ clients: [{ ...CLIENT, webhook_url: url }] })
  const { access_token } = await link()
  const list = async () => (await get(access_token, '/athlete/0/activities?oldest=2026-01-20')).json<{ id: string }[]>()
  const [newest] = await list()
  await control('DELETE', `/activities/${newest?.id}`)
  expect((await list()).map(({ id }) => id)).not.toContain(newest?.id)
  await vi.waitFor(() =>
    expect(received.flatMap(({ events }) => events)).toMatchObject([
      { type: 'ACTIVITY_DELETED', activity: { id: newest?.id } },
    ]),
  )
})
