import type { DeviceStatus } from '@corner/contract/entities/devices.ts'
import { deviceStatus } from '@corner/contract/routes/devices.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { queryKeys } from '../api/query-keys.ts'

export const FIRST_SYNC_POLL_MS = 2000

/** @param status undefined: not known yet */
export function isFirstSyncUnderWay(
  status: Pick<DeviceStatus, 'connected' | 'paused_since' | 'first_sync'> | undefined,
): boolean {
  const state = status?.connected && !status.paused_since ? status.first_sync?.state : undefined
  return state === 'waiting' || state === 'running'
}

/** The state of the device link; polled every two seconds while the first sync runs. */
export const deviceStatusQuery = queryOptions({
  queryKey: queryKeys.deviceStatus,
  queryFn: ({ signal }) => call(deviceStatus, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (isFirstSyncUnderWay(state.data) ? FIRST_SYNC_POLL_MS : false),
})
