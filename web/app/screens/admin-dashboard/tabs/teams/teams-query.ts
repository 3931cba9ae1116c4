import { adminTeams } from '@corner/contract/routes/team-administration.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ListChoice, readListChoice } from '../../../../shared/address/list-choice.ts'
import { callPage } from '../../../../shared/api/call-page.ts'

export const TEAMS_PAGE_SIZE = 12
const TEAM_SORTS = ['name', 'created_at'] as const
export type TeamsChoice = ListChoice<(typeof TEAM_SORTS)[number]>

export const readTeamsChoice = (address: URLSearchParams): TeamsChoice => readListChoice(address, TEAM_SORTS)

export const teamsQuery = (choice: TeamsChoice) =>
  queryOptions({
    queryKey: ['admin', 'teams', choice],
    queryFn: ({ signal }) => {
      const query = { ...choice, search: choice.search || undefined, page_size: TEAMS_PAGE_SIZE }
      return callPage(adminTeams, { query, signal })
    },
    placeholderData: keepPreviousData,
  })
