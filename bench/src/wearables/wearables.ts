import type { Finding } from '../finding.ts'
import { measureImports } from './imports/measure-imports.ts'
import { measureMixedPayload } from './mixed-payload.ts'
import { measureMixedSync } from './mixed-sync.ts'

/** Teams whose athletes wear devices of several makers, and the files that athletes bring in from them. */
export async function measureWearables(cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  return [
    ...(await measureMixedSync(cleanUp)),
    ...(await measureMixedPayload(cleanUp)),
    ...(await measureImports(cleanUp)),
  ]
}
