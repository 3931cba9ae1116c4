import type { ServerResponse } from 'node:http'
import type { ChatEvent, ChatReply, ChatStep } from '@corner/contract/entities/chat.ts'
import { writtenEvent } from '../http/server-sent-events.ts'
import type { AnswerListener } from './chat.ts'

/** Proxies close connections that are silent for 30 to 60 s, and a language model may think for 45. */
const HEARTBEAT_MS = 15_000

/** An answer as server-sent events, on a reply whose head is written. Nothing is sent after `done` or `failed`. */
export class AnswerStream implements AnswerListener {
  private readonly response: ServerResponse
  private readonly pulse: NodeJS.Timeout

  constructor(response: ServerResponse) {
    this.response = response
    response.on('error', () => {}) // `close` follows
    this.pulse = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS).unref()
    response.once('close', () => clearInterval(this.pulse))
  }

  step(step: ChatStep): void {
    this.say({ event: 'step', data: step })
  }

  show(text: string): void {
    this.say({ event: 'text', data: { text } })
  }

  restart(notice: string): void {
    this.say({ event: 'restart', data: { notice } })
  }

  done(reply: ChatReply): void {
    this.say({ event: 'done', data: reply })
    this.end()
  }

  failed(error: { error: string; code: string }): void {
    this.say({ event: 'failed', data: error })
    this.end()
  }

  private say({ event, data }: ChatEvent): void {
    this.response.write(writtenEvent(event, data))
  }

  private end(): void {
    clearInterval(this.pulse)
    this.response.end()
  }
}
