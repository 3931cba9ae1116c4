import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { CLIENT, testSimulator } from '../test-simulator.ts'
import { signatureHeaders } from './signature.ts'

interface Received {
  body: string
  signature: string
  timestamp: string
  event: { user_id: number; id: string; type: string; trace_id: string }
}

/** A server that receives webhooks; answers with the given statuses, then 204. */
async function receiver(...statuses: number[]) {
  const received: Received[] = []
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const piece of request) body += piece
    const header = (name: string) => String(request.headers[name])
    received.push({
      body,
      signature: header('x-whoop-signature'),
      timestamp: header('x-whoop-signature-timestamp'),
      event: JSON.parse(body),
    })
    reply.writeHead(statuses.shift() ?? 204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const webhook_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  const types = () => received.map(({ event }) => event.type)
  const count = (expected: number) =>
    vi.waitFor(() => expect(received).toHaveLength(expected), { timeout: 3000, interval: 5 })
  return { received, types, count, simulator: testSimulator({ clients: [{ ...CLIENT, webhook_url }] }) }
}

const tomorrow = { now: '2026-02-18T17:00:00.000Z' }

describe('a webhook', () => {
  it('is signed with base64 HMAC-SHA256 over timestamp and body', () => {
    // Computed with openssl: printf '1700000000000{"a":1}' | openssl dgst -sha256 -hmac secret -binary | base64
    expect(signatureHeaders('secret', '{"a":1}', 1_700_000_000_000)).toEqual({
      'X-WHOOP-Signature': '0pM2GdttJSewPFhxsH1nVKvgeUeQD/mx7t0F5acVYpI=',
      'X-WHOOP-Signature-Timestamp': '1700000000000',
    })
  })

  it('is sent for nights and workouts when the clock passes their ends', async () => {
    const { received, simulator } = await receiver()
    const { access_token } = await simulator.link(1)
    await simulator.get(access_token, '/v2/cycle')
    await simulator.control('/clock', tomorrow)
    await vi.waitFor(() => expect(received.map(({ event }) => event.type)).toContain('recovery.updated'))
    const sent = received.map(({ event }) => event)
    const sleep = sent.find(({ type }) => type === 'sleep.updated')
    const recovery = sent.find(({ type }) => type === 'recovery.updated')
    expect(sent.map(({ type }) => type)).toContain('workout.updated')
    expect(sleep).toMatchObject({ user_id: 20_001, trace_id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(recovery?.id).toBe(sleep?.id)
    for (const { body, signature, timestamp } of received) {
      expect(signature).toBe(
        createHmac('sha256', CLIENT.client_secret)
          .update(timestamp + body)
          .digest('base64'),
      )
      expect(Math.abs(Date.now() - Number(timestamp))).toBeLessThan(60_000)
    }
  })

  it('is not sent for members who are not linked, or no longer linked', async () => {
    const { received, simulator } = await receiver()
    const { access_token } = await simulator.link(1)
    const headers = { authorization: `Bearer ${access_token}` }
    await simulator.app.inject({ method: 'DELETE', url: '/developer/v2/user/access', headers })
    await simulator.control('/clock', tomorrow)
    await simulator.control('/records', { member: 1, kind: 'sleep', action: 'update' })
    expect(simulator.cloud.deliveries.waiting).toBe(0)
    expect(received).toEqual([])
  })

  it('is repeated with the same trace id until it is answered with 2xx', async () => {
    const { received, count, simulator } = await receiver(500, 404, 301)
    await simulator.link(1)
    await simulator.control('/webhooks/send', { member: 1, type: 'workout.deleted', id: 'gone' })
    await count(4)
    expect(new Set(received.map(({ event }) => event.trace_id)).size).toBe(1)
    expect(received[0]?.event).toMatchObject({ type: 'workout.deleted', id: 'gone' })
    await vi.waitFor(() => expect(simulator.cloud.deliveries.counts).toMatchObject({ delivered: 1, failed: 3 }))
  })

  it('is given up after five repeats', async () => {
    const { count, simulator } = await receiver(...Array(10).fill(500))
    await simulator.link(1)
    await simulator.control('/webhooks/send', { member: 1, type: 'sleep.updated' })
    await vi.waitFor(() => expect(simulator.cloud.deliveries.counts.given_up).toBe(1), { timeout: 3000 })
    await count(6)
  })

  it('can be lost, doubled, or overtaken by the next', async () => {
    const { types, received, count, simulator } = await receiver()
    await simulator.link(1)
    const send = (type: string) => simulator.control('/webhooks/send', { member: 1, type, id: 'x' })
    await simulator.control('/faults', { kind: 'lose_webhooks', times: 1 })
    await send('sleep.updated')
    await simulator.control('/faults', { kind: 'duplicate_webhooks', times: 1 })
    await send('workout.updated')
    await count(2)
    expect(types()).toEqual(['workout.updated', 'workout.updated'])
    expect(received[0]?.event.trace_id).toBe(received[1]?.event.trace_id)
    await simulator.control('/faults', { kind: 'reorder_webhooks', times: 1 })
    await send('sleep.updated')
    await send('sleep.deleted')
    await count(4)
    expect(simulator.cloud.deliveries.recent.length).toBeGreaterThan(0)
  })
})

describe('a change by hand', () => {
  it('of a recovery scores it again, updates updated_at and sends a webhook', async () => {
    const { types, count, simulator } = await receiver()
    const { access_token } = await simulator.link(1)
    const newest = async () => (await simulator.get(access_token, '/v2/recovery?limit=1')).json().records[0]
    const before = await newest()
    await simulator.control('/records', { member: 1, kind: 'recovery', action: 'rescore' })
    const after = await newest()
    expect(after.score.recovery_score).not.toBe(before.score.recovery_score)
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at))
    await count(1)
    expect(types()).toEqual(['recovery.updated'])
  })

  it('that deletes a sleep takes its recovery along', async () => {
    const { types, count, simulator } = await receiver()
    const { access_token } = await simulator.link(1)
    const [recovery] = (await simulator.get(access_token, '/v2/recovery?limit=1')).json().records
    await simulator.control('/records', { member: 1, kind: 'sleep', id: recovery.sleep_id, action: 'delete' })
    for (const path of [
      `/v2/activity/sleep/${recovery.sleep_id}`,
      `/v2/cycle/${recovery.cycle_id}/recovery`,
      `/v2/cycle/${recovery.cycle_id}/sleep`,
    ])
      expect((await simulator.get(access_token, path)).statusCode).toBe(404)
    expect((await simulator.get(access_token, '/v2/recovery?limit=1')).json().records[0].cycle_id).not.toBe(
      recovery.cycle_id,
    )
    await count(2)
    expect(types().sort()).toEqual(['recovery.deleted', 'sleep.deleted'])
  })
})

