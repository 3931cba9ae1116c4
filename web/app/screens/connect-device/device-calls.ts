import { SPECIFIED_PROVIDER } from '@corner/contract/constants/providers.ts'
import { disconnectDevice, refreshDevice, startDeviceOAuth } from '@corner/contract/routes/devices.ts'
import {
  disconnectProvider,
  pauseProvider,
  refreshProvider,
  resumeProvider,
  startProviderOAuth,
} from '@corner/contract/routes/devices-of-providers.ts'
import { call } from '../../shared/api/call.ts'

/** What the buttons of a maker's card ask of the server. @param provider its stored word */
export function deviceCalls(provider: string) {
  const params = { provider }
  const pausing = {
    pause: () => call(pauseProvider, { params }),
    resume: () => call(resumeProvider, { params }),
  }
  if (provider === SPECIFIED_PROVIDER)
    return {
      start: () => call(startDeviceOAuth, {}),
      disconnect: () => call(disconnectDevice, {}),
      refresh: () => call(refreshDevice, {}),
      ...pausing,
    }
  return {
    start: () => call(startProviderOAuth, { params }),
    disconnect: () => call(disconnectProvider, { params }),
    refresh: () => call(refreshProvider, { params }),
    ...pausing,
  }
}
