import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { parseJsonOrUndefined } from './json.ts'

/**
 * Largest difference between the sender's clock and ours, in either direction; limits replays of an intercepted delivery.
 */
export const WEBHOOK_TOLERANCE_MS = 5 * 60_000

export interface WebhookDelivery {
  /** Header `X-WHOOP-Signature`. */
  signature: string | undefined
  /** Header `X-WHOOP-Signature-Timestamp`: milliseconds since 1970. */
  timestamp: string | undefined
  /** The bytes as received, not parsed and serialised again. */
  body: Uint8Array
}

export type WebhookVerdict =
  | { genuine: true; sentAt: Date }
  | { genuine: false; reason: 'unsigned' | 'wrong_signature' | 'out_of_time' }

/**
 * Whether WHOOP sent this: base64 HMAC-SHA256 with the client secret over timestamp and body
 * (docs/reference/device-api.md#webhooks), compared in constant time, and sent within five minutes of `now`.
 */
export function readSignature(delivery: WebhookDelivery, clientSecret: string, now: Date): WebhookVerdict {
  const { signature, timestamp, body } = delivery
  if (!signature || !timestamp) return { genuine: false, reason: 'unsigned' }
  const expected = Buffer.from(createHmac('sha256', clientSecret).update(timestamp).update(body).digest('base64'))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { genuine: false, reason: 'wrong_signature' }
  const sentAtMs = /^\d{1,15}$/.test(timestamp) ? Number(timestamp) : Number.NaN
  return Math.abs(now.getTime() - sentAtMs) <= WEBHOOK_TOLERANCE_MS
    ? { genuine: true, sentAt: new Date(sentAtMs) }
    : { genuine: false, reason: 'out_of_time' }
}

/** A change of one record. `id`: for a sleep and its recovery the sleep's uuid, for a workout its own. */
export interface WhoopEvent {
  provider_user_id: string
  id: string
  kind: 'sleep' | 'recovery' | 'workout'
  /** `updated` includes created. */
  change: 'updated' | 'deleted'
  /** The same in a repeated delivery. */
  trace_id: string
}

const EventBody = z.object({
  user_id: z.union([z.int(), z.string().min(1)]).transform(String),
  id: z.string().regex(/^[\w-]{1,100}$/),
  type: z.templateLiteral([z.enum(['sleep', 'recovery', 'workout']), '.', z.enum(['updated', 'deleted'])]),
  trace_id: z.string().min(1).max(200),
})

/** The event of a verified delivery; undefined for an unknown kind of event: answer 2xx and do nothing. */
export function readEvent(body: Uint8Array): WhoopEvent | undefined {
  const parsed = EventBody.safeParse(parseJsonOrUndefined(new TextDecoder().decode(body)))
  if (!parsed.success) return undefined
  const { user_id, id, type, trace_id } = parsed.data
  const [kind, change] = type.split('.') as [WhoopEvent['kind'], WhoopEvent['change']]
  return { provider_user_id: user_id, id, kind, change, trace_id }
}
