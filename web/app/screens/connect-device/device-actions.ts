import type { DeviceStatus } from '@corner/contract/entities/devices.ts'
import { disconnectDevice, refreshDevice, startDeviceOAuth } from '@corner/contract/routes/devices.ts'
import { STORAGE_KEYS } from '@corner/contract/storage-keys.ts'
import { DEVICE_TEXTS, fillIn } from '@corner/contract/texts/devices.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { deviceStatusQuery } from '../../shared/device/device-status-query.ts'
import { deviceFailureText, startFailureText } from './device-failure.ts'

export interface Outcome {
  kind: 'success' | 'error'
  text: string
}

/** Connect, disconnect and refresh, one at a time, with the outcome of the last one. */
export function useDeviceActions(provider: string, tell: (outcome: Outcome | null) => void) {
  const queryClient = useQueryClient()

  const connect = useMutation({
    mutationFn: () => call(startDeviceOAuth, {}),
    onMutate: () => tell(null),
    onSuccess: ({ auth_url, state }) => {
      localStorage.setItem(STORAGE_KEYS.oauthState, state)
      location.assign(auth_url)
    },
    onError: (error) => tell({ kind: 'error', text: startFailureText(error) }),
  })

  const disconnect = useMutation({
    mutationFn: () => call(disconnectDevice, {}),
    onMutate: () => tell(null),
    onSuccess: () => {
      // The last sync stays on the screen (docs/reference/device-connection.md#states).
      queryClient.setQueryData(
        deviceStatusQuery.queryKey,
        (before: DeviceStatus | undefined) => before && { ...before, connected: false, token_valid: false },
      )
      tell({ kind: 'success', text: fillIn(DEVICE_TEXTS.disconnected, { provider }) })
      return queryClient.invalidateQueries()
    },
    onError: (error) =>
      tell({ kind: 'error', text: deviceFailureText(error, fillIn(DEVICE_TEXTS.disconnectFailed, { provider })) }),
  })

  const refresh = useMutation({
    mutationFn: () => call(refreshDevice, {}),
    onMutate: () => tell(null),
    onSuccess: async () => {
      await queryClient.invalidateQueries()
      tell({ kind: 'success', text: DEVICE_TEXTS.refreshed })
    },
    onError: (error) => tell({ kind: 'error', text: deviceFailureText(error, DEVICE_TEXTS.refreshFailed) }),
  })

  // The browser is navigating to the provider: a second press would start a second flow.
  const isConnecting = connect.isPending || connect.isSuccess
  return {
    connect,
    disconnect,
    refresh,
    isConnecting,
    isBusy: isConnecting || disconnect.isPending || refresh.isPending,
  }
}
