import { setTimeout as wait } from 'node:timers/promises'
import type { SimulatedCloud } from './simulated-cloud.ts'

/** The provider repeats a webhook that was not taken for a minute. */
const PATIENCE_MS = 240_000

export interface WebhookCounts {
  waiting: number
  delivered: number
  failed: number
  /** Refused five times, and never sent again. */
  given_up: number
  lost: number
}

/** Waits until the provider has no webhook left to send or to repeat. @throws Error when that takes minutes */
export async function webhooksSent({ control }: SimulatedCloud): Promise<WebhookCounts> {
  const giveUpAtMs = performance.now() + PATIENCE_MS
  for (;;) {
    const { webhooks } = await control<{ webhooks: WebhookCounts }>('GET', 'state')
    if (webhooks.waiting === 0) return webhooks
    if (performance.now() > giveUpAtMs) throw new Error(`${webhooks.waiting} webhooks are still waiting`)
    await wait(100)
  }
}
