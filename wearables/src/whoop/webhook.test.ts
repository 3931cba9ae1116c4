import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readEvent, verifyWebhook } from './webhook.ts'

const SECRET = 'client secret'
const NOW = new Date('2026-03-10T12:00:00Z')
const bytes = (text: string) => new TextEncoder().encode(text)
const EVENT = {
  user_id: 10129,
  id: '550e8400-e29b-41d4-a716-446655440000',
  type: 'recovery.updated',
  trace_id: 'd3709ee7-104e-4f70-a928-2932964b017b',
}

interface Signed {
  signature: string | undefined
  timestamp: string
  body: Uint8Array
}

function verify({ signature, timestamp, body }: Signed, clientSecret: string, now: Date) {
  const headers = { 'x-whoop-signature': signature, 'x-whoop-signature-timestamp': timestamp }
  return verifyWebhook({ headers, body }, { clientSecret }, now)
}

function signed(body: Uint8Array, sentAtMs = NOW.getTime()) {
  const timestamp = String(sentAtMs)
  const signature = createHmac('sha256', SECRET).update(timestamp).update(body).digest('base64')
  return { signature, timestamp, body }
}

it('matches a signature computed with openssl', () => {
  // printf '1773144000000{"a":1}' | openssl dgst -sha256 -hmac 'client secret' -binary | base64
  const delivery = {
    signature: '1qMeEv1klQrEpX3L2YSuBOueoE6soej4eI4KUW77ZOk=',
    timestamp: '1773144000000',
    body: bytes('{"a":1}'),
  }
  expect(verify(delivery, SECRET, NOW)).toEqual({ genuine: true, sentAt: NOW })
})

it.each([
  [-300_001, false],
  [-300_000, true],
  [0, true],
  [300_000, true],
  [300_001, false],
])('judges a delivery sent %i ms from now', (offMs, genuine) => {
  expect(verify(signed(bytes('{}'), NOW.getTime() + offMs), SECRET, NOW).genuine).toBe(genuine)
})

it('refuses a missing signature, one for another body or secret, and an invalid time', () => {
  const delivery = signed(bytes('{}'))
  expect(verify({ ...delivery, signature: undefined }, SECRET, NOW)).toEqual({
    genuine: false,
    reason: 'unsigned',
  })
  expect(verify({ ...delivery, timestamp: '' }, SECRET, NOW)).toEqual({ genuine: false, reason: 'unsigned' })
  const wrong = { genuine: false, reason: 'wrong_signature' }
  expect(verify({ ...delivery, body: bytes('{} ') }, SECRET, NOW)).toEqual(wrong)
  expect(verify({ ...delivery, timestamp: `0${delivery.timestamp}` }, SECRET, NOW)).toEqual(wrong)
  expect(verify({ ...delivery, signature: `${delivery.signature}=` }, SECRET, NOW)).toEqual(wrong)
  expect(verify(delivery, 'other secret', NOW)).toEqual(wrong)
  const timestamp = 'noon'
  const signature = createHmac('sha256', SECRET).update('noon{}').digest('base64')
  expect(verify({ signature, timestamp, body: bytes('{}') }, SECRET, NOW)).toEqual({
    genuine: false,
    reason: 'out_of_time',
  })
})

it('accepts any signed bytes, and no forged ones', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string(), (body, forged) => {
      const delivery = signed(body)
      expect(verify(delivery, SECRET, NOW).genuine).toBe(true)
      fc.pre(forged !== delivery.signature)
      expect(verify({ ...delivery, signature: forged }, SECRET, NOW).genuine).toBe(false)
    }),
  )
})

it('reads an event', () => {
  expect(readEvent(bytes(JSON.stringify(EVENT)))).toEqual({
    provider_user_id: '10129',
    id: EVENT.id,
    kind: 'recovery',
    change: 'updated',
    trace_id: EVENT.trace_id,
  })
})

it('ignores unknown kinds of events, and anything that is not an event', () => {
  expect(readEvent(bytes(JSON.stringify({ ...EVENT, type: 'cycle.updated' })))).toBeUndefined()
  expect(readEvent(bytes(JSON.stringify({ ...EVENT, id: 4711 })))).toBeUndefined() // v1
  expect(readEvent(bytes(JSON.stringify({ ...EVENT, id: '../x' })))).toBeUndefined()
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array(), fc.json().map(bytes)), (body) => {
      expect(readEvent(body)).toBeUndefined()
    }),
  )
})
