import { SPECIFIED_PROVIDER } from '@corner/contract/constants/providers.ts'
import type { Device } from '@corner/contract/entities/devices.ts'

/** The devices by their place on the page. */
export interface SortedDevices {
  /** The one of the specification, whose card is always the first, unless it is among the missing. */
  specified: Device | undefined
  /** The linked ones first. */
  others: readonly Device[]
  /** Makers that this server cannot link with, unless a link of earlier is still there. */
  missing: readonly Device[]
}

/** @param devices as the server lists them; empty: not known */
export function sortDevices(devices: readonly Device[]): SortedDevices {
  const linkable = devices.filter(({ can_link }) => can_link) // the others are read from files alone: file imports name them
  const isUsable = (device: Device) => device.set_up || device.connected
  const specified = linkable.find(({ provider }) => provider === SPECIFIED_PROVIDER)
  const others = linkable.filter((device) => device !== specified && isUsable(device))
  return {
    specified,
    others: [...others.filter(({ connected }) => connected), ...others.filter(({ connected }) => !connected)],
    // Where nothing else can be linked its card says why; beside others that can be it would only be in the way.
    missing: linkable.filter((device) => !isUsable(device) && (device !== specified || others.length > 0)),
  }
}
