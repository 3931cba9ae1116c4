import type { RateLimits } from './api/rate-limits.ts'
import type { Clock } from './clock.ts'
import type { Faults } from './faults/faults.ts'
import type { Client } from './oauth/clients.ts'
import type { Grants } from './oauth/grants.ts'
import type { View } from './records/record.ts'
import type { Revisions } from './records/revisions.ts'
import type { Deliveries } from './webhooks/deliveries.ts'

/** The whole state of the simulated WHOOP. */
export interface Cloud {
  seed: number
  clock: Clock
  clients: Map<string, Client>
  grants: Grants
  revisions: Revisions
  limits: RateLimits
  faults: Faults
  deliveries: Deliveries
  /** Counted requests by the first part of the path: `oauth`, `developer`. */
  requests: Record<string, number>
}

export function viewOf({ clock, revisions }: Cloud): View {
  return { nowMs: clock.nowMs(), revisions }
}
