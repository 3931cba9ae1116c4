import type { Finding } from '../finding.ts'
import { measureChartPeers } from './chart-peers.ts'
import { measureCoachPeers } from './coach-peers.ts'

/** Corner beside usual libraries, with the same data in the same run. */
export async function measurePeers(cleanUp: AsyncDisposableStack): Promise<Finding[]> {
  return [...(await measureCoachPeers(cleanUp)), ...(await measureChartPeers(cleanUp))]
}
