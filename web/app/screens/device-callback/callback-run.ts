import { deviceStatus, finishDeviceOAuth } from '@corner/contract/routes/devices.ts'
import { STORAGE_KEYS } from '@corner/contract/storage-keys.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../../shared/api/call.ts'
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

function startOnce() {
  if (hasStarted) return
  hasStarted = true
  void runDeviceCallback(
    {
      search: new URLSearchParams(location.search),
      readState: () => localStorage.getItem(STORAGE_KEYS.oauthState),
      clearState: () => localStorage.removeItem(STORAGE_KEYS.oauthState),
      exchange: (body) => call(finishDeviceOAuth, { body }),
      readStatus: () => call(deviceStatus, {}),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
    show,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one run of this page load, started by the first call. */
export function useCallbackRun(): CallbackProgress {
  useEffect(startOnce, [])
  return useSyncExternalStore(subscribe, () => progress)
}
