import { readTab } from '../../../shared/address/read-tab.ts'
import { useAddress } from '../../../shared/address/use-address.ts'
import { COACH_TABS, type CoachTab } from '../../../shared/navigation/coach-tabs.ts'

/** The tab of the page, kept in the address (`?tab=rankings`). */
export function useTab(): [CoachTab, (tab: CoachTab) => void] {
  const [address, change] = useAddress()
  return [readTab(COACH_TABS, address), (tab) => change({ tab })]
}
