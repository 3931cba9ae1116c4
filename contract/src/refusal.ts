import type { ErrorCode } from './errors.ts'

/** What a refusal may say beside its sentence. */
interface RefusalDetails {
  /** A sentence for each field that must change. */
  fields?: Record<string, string>
  /** Where a screen reads another key than `error` (docs/reference/api.md#what-screens-read-from-a-failure). */
  beside?: { detail?: string; email?: string; username?: string }
  retryAfterSeconds?: number
  cause?: unknown
}

/** Something the caller can change, with a sentence for them. All other errors are faults and show nothing of themselves. */
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

/** A foreign id looks like an unknown one: both are not found. */
export function notFound(what: string): Refusal {
  return new Refusal('not_found', `${what} was not found`)
}
