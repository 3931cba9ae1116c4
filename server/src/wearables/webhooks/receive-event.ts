import { Refusal } from '@corner/contract/refusal.ts'
import type { WebhookDelivery } from '@corner/wearables/webhook.ts'
import type { Database } from '../../database/database.ts'
import { type StoredEvent, storeEvent } from '../events/event-store.ts'
import { type EventSubject, subjectOf } from '../events/event-subject.ts'
import { findLinkOfAccount } from '../link/link-of-account.ts'
import { getApp, type Links } from '../links.ts'

const WHY = {
  unsigned: 'The signature or its timestamp is missing',
  wrong_signature: 'The signature does not fit',
  out_of_time: 'The timestamp is more than five minutes off',
}

/**
 * Accepts a webhook, to be processed by a job for each of its events. A duplicate, an unknown kind, and an account that is not
 * linked or is paused get the same answer and cause no work.
 * @throws Refusal `not_signed_in` when the provider did not sign it, `provider_not_configured`, `not_found` when the provider
 * has no webhooks
 */
export async function receiveEvent(
  links: Links,
  delivery: WebhookDelivery,
  processEvents: (subject: EventSubject, transaction: Database) => Promise<void>,
): Promise<{ received: boolean }> {
  const { name: provider, label, webhook } = links.provider
  if (!webhook) throw new Refusal('not_found', `${label} sends no webhooks`)
  const verdict = webhook.verify(delivery, getApp(links), links.now())
  if (!verdict.genuine) throw new Refusal('not_signed_in', WHY[verdict.reason])
  for (const event of [webhook.readEvent(delivery.body) ?? []].flat()) {
    const link = await findLinkOfAccount(links, provider, event.provider_user_id)
    if (!link || link.paused_at) continue
    const stored: StoredEvent = {
      provider,
      trace_id: event.trace_id,
      provider_user_id: event.provider_user_id,
      type: `${event.kind}.${event.change}`,
      object_id: event.id,
    }
    await links.database.transaction().execute(async (transaction) => {
      if (await storeEvent(transaction, stored)) await processEvents(subjectOf(stored), transaction)
    })
  }
  return { received: true }
}
