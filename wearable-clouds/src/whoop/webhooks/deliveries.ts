import type { Faults } from '../../faults/faults.ts'
import type { Client } from '../../oauth/clients.ts'
import type { WhoopEvent } from './event.ts'
import { signatureHeaders } from './signature.ts'

/** Five retries over about an hour (docs/reference/device-api.md#webhooks), in units of the base pause (a minute). */
const RETRY_PAUSES = [1, 3, 7, 15, 30]
const ANSWER_WITHIN_MS = 5_000
const AT_ONCE = 4
const HELD_BACK_MS = 250
const REMEMBERED = 50

interface Delivery {
  client: Client
  event: WhoopEvent
  attempt: number
}

/** Sends webhooks in the order of their events, a few at a time, and retries those not answered with 2xx. */
export class Deliveries {
  #queue: Delivery[] = []
  #underWay = 0
  #held: Delivery | undefined
  #timers = new Set<NodeJS.Timeout>()
  #faults: Faults
  #retryPauseMs: number
  counts = { delivered: 0, failed: 0, given_up: 0, lost: 0 }
  /** The latest attempts, newest last. */
  recent: { event: WhoopEvent; client_id: string; attempt: number; status: number | string }[] = []

  constructor(faults: Faults, retryPauseMs: number) {
    this.#faults = faults
    this.#retryPauseMs = retryPauseMs
  }

  get waiting(): number {
    return this.#queue.length + this.#underWay + this.#timers.size
  }

  /** Queues an event; faults may lose it, send it twice, or let the next one overtake it. */
  send(client: Client, event: WhoopEvent): void {
    if (!client.webhook_url) return
    if (this.#faults.takeWebhookFault('lose_webhooks')) {
      this.counts.lost += 1
      return
    }
    const delivery = { client, event, attempt: 1 }
    if (!this.#held && this.#faults.takeWebhookFault('reorder_webhooks')) {
      this.#held = delivery
      this.#later(HELD_BACK_MS, () => this.#letGo())
      return
    }
    this.#queue.push(delivery)
    if (this.#faults.takeWebhookFault('duplicate_webhooks')) this.#queue.push({ ...delivery })
    this.#letGo()
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
    this.#queue = []
  }

  #letGo(): void {
    if (this.#held) this.#queue.push(this.#held)
    this.#held = undefined
    this.#pump()
  }

  #pump(): void {
    while (this.#underWay < AT_ONCE) {
      const delivery = this.#queue.shift()
      if (!delivery) return
      this.#underWay += 1
      void this.#post(delivery).finally(() => {
        this.#underWay -= 1
        this.#pump()
      })
    }
  }

  async #post(delivery: Delivery): Promise<void> {
    const { client, event, attempt } = delivery
    const status = await post(client, event)
    this.recent = [...this.recent, { event, client_id: client.client_id, attempt, status }].slice(-REMEMBERED)
    if (typeof status === 'number' && status >= 200 && status < 300) {
      this.counts.delivered += 1
      return
    }
    this.counts.failed += 1
    const pause = RETRY_PAUSES[attempt - 1]
    if (pause === undefined) {
      this.counts.given_up += 1
      return
    }
    this.#later(pause * this.#retryPauseMs, () => {
      this.#queue.push({ ...delivery, attempt: attempt + 1 })
      this.#pump()
    })
  }

  #later(milliseconds: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      work()
    }, milliseconds)
    timer.unref()
    this.#timers.add(timer)
  }
}

/**
 * One attempt: the HTTP status, or a word if there is none. Signed for each attempt with the real time: receivers reject
 * an old timestamp and do not know the simulated time.
 */
async function post(client: Client, event: WhoopEvent): Promise<number | string> {
  const body = JSON.stringify(event)
  try {
    const reply = await fetch(client.webhook_url ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signatureHeaders(client.client_secret, body, Date.now()) },
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
