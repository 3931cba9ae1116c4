import { DEVICE_TEXTS } from '@corner/contract/texts/devices.ts'
import { CallFailure } from '../../shared/api/failures.ts'

/**
 * Message of a failed device call (docs/reference/device-connection.md#texts): the server's error, otherwise the
 * fallback.
 */
export function deviceFailureText(error: Error, fallback: string): string {
  if (!(error instanceof CallFailure)) return DEVICE_TEXTS.networkError
  if (error.status === 401) return DEVICE_TEXTS.authenticationRequired
  return error.reply?.error ?? fallback
}

/** Starting has a fixed sentence; the server's reason, such as a missing provider configuration, follows it. */
export function startFailureText(error: Error): string {
  const text = deviceFailureText(error, '')
  if (!(error instanceof CallFailure) || error.status === 401) return text
  return text ? `${DEVICE_TEXTS.startFailed}. ${text}` : DEVICE_TEXTS.startFailed
}
