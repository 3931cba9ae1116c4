import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { parseJsonOrUndefined } from '../http/json.ts'
import type { ProviderApp } from '../provider.ts'
import type { ProviderEvent, WebhookDelivery, WebhookVerdict } from '../webhook.ts'

/**
 * Largest difference between the sender's clock and ours, in either direction; limits replays of an intercepted delivery.
 */
const WEBHOOK_TOLERANCE_MS = 5 * 60_000

/**
 * Whether WHOOP sent this: base64 HMAC-SHA256 with the client secret over timestamp and body
 * (docs/reference/device-api.md#webhooks), compared in constant time, and sent within five minutes of `now`.
 */
export function verifyWebhook(
  { headers, body }: WebhookDelivery,
  { clientSecret }: Pick<ProviderApp, 'clientSecret'>,
  now: Date,
): WebhookVerdict {
  const [signature, timestamp] = [headers['x-whoop-signature'], headers['x-whoop-signature-timestamp']].map(oneOf)
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

const oneOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)

const EventBody = z.object({
  user_id: z.union([z.int(), z.string().min(1)]).transform(String),
  id: z.string().regex(/^[\w-]{1,100}$/),
  type: z.templateLiteral([z.enum(['sleep', 'recovery', 'workout']), '.', z.enum(['updated', 'deleted'])]),
  trace_id: z.string().min(1).max(200),
})

/** @see ProviderWebhook.readEvent */
export function readEvent(body: Uint8Array): ProviderEvent | undefined {
  const parsed = EventBody.safeParse(parseJsonOrUndefined(new TextDecoder().decode(body)))
  if (!parsed.success) return undefined
  const { user_id, id, type, trace_id } = parsed.data
  const [kind, change] = type.split('.') as [ProviderEvent['kind'], ProviderEvent['change']]
  return { provider_user_id: user_id, id, kind, change, trace_id }
}
