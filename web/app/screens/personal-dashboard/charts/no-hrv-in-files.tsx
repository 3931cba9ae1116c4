import type { Device } from '@corner/contract/entities/devices.ts'
import type { RecordSources } from '@corner/contract/entities/record-sources.ts'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../../shared/date-format/format-date.ts'
import { sourcesQuery } from '../../../shared/device/sources-query.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { EmptyCard } from '../../../ui/feedback/empty-card.tsx'

type Maker = Pick<Device, 'provider' | 'label' | 'gives'>

/** No HRV of an athlete whose records came by file: of which makers, and to which day. */
export function NoHrvInFiles({ makers }: { makers: readonly Maker[] }) {
  const { data } = useQuery(sourcesQuery)
  return (
    <EmptyCard
      title="No HRV Data Available"
      reason={`Brought in by file (${makers.map(({ label }) => label).join(', ')})`}
      action={<ButtonLink to="/connect-whoop">Import or Connect</ButtonLink>}
    >
      {makers.map((maker) => `${makerText(maker, data?.sources ?? [])} `)}
      Choose a longer period, import a newer file, or connect a wearable.
    </EmptyCard>
  )
}

/** `The newest day of Garmin is Nov 18, 2026.`; '' while it is not known. */
function makerText({ provider, label, gives }: Maker, sources: RecordSources['sources']): string {
  const days = sources.flatMap(({ options }) =>
    options.flatMap((option) => (option.provider === provider && option.last_day ? [option.last_day] : [])),
  )
  const newest = days.toSorted().at(-1)
  const known = newest === undefined ? '' : `The newest day of ${label} is ${formatDay(newest)}.`
  return gives.includes('hrv_rmssd') ? known : `${known} Its files hold no HRV (rMSSD).`.trim()
}
