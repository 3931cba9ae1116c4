import { DEVICE_TEXTS } from '@corner/contract/texts/devices.ts'
import { CallFailure } from './failures.ts'

/** What a screen says when a call fails and the specs have no sentence for it: the server's own, else the one given. */
export function failureText(error: Error, fallback: string): string {
  if (!(error instanceof CallFailure)) return DEVICE_TEXTS.networkError
  return error.reply?.error ?? fallback
}

/** What the server says about single fields. */
export function fieldFailures(error: Error | null): Record<string, string | undefined> {
  return (error instanceof CallFailure && error.reply?.fields) || {}
}
