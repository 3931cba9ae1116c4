import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answerChallenge, readEvent, verificationToken, verifyWebhook } from './webhook.ts'

const SECRET = 'client secret'
const NOW = new Date('2026-03-10T12:00:00Z')
const bytes = (text: string) => new TextEncoder().encode(text)
const EVENT = {
  event_type: 'update',
  data_type: 'sleep',
  object_id: '8f9a5221-639e-4a85-81cb-4065ef23f979',
  event_time: '2026-03-10T06:50:00+00:00',
  user_id: '42-of-oura',
}

function delivery(body: Uint8Array, timestamp: string, secret = SECRET) {
  const signature = createHmac('sha256', secret).update(timestamp).update(body).digest('hex').toUpperCase()
  return { headers: { 'x-oura-signature': signature, 'x-oura-timestamp': timestamp }, body }
}
const verify = (given: Parameters<typeof verifyWebhook>[0]) => verifyWebhook(given, { clientSecret: SECRET }, NOW)

it('matches a signature computed with openssl', () => {
  // printf '1773144000{"a":1}' | openssl dgst -sha256 -hmac 'client secret'
  const signature = '50CB70F88230EBE47B422EA2E3E9D75A5CAF84C91F2C2FB875F73AFC0DBFFB24'
  const headers = { 'x-oura-signature': signature, 'x-oura-timestamp': '1773144000' }
  expect(verify({ headers, body: bytes('{"a":1}') })).toEqual({ genuine: true, sentAt: NOW })
})

it.each([
  ['seconds', '1773144000', true],
  ['milliseconds', '1773144000000', true],
  ['a date', '2026-03-10T12:00:00+00:00', true],
  ['seconds of six minutes ago', '1773143640', false],
  ['milliseconds of six minutes ahead', '1773144360000', false],
  ['no time', 'noon', false],
])('reads a timestamp in %s', (_what, timestamp, genuine) => {
  expect(verify(delivery(bytes('{}'), timestamp)).genuine).toBe(genuine)
})

it('refuses what is not signed, and what is signed for other bytes or by another secret', () => {
  const signed = delivery(bytes('{}'), '1773144000')
  expect(verify({ ...signed, headers: {} })).toEqual({ genuine: false, reason: 'unsigned' })
  expect(verify({ ...signed, body: bytes('{ }') })).toMatchObject({ reason: 'wrong_signature' })
  expect(verify(delivery(bytes('{}'), '1773144000', 'other'))).toMatchObject({ reason: 'wrong_signature' })
  fc.assert(
    fc.property(fc.uint8Array(), fc.string(), (body, forged) => {
      const genuine = delivery(body, '1773144000')
      expect(verify(genuine).genuine).toBe(true)
      fc.pre(forged.toUpperCase() !== genuine.headers['x-oura-signature'])
      expect(verify({ ...genuine, headers: { ...genuine.headers, 'x-oura-signature': forged } }).genuine).toBe(false)
    }),
  )
})

it('answers the challenge of a question with its own token only', () => {
  const app = { clientSecret: SECRET }
  const verification_token = verificationToken(app)
  expect(answerChallenge({ verification_token, challenge: 'random' }, app)).toEqual({ challenge: 'random' })
  expect(answerChallenge({ verification_token: 'x', challenge: 'random' }, app)).toBeUndefined()
  expect(answerChallenge({ verification_token }, app)).toBeUndefined()
  expect(answerChallenge({ verification_token, challenge: 'random' }, { clientSecret: 'other' })).toBeUndefined()
})

it('reads events of sleeps, workouts and the documents of a day', () => {
  const read = (changes: object) => readEvent(bytes(JSON.stringify({ ...EVENT, ...changes })))
  expect(read({})).toMatchObject({
    provider_user_id: '42-of-oura',
    id: EVENT.object_id,
    kind: 'sleep',
    change: 'updated',
  })
  expect(read({ data_type: 'workout', event_type: 'delete' })).toMatchObject({ kind: 'workout', change: 'deleted' })
  expect(read({ data_type: 'daily_readiness', event_type: 'create' })).toMatchObject({
    id: `daily_readiness|${EVENT.object_id}`,
    kind: 'sleep',
  })
  expect(read({})?.trace_id).toBe(read({})?.trace_id)
  expect(read({ event_time: 'later' })?.trace_id).not.toBe(read({})?.trace_id)
})

it('ignores unknown kinds of events, deleted documents of a day, and anything that is not an event', () => {
  const read = (changes: object) => readEvent(bytes(JSON.stringify({ ...EVENT, ...changes })))
  expect(read({ data_type: 'tag' })).toBeUndefined()
  expect(read({ data_type: 'daily_sleep', event_type: 'delete' })).toBeUndefined()
  expect(read({ object_id: '' })).toBeUndefined()
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array(), fc.json().map(bytes)), (body) => {
      expect(readEvent(body)).toBeUndefined()
    }),
  )
})
