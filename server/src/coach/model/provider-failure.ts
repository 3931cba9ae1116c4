import { APICallError, InvalidResponseDataError, RetryError } from 'ai'
import type { FailureReason } from './model-failure.ts'

/** What a provider's error means for the person who asked. */
export function readProviderError(error: unknown): FailureReason {
  const last = RetryError.isInstance(error) ? error.lastError : error
  if (!APICallError.isInstance(last)) return isBrokenOff(last) ? 'cut_off' : 'provider_error'
  const { statusCode } = last
  if (statusCode === undefined) return 'unreachable'
  if (statusCode === 401 || statusCode === 403) return 'not_signed_in'
  // 402 and 529 mean, with some providers, no credit left and overloaded.
  if ([402, 429, 503, 529].includes(statusCode)) return 'busy'
  if (statusCode === 408 || statusCode === 504) return 'timeout'
  return statusCode === 200 ? 'cut_off' : 'provider_error'
}

/** A connection that broke in the middle of a stream, or a stream without an end mark. */
function isBrokenOff(error: unknown): boolean {
  if (InvalidResponseDataError.isInstance(error)) return true
  const { message = '', cause } = error instanceof Error ? error : {}
  return /terminated|socket|premature|aborted|network/i.test(message) || (cause !== undefined && isBrokenOff(cause))
}
