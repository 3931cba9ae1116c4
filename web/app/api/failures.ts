import type { ErrorReply } from '@corner/contract/errors.ts'

/** The server answered, and it was no success. */
export class CallFailure extends Error {
  readonly status: number
  readonly statusText: string
  /** The body, when the server sent one in the contract's shape. */
  readonly reply: ErrorReply | undefined

  constructor(status: number, statusText: string, reply?: ErrorReply) {
    super(reply?.error ?? `${status} ${statusText}`.trim())
    this.name = 'CallFailure'
    this.status = status
    this.statusText = statusText
    this.reply = reply
  }
}

/** No answer came: no connection, or it broke off. */
export class NetworkFailure extends Error {
  constructor(cause: unknown) {
    super('No connection', { cause })
    this.name = 'NetworkFailure'
  }
}
