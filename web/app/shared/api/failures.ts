import type { ErrorReply } from '@corner/contract/errors.ts'

/** Body of an error response: the contract's shape from our server; a proxy may send only one of the fields. */
export type FailureBody = Partial<ErrorReply> & { message?: string }

/** The server answered with an error. */
export class CallFailure extends Error {
  readonly status: number
  readonly statusText: string
  /** The body, if it contains a message for people. */
  readonly reply: FailureBody | undefined

  constructor(status: number, statusText: string, reply?: FailureBody) {
    super(reply?.error ?? `${status} ${statusText}`.trim())
    this.name = 'CallFailure'
    this.status = status
    this.statusText = statusText
    this.reply = reply
  }
}

/** No answer: no connection, or it broke. */
export class NetworkFailure extends Error {
  constructor(cause: unknown) {
    super('No connection', { cause })
    this.name = 'NetworkFailure'
  }
}
