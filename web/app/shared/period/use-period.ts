import { DEFAULT_PERIOD, PERIODS, type Period } from '@corner/contract/periods.ts'
import { type AddressStep, useAddress } from '../address/use-address.ts'

/** The period in an address; the default if missing or invalid. */
export function readPeriod(search: URLSearchParams): Period {
  const days = Number(search.get('days'))
  return PERIODS.find((period) => period === days) ?? DEFAULT_PERIOD
}

/** The period of the page, kept in the address (`?days=14`). */
export function usePeriod(): [Period, (period: Period, step?: AddressStep) => void] {
  const [address, change] = useAddress()
  return [readPeriod(address), (period, step) => change({ days: String(period) }, step)]
}
