import type { DeviceStatus } from '@corner/contract/entities/devices.ts'

/**
 * The state of the device link (docs/reference/device-connection.md#states). unavailable: the status call failed;
 * connecting is still offered.
 */
export type Connection = 'connected' | 'token_expired' | 'not_connected' | 'unavailable'

export const CONNECTION_LABELS: Record<Exclude<Connection, 'unavailable'>, string> = {
  connected: 'Connected',
  token_expired: 'Token Expired',
  not_connected: 'Not Connected',
}

/** @param status undefined: could not be loaded */
export function readConnection(status: Pick<DeviceStatus, 'connected' | 'token_valid'> | undefined): Connection {
  if (!status) return 'unavailable'
  if (!status.connected) return 'not_connected'
  return status.token_valid ? 'connected' : 'token_expired'
}
