import { readTab } from '../../shared/address/read-tab.ts'
import { useAddressChoice } from '../../shared/address/use-address-choice.ts'

/** The parts of Team Information, in their order (spec 2, sections 2 and 4). */
export const TEAM_TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'codes', label: 'Join Codes' },
  { value: 'members', label: 'Members' },
] as const
export type TeamTab = (typeof TEAM_TABS)[number]['value']

/** The tab of the page, kept in the address (`?tab=codes`). */
export function useTeamTab(): [TeamTab, (tab: TeamTab) => void] {
  const [address, choose] = useAddressChoice('tab')
  return [readTab(TEAM_TABS, address), choose]
}
