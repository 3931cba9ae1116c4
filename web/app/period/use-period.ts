import { DEFAULT_PERIOD, PERIODS, type Period } from '@corner/contract/periods.ts'
import { useSearchParams } from 'react-router'

/** The period of an address; anything that is no period is the default. */
export function readPeriod(search: URLSearchParams): Period {
  const days = Number(search.get('days'))
  return PERIODS.find((period) => period === days) ?? DEFAULT_PERIOD
}

/** The period of the page, kept in the address (`?days=14`), so that a reload and a link show the same and back goes back. */
export function usePeriod(): [Period, (period: Period) => void] {
  const [search, setSearch] = useSearchParams()
  function choose(period: Period) {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('days', String(period))
        return after
      },
      { preventScrollReset: true },
    )
  }
  return [readPeriod(search), choose]
}
