import { useQuery } from '@tanstack/react-query'
import { devicesQuery } from '../../shared/device/devices-query.ts'
import { ProviderCredit } from '../../shared/provider/provider-credit.tsx'

/** The makers of one's own numbers. @param otherwise who is credited where none is linked, or nobody has told */
export function OwnCredits({ otherwise }: { otherwise: string }) {
  const { data: devices = [] } = useQuery(devicesQuery)
  const makers = devices.filter(({ connected, stored }) => connected || stored.nights + stored.workouts > 0)
  const labels = makers.length > 0 ? makers.map(({ label }) => label) : [otherwise]
  return labels.map((label) => <ProviderCredit key={label} provider={label} />)
}
