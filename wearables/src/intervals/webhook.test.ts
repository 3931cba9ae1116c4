import fc from 'fast-check'
import { expect, it } from 'vitest'
import { activityReply, privateFields, wellnessReply } from './replies-for-tests.ts'
import { readEvents, verifyWebhook } from './webhook.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const SECRET = 'the webhook secret'
const bytes = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))
const verify = (body: unknown, webhookSecret?: string) =>
  verifyWebhook({ headers: {}, body: bytes(body) }, { webhookSecret }, NOW)
const event = (type: string, rest: object) => ({
  athlete_id: 'i317960',
  type,
  timestamp: '2026-03-10T11:59:58Z',
  ...rest,
})
const read = (...events: unknown[]) => readEvents(bytes({ secret: SECRET, events }))

it('accepts the app’s webhook secret in the body, and nothing else', () => {
  expect(verify({ secret: SECRET, events: [] }, SECRET)).toEqual({ genuine: true, sentAt: NOW })
  expect(verify({ secret: 'another', events: [] }, SECRET)).toEqual({ genuine: false, reason: 'wrong_signature' })
  const unsigned = { genuine: false, reason: 'unsigned' }
  expect(verify({ events: [] }, SECRET)).toEqual(unsigned)
  expect(verify({ secret: '', events: [] }, '')).toEqual(unsigned)
  expect(verify({ secret: SECRET, events: [] })).toEqual(unsigned) // the operator has set none
  expect(verify({ secret: ['a'], events: [] }, SECRET)).toEqual(unsigned)
  expect(verify('half a JSON {', SECRET)).toEqual(unsigned)
})

it('never accepts a guess', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(SECRET.slice(1))), (guess) => {
      fc.pre(guess !== SECRET)
      expect(verify({ secret: guess, events: [] }, SECRET).genuine).toBe(false)
    }),
  )
})

it.each([
  ['ACTIVITY_UPLOADED', 'updated'],
  ['ACTIVITY_ANALYZED', 'updated'],
  ['ACTIVITY_UPDATED', 'updated'],
  ['ACTIVITY_DELETED', 'deleted'],
])('reads %s as an activity that was %s', (type, change) => {
  expect(read(event(type, { activity: activityReply }))).toEqual([
    {
      provider_user_id: 'i317960',
      id: 'i140242265',
      kind: 'workout',
      change,
      trace_id: expect.stringMatching(/^[0-9a-f]{64}:i140242265$/),
    },
  ])
})

it('reads the days of WELLNESS_UPDATED in which something is measured, of each athlete', () => {
  const steps = { id: '2026-03-09', ...privateFields }
  const days = read(event('WELLNESS_UPDATED', { records: [wellnessReply, steps, wellnessReply] }), {
    ...event('WELLNESS_UPDATED', { records: [wellnessReply] }),
    athlete_id: 2049151,
  })
  expect(days).toMatchObject([
    { provider_user_id: 'i317960', id: 'day:2026-03-10', kind: 'recovery', change: 'updated' },
    { provider_user_id: '2049151', id: 'day:2026-03-10' },
  ])
})

it('knows a repeated delivery by its events, and a later one of the same day as another', () => {
  const first = event('WELLNESS_UPDATED', { records: [wellnessReply] })
  const traceOf = (given: unknown) => read(given)[0]?.trace_id
  expect(traceOf(structuredClone(first))).toBe(traceOf(first))
  expect(traceOf({ ...first, timestamp: '2026-03-10T12:00:00Z' })).not.toBe(traceOf(first))
})

it('tells nothing of an athlete but ids', () => {
  const told = JSON.stringify(read(event('WELLNESS_UPDATED', { records: [{ ...wellnessReply, ...privateFields }] })))
  expect(told).not.toMatch(/friend|LUTEAL|68\.5/)
})

it('ignores other kinds of events, and anything that is none', () => {
  expect(read(event('CALENDAR_UPDATED', { records: [] }), event('APP_SCOPE_CHANGED', { deauthorized: true }))).toEqual(
    [],
  )
  expect(read(event('FITNESS_UPDATED', { records: [wellnessReply] }))).toEqual([])
  expect(read(event('ACTIVITY_UPDATED', { activity: { id: '../x' } }))).toEqual([])
  expect(read(event('WELLNESS_UPDATED', { records: [{ ...wellnessReply, id: '../../x' }] }))).toEqual([])
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array(), fc.json().map(bytes)), (body) => {
      expect(readEvents(body)).toEqual([])
    }),
  )
})
