import { SPECIFIED_PROVIDER } from '@corner/contract/constants/providers.ts'
import type { Device, SyncProgress } from '@corner/contract/entities/devices.ts'

/** The athlete's wearables, of whichever maker, as far as the dashboard speaks of them. */
export interface OwnDevices {
  connected: boolean
  /** undefined: the devices have not come. */
  linked: Device[] | undefined
  /** Those whose link the maker no longer accepts. */
  ended: Device[]
  /** Makers of whom there are files alone. */
  byFile: Device[]
  /** Whether the words of the specification fit: they are about its own maker. */
  isSpecified: boolean
  /** The maker's name where nothing is linked. */
  specifiedLabel: string | undefined
  firstSyncs: { label: string; progress: SyncProgress }[]
}

/** @param isLinked what the profile says, until the devices have come */
export function readOwnDevices(devices: readonly Device[] | undefined, isLinked: boolean): OwnDevices {
  const linked = devices?.filter(({ connected }) => connected)
  // A maker that was linked once has a first sync: what is stored of it came by that link.
  const byFile = (devices ?? []).filter(
    ({ connected, first_sync, stored }) => !connected && first_sync === null && stored.nights + stored.workouts > 0,
  )
  const isOfSpecified = ({ provider }: Device) => provider === SPECIFIED_PROVIDER
  return {
    connected: linked ? linked.length > 0 : isLinked,
    linked,
    ended: (linked ?? []).filter(({ token_valid }) => !token_valid),
    byFile,
    isSpecified: linked ? linked.length === 0 || linked.some(isOfSpecified) : !isLinked,
    specifiedLabel: devices?.find(isOfSpecified)?.label,
    firstSyncs: (linked ?? []).flatMap(({ label, first_sync }) =>
      first_sync ? [{ label, progress: first_sync }] : [],
    ),
  }
}
