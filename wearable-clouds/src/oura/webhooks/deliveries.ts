import { createHmac } from 'node:crypto'
import type { Faults } from '../../faults/faults.ts'
import type { Client } from '../../oauth/clients.ts'

const RETRIES = 10
const ANSWER_WITHIN_MS = 10_000
const REMEMBERED = 50

/** The body of a webhook: it names a document and brings none. */
export interface OuraEvent {
  event_type: string
  data_type: string
  object_id: string
  event_time: string
  user_id: string
}

/** Sends webhooks one after the other, and sends those again that were not answered with 2xx. */
export class Deliveries {
  #faults: Faults
  #retryPauseMs: number
  #timers = new Set<NodeJS.Timeout>()
  #sending: Promise<void> = Promise.resolve()
  counts = { delivered: 0, failed: 0, lost: 0 }
  /** The latest attempts, newest last. */
  recent: { event: OuraEvent; attempt: number; status: number | string }[] = []

  constructor(faults: Faults, retryPauseMs: number) {
    this.#faults = faults
    this.#retryPauseMs = retryPauseMs
  }

  send(client: Client, callbackUrl: string, event: OuraEvent): void {
    if (this.#faults.takeWebhookFault('lose_webhooks')) {
      this.counts.lost += 1
      return
    }
    const copies = this.#faults.takeWebhookFault('duplicate_webhooks') ? 2 : 1
    for (let copy = 0; copy < copies; copy++) this.#queue(client, callbackUrl, event, 1)
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }

  #queue(client: Client, callbackUrl: string, event: OuraEvent, attempt: number): void {
    this.#sending = this.#sending.then(async () => {
      const status = await post(client, callbackUrl, event)
      this.recent = [...this.recent, { event, attempt, status }].slice(-REMEMBERED)
      const isTaken = typeof status === 'number' && status >= 200 && status < 300
      this.counts[isTaken ? 'delivered' : 'failed'] += 1
      if (!isTaken && attempt <= RETRIES) this.#later(() => this.#queue(client, callbackUrl, event, attempt + 1))
    })
  }

  #later(work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      work()
    }, this.#retryPauseMs)
    timer.unref()
    this.#timers.add(timer)
  }
}

/** The HTTP status, or a word if there is none. Signed with the real time: receivers refuse an old one. */
async function post(client: Client, callbackUrl: string, event: OuraEvent): Promise<number | string> {
  const body = JSON.stringify(event)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', client.client_secret).update(timestamp).update(body).digest('hex')
  try {
    const reply = await fetch(callbackUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-oura-signature': signature.toUpperCase(),
        'x-oura-timestamp': timestamp,
      },
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
