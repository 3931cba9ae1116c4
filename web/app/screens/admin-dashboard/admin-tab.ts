import { readTab } from '../../shared/address/read-tab.ts'
import { useAddress } from '../../shared/address/use-address.ts'

/** The parts of the admin dashboard, in their order (docs/reference/administration.md#tabs). */
export const ADMIN_TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'users', label: 'Users' },
  { value: 'teams', label: 'Teams' },
  { value: 'organizations', label: 'Organizations' },
  { value: 'model', label: 'Language Model' },
  { value: 'backups', label: 'Backups' },
  { value: 'audit', label: 'Audit Log' },
] as const
export type AdminTab = (typeof ADMIN_TABS)[number]['value']

/** The tab in the address. Switching tabs drops the page, order and search, which belong to the previous tab's list. */
export function useAdminTab(): [AdminTab, (tab: AdminTab) => void, URLSearchParams] {
  const [address, change] = useAddress()
  function choose(tab: AdminTab) {
    const dropped = Object.fromEntries([...address.keys()].map((name) => [name, null]))
    change({ ...dropped, tab: tab === 'overview' ? null : tab })
  }
  return [readTab(ADMIN_TABS, address), choose, address]
}
