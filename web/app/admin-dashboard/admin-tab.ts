import { useSearchParams } from 'react-router'
import { oneOf } from '../address/list-choice.ts'

/** The parts of the admin dashboard, in their order (spec 1, section 2; the log is ours). */
export const ADMIN_TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'users', label: 'Users' },
  { value: 'teams', label: 'Teams' },
  { value: 'organizations', label: 'Organizations' },
  { value: 'audit', label: 'Audit Log' },
] as const
export type AdminTab = (typeof ADMIN_TABS)[number]['value']

/** The tab that an address names; none, or one that there is not, is the first. */
function readAdminTab(address: URLSearchParams): AdminTab {
  return (
    oneOf(
      ADMIN_TABS.map(({ value }) => value),
      address.get('tab'),
    ) ?? 'overview'
  )
}

/** The tab in the address. Another tab begins without the page, order and search of the one before: they are not about its list. */
export function useAdminTab(): [AdminTab, (tab: AdminTab) => void, URLSearchParams] {
  const [address, setAddress] = useSearchParams()
  const choose = (tab: AdminTab) => setAddress(tab === 'overview' ? {} : { tab }, { preventScrollReset: true })
  return [readAdminTab(address), choose, address]
}