it('a late score leaves sleep and recovery pending, then comes with a webhook', async () => {
  const { received, count, simulator } = await receiver()
  const { access_token, refresh_token = '' } = await simulator.link(2)
  const { sleep_id, scored_at } = await simulator.control<{ sleep_id: string; scored_at: string }>('/faults', {
    kind: 'late_scores',
    member: 2,
    hours: 12,
  })
  await count(2)
  const pending = (await simulator.get(access_token, `/v2/activity/sleep/${sleep_id}`)).json()
  expect(pending).toMatchObject({ score_state: 'PENDING_SCORE' })
  expect(Date.parse(scored_at) - Date.parse(pending.end)).toBe(12 * 3_600_000)
  await simulator.control('/clock', { now: new Date(Date.parse(scored_at) + 1000).toISOString() })
  await vi.waitFor(() =>
    expect(received.slice(2).map(({ event }) => event)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'sleep.updated', id: sleep_id }),
        expect.objectContaining({ type: 'recovery.updated', id: sleep_id }),
      ]),
    ),
  )
  const fresh = (await simulator.refresh(refresh_token)).json()
  const scored = (await simulator.get(fresh.access_token, `/v2/activity/sleep/${sleep_id}`)).json()
  expect(scored).toMatchObject({ score_state: 'SCORED', updated_at: scored_at })
})
