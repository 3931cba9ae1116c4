import { oauthStateKey } from '@corner/contract/storage-keys.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { callbackCalls } from './callback-calls.ts'
import { type CallbackProgress, runDeviceCallback } from './device-callback.ts'

// Outside React on purpose: the run belongs to the page load, because a code works once and React may mount a screen
// twice.
let hasStarted = false
let progress: CallbackProgress = { state: 'running', step: 0 }
const listeners = new Set<() => void>()

function show(next: CallbackProgress) {
  progress = next
  for (const listener of listeners) listener()
}

function startOnce(provider: string) {
  if (hasStarted) return
  hasStarted = true
  const key = oauthStateKey(provider)
  void runDeviceCallback(
    {
      search: new URLSearchParams(location.search),
      readState: () => localStorage.getItem(key),
      clearState: () => localStorage.removeItem(key),
      ...callbackCalls(provider),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
    show,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one run of this page load, started by the first call. @param provider whose answer the address has */
export function useCallbackRun(provider: string): CallbackProgress {
  useEffect(() => startOnce(provider), [provider])
  return useSyncExternalStore(subscribe, () => progress)
}
