import type { Faults } from '../../faults/faults.ts'
import type { Client } from '../../oauth/clients.ts'

/** Tries again after these multiples of the first pause. */
const RETRY_PAUSES = [1, 3, 7, 15, 30]
const ANSWER_WITHIN_MS = 5_000
const REMEMBERED = 50

/** One event of a delivery; its other fields depend on the type. */
export interface IntervalsEvent {
  athlete_id: string
  type: string
  timestamp: string
  [field: string]: unknown
}

/** Sends webhooks, each with the app's webhook secret in its body, and again until the answer is 200. */
export class Deliveries {
  #faults: Faults
  #retryPauseMs: number
  #timers = new Set<NodeJS.Timeout>()
  counts = { delivered: 0, failed: 0, given_up: 0, lost: 0 }
  /** The latest attempts, newest last. */
  recent: { types: string[]; client_id: string; attempt: number; status: number | string }[] = []

  constructor(faults: Faults, retryPauseMs: number) {
    this.#faults = faults
    this.#retryPauseMs = retryPauseMs
  }

  /** Faults may lose a delivery or send it twice. */
  send(client: Client, events: IntervalsEvent[]): void {
    if (!client.webhook_url || events.length === 0) return
    if (this.#faults.takeWebhookFault('lose_webhooks')) {
      this.counts.lost += 1
      return
    }
    const body = JSON.stringify({ secret: client.webhook_secret ?? '', events })
    const copies = this.#faults.takeWebhookFault('duplicate_webhooks') ? 2 : 1
    for (let copy = 0; copy < copies; copy++) void this.#post(client, body, events, 1)
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }

  async #post(client: Client, body: string, events: IntervalsEvent[], attempt: number): Promise<void> {
    const status = await post(client.webhook_url ?? '', body)
    const types = events.map(({ type }) => type)
    this.recent = [...this.recent, { types, client_id: client.client_id, attempt, status }].slice(-REMEMBERED)
    if (status === 200) {
      this.counts.delivered += 1
      return
    }
    this.counts.failed += 1
    const pause = RETRY_PAUSES[attempt - 1]
    if (pause === undefined) {
      this.counts.given_up += 1
      return
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      void this.#post(client, body, events, attempt + 1)
    }, pause * this.#retryPauseMs)
    timer.unref()
    this.#timers.add(timer)
  }
}

/** The HTTP status, or a word if there is none. */
async function post(url: string, body: string): Promise<number | string> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    await reply.body?.cancel()
    return reply.status
  } catch (error) {
    return error instanceof Error ? error.name : 'failed'
  }
}
