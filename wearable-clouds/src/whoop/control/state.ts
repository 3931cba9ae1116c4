import { personOf } from '../../people/person.ts'
import type { Cloud } from '../cloud.ts'

/** The current state, without tokens or secrets. */
export function stateOf({ seed, clock, clients, grants, limits, faults, deliveries, requests }: Cloud) {
  const nowMs = clock.nowMs()
  return {
    now: new Date(nowMs).toISOString(),
    seed,
    clients: [...clients.values()].map(({ client_id, redirect_uris, webhook_url }) => ({
      client_id,
      redirect_uris,
      webhook_url,
      requests_counted: limits.used(client_id),
    })),
    links: grants.list.map(({ client_id, member, scopes, accessExpiresMs, refreshToken }) => ({
      client_id,
      member,
      user_id: personOf(seed, member).user_id,
      scopes,
      access_token_good: accessExpiresMs > nowMs,
      refresh_token_good: refreshToken !== undefined,
    })),
    requests,
    limits: limits.limits,
    faults: faults.list.map((fault) => ({ ...fault, times: Number.isFinite(fault.times) ? fault.times : null })),
    webhooks: { ...deliveries.counts, waiting: deliveries.waiting, recent: deliveries.recent },
  }
}
