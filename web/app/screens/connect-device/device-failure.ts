import { DEVICE_TEXTS } from '@corner/contract/texts/devices.ts'
import { CallFailure } from '../../shared/api/failures.ts'

/** What the screen says when a device call fails (spec 1, section 8): the server's error, else the sentence of that call. */
export function deviceFailureText(error: Error, fallback: string): string {
  if (!(error instanceof CallFailure)) return DEVICE_TEXTS.networkError
  if (error.status === 401) return DEVICE_TEXTS.authenticationRequired
  return error.reply?.error ?? fallback
}

/** Starting has its own fixed sentence; what the server adds, for example that no provider is configured, stands behind it. */
export function startFailureText(error: Error): string {
  const text = deviceFailureText(error, '')
  if (!(error instanceof CallFailure) || error.status === 401) return text
  return text ? `${DEVICE_TEXTS.startFailed}. ${text}` : DEVICE_TEXTS.startFailed
}
