import { SPECIFIED_PROVIDER } from '@corner/contract/constants/providers.ts'
import type { QueryClient } from '@tanstack/react-query'
import { deviceStatusQuery } from '../../shared/device/device-status-query.ts'
import { devicesQuery } from '../../shared/device/devices-query.ts'

const ENDED = { connected: false, token_valid: false }

/** At once, before the server is asked again; the last sync stays on the screen (docs/reference/device-connection.md#states). */
export function noteDisconnected(client: QueryClient, provider: string): void {
  if (provider === SPECIFIED_PROVIDER)
    client.setQueryData(deviceStatusQuery.queryKey, (before) => before && { ...before, ...ENDED })
  client.setQueryData(devicesQuery.queryKey, (before) =>
    before?.map((device) => (device.provider === provider ? { ...device, ...ENDED } : device)),
  )
}
