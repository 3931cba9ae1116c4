import { devices } from '@corner/contract/routes/devices-of-providers.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { queryKeys } from '../api/query-keys.ts'
import { FIRST_SYNC_POLL_MS, isFirstSyncUnderWay } from './device-status-query.ts'

/** The wearables of every maker, as they stand for the user; polled every two seconds while a first sync runs. */
export const devicesQuery = queryOptions({
  queryKey: queryKeys.devices,
  queryFn: async ({ signal }) => (await call(devices, { signal })).devices,
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isFirstSyncUnderWay) ? FIRST_SYNC_POLL_MS : false),
})
