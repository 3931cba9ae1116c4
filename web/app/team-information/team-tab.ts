import { oneOf } from '../address/list-choice.ts'
import { useAddressChoice } from '../address/use-address-choice.ts'

/** The parts of Team Information, in their order (spec 2, sections 2 and 4). */
export const TEAM_TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'codes', label: 'Join Codes' },
  { value: 'members', label: 'Members' },
] as const
export type TeamTab = (typeof TEAM_TABS)[number]['value']

/** The tab that an address names; none, or one that there is not, is the first. */
export function readTeamTab(address: URLSearchParams): TeamTab {
  const values = TEAM_TABS.map(({ value }) => value)
  return oneOf(values, address.get('tab')) ?? 'overview'
}

/** The tab of the page, kept in the address (`?tab=codes`). */
export function useTeamTab(): [TeamTab, (tab: TeamTab) => void] {
  const [address, choose] = useAddressChoice('tab')
  return [readTeamTab(address), choose]
}
