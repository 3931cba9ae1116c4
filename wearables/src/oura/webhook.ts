import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { Id } from '../http/fields.ts'
import { parseJsonOrUndefined } from '../http/json.ts'
import type { ProviderApp } from '../provider.ts'
import type { ProviderEvent, WebhookDelivery, WebhookVerdict } from '../webhook.ts'
import { daily } from './event-ids.ts'

/** Largest difference between the sender's clock and ours: limits replays of an intercepted delivery. */
const WEBHOOK_TOLERANCE_MS = 5 * 60_000

type Secret = Pick<ProviderApp, 'clientSecret'>

/**
 * Whether Oura sent this: upper-case hexadecimal HMAC-SHA256 with the client secret over timestamp and body, compared in constant
 * time, and sent within five minutes of `now`. The timestamp counts seconds or milliseconds: Oura's description shows one
 * number without its unit.
 */
export function verifyWebhook({ headers, body }: WebhookDelivery, { clientSecret }: Secret, now: Date): WebhookVerdict {
  const [signature, timestamp] = [headers['x-oura-signature'], headers['x-oura-timestamp']].map(oneOf)
  if (!signature || !timestamp) return { genuine: false, reason: 'unsigned' }
  const expected = createHmac('sha256', clientSecret).update(timestamp).update(body).digest('hex').toUpperCase()
  if (!isSame(signature.toUpperCase(), expected)) return { genuine: false, reason: 'wrong_signature' }
  const sentAt = readTimestamp(timestamp)
  return Math.abs(now.getTime() - sentAt.getTime()) <= WEBHOOK_TOLERANCE_MS
    ? { genuine: true, sentAt }
    : { genuine: false, reason: 'out_of_time' }
}

/** What an operator gives Oura with a subscription, and Oura sends back: of the secret, so that it needs no setting. */
export function verificationToken({ clientSecret }: Secret): string {
  return createHmac('sha256', clientSecret).update('oura webhook verification').digest('hex')
}

/** The answer to Oura's question whether this address is ours; undefined: the question has not our token. */
export function answerChallenge(query: Readonly<Record<string, string>>, app: Secret): object | undefined {
  const { verification_token = '', challenge } = query
  return challenge && isSame(verification_token, verificationToken(app)) ? { challenge } : undefined
}

const oneOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const FIRST_MILLISECONDS = 100_000_000_000 // as seconds, the year 5138

function readTimestamp(text: string): Date {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  return new Date(number < FIRST_MILLISECONDS ? number * 1000 : number || Date.parse(text))
}

const EventBody = z.object({
  event_type: z.enum(['create', 'update', 'delete']),
  data_type: z.enum(['sleep', 'workout', 'daily_readiness', 'daily_sleep', 'daily_spo2', 'daily_activity']),
  object_id: Id,
  user_id: Id,
  event_time: z.string().max(64).nullish(),
})

/**
 * @see ProviderWebhook.readEvent. Oura gives its events no id, so that what it tells stands for one: a repeated delivery tells
 * the same. The documents of a day become part of its night's records, and are none that could be deleted.
 */
export function readEvent(body: Uint8Array): ProviderEvent | undefined {
  const parsed = EventBody.safeParse(parseJsonOrUndefined(new TextDecoder().decode(body)))
  if (!parsed.success) return undefined
  const { event_type, data_type, object_id, user_id, event_time } = parsed.data
  const isRecord = data_type === 'sleep' || data_type === 'workout'
  const change = event_type === 'delete' ? 'deleted' : 'updated'
  if (!isRecord && change === 'deleted') return undefined
  return {
    provider_user_id: user_id,
    id: isRecord ? object_id : daily.idOf(data_type, object_id),
    kind: data_type === 'workout' ? 'workout' : 'sleep',
    change,
    trace_id: [data_type, event_type, object_id, event_time ?? ''].join(' ').slice(0, 200),
  }
}
