import type { Finding } from '../finding.ts'
import { measureMixedPayload } from './mixed-payload.ts'
import { measureMixedSync } from './mixed-sync.ts'

/** Teams whose athletes wear devices of several makers. */
export async function measureWearables(cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  return [...(await measureMixedSync(cleanUp)), ...(await measureMixedPayload(cleanUp))]
}
