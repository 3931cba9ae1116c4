import { randomUUID } from 'node:crypto'

const LIFETIME_MS = 30 * 86_400_000

export interface Subscription {
  id: string
  client_id: string
  callback_url: string
  event_type: 'create' | 'update' | 'delete'
  data_type: string
  expiresMs: number
}

/** What an app wants to be told: one kind of data and one kind of change each, for a while. */
export class Subscriptions {
  list: Subscription[] = []

  add(wanted: Omit<Subscription, 'id' | 'expiresMs'>, nowMs: number): Subscription {
    const subscription = { ...wanted, id: randomUUID(), expiresMs: nowMs + LIFETIME_MS }
    this.list.push(subscription)
    return subscription
  }

  of(client_id: string): Subscription[] {
    return this.list.filter((subscription) => subscription.client_id === client_id)
  }

  find(client_id: string, id: string): Subscription | undefined {
    return this.of(client_id).find((subscription) => subscription.id === id)
  }

  renew(subscription: Subscription, nowMs: number): void {
    subscription.expiresMs = nowMs + LIFETIME_MS
  }

  remove(id: string): void {
    this.list = this.list.filter((subscription) => subscription.id !== id)
  }

  /** Those that have not expired. */
  wanting(client_id: string, data_type: string, event_type: string, nowMs: number): Subscription[] {
    return this.of(client_id).filter(
      (one) => one.data_type === data_type && one.event_type === event_type && one.expiresMs > nowMs,
    )
  }
}

/** As API v2 shows it. */
export function subscriptionReply({ id, callback_url, event_type, data_type, expiresMs }: Subscription): object {
  return { id, callback_url, event_type, data_type, expiration_time: new Date(expiresMs).toISOString() }
}
