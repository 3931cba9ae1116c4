import { SPECIFIED_PROVIDER } from '@corner/contract/constants/providers.ts'
import { deviceStatus, finishDeviceOAuth } from '@corner/contract/routes/devices.ts'
import { devices, finishProviderOAuth } from '@corner/contract/routes/devices-of-providers.ts'
import { call } from '../../shared/api/call.ts'
import type { CallbackDeps } from './device-callback.ts'

/** How a run exchanges the code of this provider and asks how its link stands. */
export function callbackCalls(provider: string): Pick<CallbackDeps, 'exchange' | 'readStatus'> {
  if (provider === SPECIFIED_PROVIDER)
    return { exchange: (body) => call(finishDeviceOAuth, { body }), readStatus: () => call(deviceStatus, {}) }
  return {
    exchange: (body) => call(finishProviderOAuth, { params: { provider }, body }),
    readStatus: async () => {
      const { devices: all } = await call(devices, {})
      return all.find((device) => device.provider === provider) ?? { connected: false, token_valid: false }
    },
  }
}
