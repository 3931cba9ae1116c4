import { SPECIFIED_PROVIDER } from '@corner/contract/constants/providers.ts'
import { useQuery } from '@tanstack/react-query'
import { devicesQuery } from '../../shared/device/devices-query.ts'
import { UNKNOWN_MAKER } from '../../shared/device/provider-name.ts'
import { ProviderCredit } from '../../shared/provider/provider-credit.tsx'

/** The makers of one's own numbers; where there are none, the one that the specification names. */
export function OwnCredits() {
  const { data: devices = [] } = useQuery(devicesQuery)
  const makers = devices.filter(({ connected, stored }) => connected || stored.nights + stored.workouts > 0)
  const otherwise = devices.find(({ provider }) => provider === SPECIFIED_PROVIDER)?.label ?? UNKNOWN_MAKER
  const labels = makers.length > 0 ? makers.map(({ label }) => label) : [otherwise]
  return labels.map((label) => <ProviderCredit key={label} provider={label} />)
}
