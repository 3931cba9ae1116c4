import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { Id } from '../http/fields.ts'
import { parseJsonOrUndefined } from '../http/json.ts'
import type { ProviderApp } from '../provider.ts'
import { NO_ZONE } from '../time-zones.ts'
import type { ProviderEvent, WebhookDelivery, WebhookVerdict } from '../webhook.ts'
import { dayId, isMeasured } from './mapping.ts'
import { only } from './read-record.ts'
import { WELLNESS_FIELDS } from './replies.ts'

/**
 * Whether Intervals.icu sent this: the app's webhook secret stands in the body. It is no signature, and there is no time of
 * sending: a copy of a delivery is known by its events, which are those of the first.
 */
export function verifyWebhook(
  { body }: WebhookDelivery,
  { webhookSecret }: Pick<ProviderApp, 'webhookSecret'>,
  now: Date,
): WebhookVerdict {
  const secret = z.object({ secret: z.string().min(1) }).safeParse(parse(body)).data?.secret
  if (!secret || !webhookSecret) return { genuine: false, reason: 'unsigned' }
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hashOf(secret), hashOf(webhookSecret)) // of one length, whatever was sent
    ? { genuine: true, sentAt: now }
    : { genuine: false, reason: 'wrong_signature' }
}

const ActivityEvent = z.object({
  type: z.enum(['ACTIVITY_UPLOADED', 'ACTIVITY_ANALYZED', 'ACTIVITY_UPDATED', 'ACTIVITY_DELETED']),
  athlete_id: Id,
  activity: z.object({ id: z.union([z.int(), z.string().regex(/^[\w-]{1,100}$/)]).transform(String) }),
})
const WellnessEvent = z.object({
  type: z.literal('WELLNESS_UPDATED'),
  athlete_id: Id,
  records: z.array(z.unknown()),
})
const DayOfRecord = z.object({ id: z.iso.date() })

/**
 * The events of a delivery, which may be about several athletes. Only ids are taken from it, and the records are asked for:
 * a delivery holds an athlete's notes, too. Days in which nothing is measured that is stored are left out: a watch sends its
 * steps many times a day.
 */
export function readEvents(body: Uint8Array): ProviderEvent[] {
  const delivery = z.object({ events: z.array(z.unknown()) }).safeParse(parse(body))
  return delivery.success ? delivery.data.events.flatMap(eventsIn) : []
}

function eventsIn(given: unknown): ProviderEvent[] {
  const activity = ActivityEvent.safeParse(given)
  if (activity.success) {
    const { type, athlete_id, activity: of } = activity.data
    const change = type === 'ACTIVITY_DELETED' ? 'deleted' : 'updated'
    return [{ provider_user_id: athlete_id, id: of.id, kind: 'workout', change, trace_id: traceOf(given, of.id) }]
  }
  const wellness = WellnessEvent.safeParse(given)
  if (!wellness.success) return []
  const { athlete_id, records } = wellness.data
  const days = records
    .filter((record) => isMeasured({ wellness: only(WELLNESS_FIELDS, record), timezone: NO_ZONE }))
    .flatMap((record) => DayOfRecord.safeParse(record).data?.id ?? [])
  return [...new Set(days)].map((day) => {
    const id = dayId(day)
    return { provider_user_id: athlete_id, id, kind: 'recovery', change: 'updated', trace_id: traceOf(given, id) }
  })
}

/** Events have no id. A repeated one is the same to the letter, its time included. */
function traceOf(event: unknown, id: string): string {
  return `${createHash('sha256').update(JSON.stringify(event)).digest('hex')}:${id}`
}

function parse(body: Uint8Array): unknown {
  return parseJsonOrUndefined(new TextDecoder().decode(body))
}
