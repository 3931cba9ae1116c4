import { PERIOD_LABELS, PERIODS } from '@corner/contract/periods.ts'
import { Select } from '../../ui/fields/select.tsx'
import { usePeriod } from './use-period.ts'

const OPTIONS = PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }))

export function PeriodSelect({ label }: { label: string }) {
  const [period, choose] = usePeriod()
  return <Select label={label} value={period} options={OPTIONS} onChange={choose} />
}
