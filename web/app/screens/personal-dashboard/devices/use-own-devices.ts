import { useQuery } from '@tanstack/react-query'
import { devicesQuery } from '../../../shared/device/devices-query.ts'
import { type OwnDevices, readOwnDevices } from './own-devices.ts'

/** @param isLinked what the profile says, until the devices have come */
export function useOwnDevices(isLinked: boolean): OwnDevices {
  const { data } = useQuery(devicesQuery)
  return readOwnDevices(data, isLinked)
}
