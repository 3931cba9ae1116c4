import { oneOf } from '../address/list-choice.ts'
import { useAddressChoice } from '../address/use-address-choice.ts'

export const TABS = [
  { value: 'overview', label: 'Team Overview' },
  { value: 'analytics', label: 'Analytics Dashboard' },
  { value: 'rankings', label: 'Rankings' },
  { value: 'athletes', label: 'Athletes' },
] as const
export type TabName = (typeof TABS)[number]['value']

const NAMES = TABS.map(({ value }) => value)

/** The tab of an address; anything that is none is the overview. */
export function readTab(search: URLSearchParams): TabName {
  return oneOf(NAMES, search.get('tab')) ?? 'overview'
}

/** The tab of the page, kept in the address (`?tab=rankings`). */
export function useTab(): [TabName, (tab: TabName) => void] {
  const [search, choose] = useAddressChoice('tab')
  return [readTab(search), choose]
}
