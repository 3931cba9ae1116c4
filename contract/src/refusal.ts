import type { ErrorCode } from './errors.ts'

/** Optional details of a refusal. */
interface RefusalDetails {
  /** A message for each field that must change. */
  fields?: Record<string, string>
  /** For screens that read another key than `error` (docs/reference/api.md#what-screens-read-from-a-failure). */
  beside?: { detail?: string; email?: string; username?: string }
  retryAfterSeconds?: number
  cause?: unknown
}

/**
 * An error that the caller can fix, with a message for them. All other errors are faults, whose details are never shown.
 */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, sentence: string, details: RefusalDetails = {}) {
    super(sentence, { cause: details.cause })
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}

/** Another club's id looks like an unknown one: both are not found. */
export function notFound(what: string): Refusal {
  return new Refusal('not_found', `${what} was not found`)
}
