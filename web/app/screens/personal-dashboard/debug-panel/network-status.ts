import { health } from '@corner/contract/routes/health.ts'
import { call } from '../../../shared/api/call.ts'
import { CallFailure } from '../../../shared/api/failures.ts'

export const UNKNOWN_NETWORK = 'Unknown'

/** Pings the server and returns the text for the Debug panel (docs/reference/personal-dashboard.md#debug-panel). */
export async function testConnection(): Promise<string> {
  const from = performance.now()
  try {
    await call(health, {})
    return `Connected (${Math.round(performance.now() - from)} ms)`
  } catch (failure) {
    return networkFailureText(failure)
  }
}

export function networkFailureText(failure: unknown): string {
  return failure instanceof CallFailure ? `Error ${failure.status}` : 'Failed - No connection'
}
