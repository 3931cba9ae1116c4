/** A webhook as the server received it. */
export interface WebhookDelivery {
  /** By their names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** The bytes as received, not parsed and serialised again. */
  body: Uint8Array
}

export type WebhookVerdict =
  | { genuine: true; sentAt: Date }
  | { genuine: false; reason: 'unsigned' | 'wrong_signature' | 'out_of_time' }

/** A change of one record. `id`: for a sleep and its recovery the sleep's id, for a workout its own. */
export interface ProviderEvent {
  provider_user_id: string
  id: string
  kind: 'sleep' | 'recovery' | 'workout'
  /** `updated` includes created. */
  change: 'updated' | 'deleted'
  /** The same in a repeated delivery. */
  trace_id: string
}
