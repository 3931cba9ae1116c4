import type { ServerResponse } from 'node:http'
import { writtenEvent } from '../http/server-sent-events.ts'
import { News } from './news.ts'

/** For the client: how long to wait before it comes again. */
const RETRY_MS = 2_000

/**
 * One open reply of server-sent events. While its reader is behind nothing is written: what there is to say is gathered, in a
 * bounded form, and said once there is room.
 */
export class EventStream {
  readonly news = new News()
  private readonly response: ServerResponse
  private blocked = false
  /** Still blocked at the pulse before. */
  private late = false

  /** @param onClose called once, however it ends */
  constructor(response: ServerResponse, onClose: () => void) {
    this.response = response
    response.on('error', () => {}) // `close` follows
    response.once('close', onClose)
    response.on('drain', () => {
      this.blocked = false
      this.tell()
    })
    this.write(`retry: ${RETRY_MS}\n\n`)
  }

  /** Says what has been gathered, as soon as the reader takes it. */
  tell(): void {
    if (this.blocked) return
    const events = this.news.take()
    if (events.length > 0) this.write(events.map(([event, data]) => writtenEvent(event, data)).join(''))
  }

  /** A sign of life, so that no proxy takes it for dead. A reader who took nothing from one pulse to the next is cut off. */
  pulse(): void {
    if (!this.blocked) this.write(':\n\n')
    else if (this.late) this.response.destroy()
    this.late = this.blocked
  }

  /** A reader who is behind is cut off: an end that waits for them might never come. */
  end(): void {
    if (this.response.writableLength > 0) this.response.destroy()
    else this.response.end()
  }

  private write(text: string): void {
    this.blocked = !this.response.write(text)
  }
}
