import { DEVICE_TEXTS } from '@corner/contract/texts/devices.ts'
import { CallFailure } from './failures.ts'

/** The default message of a failed call: the server's own, else the fallback. */
export function failureText(error: Error, fallback: string): string {
  if (!(error instanceof CallFailure)) return DEVICE_TEXTS.networkError
  return error.reply?.error ?? fallback
}

/** The server's messages by field. */
export function fieldFailures(error: Error | null): Record<string, string | undefined> {
  return (error instanceof CallFailure && error.reply?.fields) || {}
}
