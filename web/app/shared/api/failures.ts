import type { ErrorReply } from '@corner/contract/errors.ts'

/** What a refusal carries: the contract's shape from our server; a proxy in between may know only one of its words. */
export type FailureBody = Partial<ErrorReply> & { message?: string }

/** The server answered, and it was no success. */
export class CallFailure extends Error {
  readonly status: number
  readonly statusText: string
  /** The body, when it says something to a person. */
  readonly reply: FailureBody | undefined

  constructor(status: number, statusText: string, reply?: FailureBody) {
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
