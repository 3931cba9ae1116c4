import { readTab } from '../../../shared/address/read-tab.ts'
import { useAddress } from '../../../shared/address/use-address.ts'

export const TABS = [
  { value: 'overview', label: 'Team Overview' },
  { value: 'analytics', label: 'Analytics Dashboard' },
  { value: 'rankings', label: 'Rankings' },
  { value: 'athletes', label: 'Athletes' },
  { value: 'chat', label: 'AI Chat' },
] as const
export type TabName = (typeof TABS)[number]['value']

/** The tab of the page, kept in the address (`?tab=rankings`). */
export function useTab(): [TabName, (tab: TabName) => void] {
  const [address, change] = useAddress()
  return [readTab(TABS, address), (tab) => change({ tab })]
}
