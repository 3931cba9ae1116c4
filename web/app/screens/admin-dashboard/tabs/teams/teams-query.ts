import { adminTeams } from '@corner/contract/routes/team-administration.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ListChoice, oneOf, readListChoice } from '../../../../shared/address/list-choice.ts'
import { callPage } from '../../../../shared/api/call-page.ts'

export const TEAMS_PAGE_SIZE = 12
export const TEAM_SORTS = ['name', 'created_at'] as const
const INVITATIONS = ['open', 'expired'] as const

export interface TeamsChoice extends ListChoice<(typeof TEAM_SORTS)[number]> {
  /** Only teams that have such an invitation. */
  invitations: (typeof INVITATIONS)[number] | undefined
}

export const readTeamsChoice = (address: URLSearchParams): TeamsChoice => ({
  ...readListChoice(address, TEAM_SORTS),
  invitations: oneOf(INVITATIONS, address.get('invitations')),
})

export const teamsQuery = (choice: TeamsChoice) =>
  queryOptions({
    queryKey: ['admin', 'teams', choice],
    queryFn: ({ signal }) => {
      const query = { ...choice, search: choice.search || undefined, page_size: TEAMS_PAGE_SIZE }
      return callPage(adminTeams, { query, signal })
    },
    placeholderData: keepPreviousData,
  })
