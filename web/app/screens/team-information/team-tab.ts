import { readTab } from '../../shared/address/read-tab.ts'
import { useAddress } from '../../shared/address/use-address.ts'

/** The parts of Team Information, in their order (docs/reference/team-information.md#tabs). */
export const TEAM_TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'codes', label: 'Join Codes' },
  { value: 'members', label: 'Members' },
] as const
export type TeamTab = (typeof TEAM_TABS)[number]['value']

/** The tab of the page, kept in the address (`?tab=codes`). */
export function useTeamTab(): [TeamTab, (tab: TeamTab) => void] {
  const [address, change] = useAddress()
  return [readTab(TEAM_TABS, address), (tab) => change({ tab })]
}
