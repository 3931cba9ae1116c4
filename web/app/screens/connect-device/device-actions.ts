import { oauthStateKey } from '@corner/contract/storage-keys.ts'
import { DEVICE_TEXTS, fillIn } from '@corner/contract/texts/devices.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deviceCalls } from './device-calls.ts'
import { deviceFailureText, startFailureText } from './device-failure.ts'
import { noteDisconnected } from './note-disconnected.ts'

export interface Outcome {
  kind: 'success' | 'error'
  text: string
}

/** A maker: its stored word, and what screens call it. */
export interface Maker {
  provider: string
  label: string
}

/** Connect, disconnect, refresh, pause and resume, one at a time, with the outcome of the last one. */
export function useDeviceActions({ provider, label }: Maker, tell: (outcome: Outcome | null) => void) {
  const queryClient = useQueryClient()
  const calls = deviceCalls(provider)

  const connect = useMutation({
    mutationFn: calls.start,
    onMutate: () => tell(null),
    onSuccess: ({ auth_url, state }) => {
      localStorage.setItem(oauthStateKey(provider), state)
      location.assign(auth_url)
    },
    onError: (error) => tell({ kind: 'error', text: startFailureText(error) }),
  })

  const disconnect = useMutation({
    mutationFn: calls.disconnect,
    onMutate: () => tell(null),
    onSuccess: () => {
      noteDisconnected(queryClient, provider)
      tell({ kind: 'success', text: fillIn(DEVICE_TEXTS.disconnected, { provider: label }) })
      return queryClient.invalidateQueries()
    },
    onError: (error) =>
      tell({
        kind: 'error',
        text: deviceFailureText(error, fillIn(DEVICE_TEXTS.disconnectFailed, { provider: label })),
      }),
  })

  const refresh = useMutation({
    mutationFn: calls.refresh,
    onMutate: () => tell(null),
    onSuccess: async () => {
      await queryClient.invalidateQueries()
      tell({ kind: 'success', text: DEVICE_TEXTS.refreshed })
    },
    onError: (error) => tell({ kind: 'error', text: deviceFailureText(error, DEVICE_TEXTS.refreshFailed) }),
  })

  const pausing = useMutation({
    mutationFn: (wanted: 'pause' | 'resume') => calls[wanted](),
    onMutate: () => tell(null),
    onSuccess: async ({ message }) => {
      await queryClient.invalidateQueries()
      tell({ kind: 'success', text: message })
    },
    onError: (error, wanted) => {
      const failed = wanted === 'pause' ? DEVICE_TEXTS.pauseFailed : DEVICE_TEXTS.resumeFailed
      tell({ kind: 'error', text: deviceFailureText(error, fillIn(failed, { provider: label })) })
    },
  })

  // The browser is navigating to the provider: a second press would start a second flow.
  const isConnecting = connect.isPending || connect.isSuccess
  return {
    connect,
    disconnect,
    refresh,
    pausing,
    isConnecting,
    isBusy: isConnecting || disconnect.isPending || refresh.isPending || pausing.isPending,
  }
}

export type DeviceActions = ReturnType<typeof useDeviceActions>
