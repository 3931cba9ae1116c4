import type { DeviceStatus } from '@corner/contract/entities/devices.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Links } from '../links.ts'
import { type Connection, findConnection } from './connection-store.ts'
import { isLasting, WHOLE_LINK } from './refusals.ts'

/**
 * What the connect screen shows. An expired link is connected with a token that is not valid
 * (docs/reference/device-connection.md#states).
 */
export async function linkStatus(links: Links, userId: string): Promise<DeviceStatus> {
  const series = { user_id: userId, provider: links.provider.name }
  return statusOf(links, await asSeenBy(links.database, [userId], (own) => findConnection(own, series)))
}

/** @param link undefined: never linked with this provider */
export function statusOf({ provider }: Pick<Links, 'provider'>, link: Connection | undefined): DeviceStatus {
  return {
    connected: link !== undefined && link.status !== 'disconnected',
    token_valid: link?.status === 'connected',
    last_sync: link?.last_sync?.toISOString() ?? null,
    provider: provider.label,
    first_sync: link ? progressOf(link) : null,
    problem: link ? problemOf(link) : null,
    paused_since: link?.paused_at?.toISOString() ?? null,
  }
}

/** Why an expired link has expired, or that a valid one gets no data; see link/refusals.ts. */
function problemOf({ status, ended_because, refusals }: Connection): DeviceStatus['problem'] {
  if (status === 'token_expired') return ended_because
  const refusal = refusals[WHOLE_LINK]
  return status === 'connected' && refusal && isLasting(refusal) ? 'records_refused' : null
}

function progressOf(link: Connection): DeviceStatus['first_sync'] {
  return {
    state: link.first_sync_state,
    records: link.first_sync_records,
    days: link.first_sync_days,
    message: link.first_sync_message,
  }
}
