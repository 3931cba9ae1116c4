import type { ServerResponse } from 'node:http'
import { writtenEvent } from '../http/server-sent-events.ts'
import { PendingEvents } from './pending-events.ts'

/** For the client: how long to wait before it reconnects. */
const RETRY_MS = 2_000

/**
 * One open reply of server-sent events. While its client is slow nothing is written: pending changes are merged, in a bounded
 * form, and sent once there is room.
 */
export class EventStream {
  readonly pending = new PendingEvents()
  private readonly response: ServerResponse
  private blocked = false
  /** Already blocked at the previous heartbeat. */
  private late = false

  /** @param onClose called once, however it ends */
  constructor(response: ServerResponse, onClose: () => void) {
    this.response = response
    response.on('error', () => {}) // `close` follows
    response.once('close', onClose)
    response.on('drain', () => {
      this.blocked = false
      this.sendPending()
    })
    this.write(`retry: ${RETRY_MS}\n\n`)
  }

  /** Sends the pending changes as soon as the client reads. */
  sendPending(): void {
    if (this.blocked) return
    const events = this.pending.take()
    if (events.length > 0) this.write(events.map(([event, data]) => writtenEvent(event, data)).join(''))
  }

  /**
   * A heartbeat, so that proxies keep the connection open. A client that read nothing between two heartbeats is disconnected.
   */
  heartbeat(): void {
    if (!this.blocked) this.write(':\n\n')
    else if (this.late) this.response.destroy()
    this.late = this.blocked
  }

  /** A slow client is disconnected: waiting for it might never end. */
  end(): void {
    if (this.response.writableLength > 0) this.response.destroy()
    else this.response.end()
  }

  private write(text: string): void {
    this.blocked = !this.response.write(text)
  }
}
