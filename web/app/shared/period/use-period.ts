import { DEFAULT_PERIOD, PERIODS, type Period } from '@corner/contract/periods.ts'
import { useAddressChoice } from '../address/use-address-choice.ts'

/** The period in an address; the default if missing or invalid. */
export function readPeriod(search: URLSearchParams): Period {
  const days = Number(search.get('days'))
  return PERIODS.find((period) => period === days) ?? DEFAULT_PERIOD
}

/** The period of the page, kept in the address (`?days=14`). */
export function usePeriod(): [Period, (period: Period) => void] {
  const [search, choose] = useAddressChoice('days')
  return [readPeriod(search), (period) => choose(String(period))]
}
