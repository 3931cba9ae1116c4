import { health } from '@corner/contract/routes/health.ts'
import { call } from '../../../shared/api/call.ts'
import { CallFailure } from '../../../shared/api/failures.ts'

export const UNKNOWN_NETWORK = 'Unknown'

/** Asks the server whether it is there, and says so in the words of the Debug panel (spec 2, section 4). */
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
