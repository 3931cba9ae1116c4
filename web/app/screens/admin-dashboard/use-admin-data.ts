import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import type { AdminOverview, Organization, TeamDetailed } from '@corner/contract/entities/teams.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Page } from '../../shared/api/call-page.ts'
import type { AdminTab } from './admin-tab.ts'
import type { LoadedList } from './list/loaded-list.ts'
import {
  type OrganizationsChoice,
  organizationsQuery,
  readOrganizationsChoice,
} from './tabs/organizations/organizations-query.ts'
import { overviewQuery } from './tabs/overview/overview-query.ts'
import { readTeamsChoice, type TeamsChoice, teamsQuery } from './tabs/teams/teams-query.ts'
import { readUsersChoice, type UsersChoice, usersQuery } from './tabs/users/users-query.ts'

const NO_CHOICE = new URLSearchParams()

export interface AdminData {
  state: 'ready'
  hasFailedLater: boolean
  overview: AdminOverview
  users: LoadedList<AdminUser, UsersChoice>
  teams: LoadedList<TeamDetailed, TeamsChoice>
  organizations: LoadedList<Organization, OrganizationsChoice>
}

/**
 * The data of the tabs, fetched together (docs/reference/api.md#calls): the open tab's list by the address, the others
 * their first page. A list that fails later keeps its old rows, and `hasFailedLater` says so.
 */
export function useAdminData(
  tab: AdminTab,
  address: URLSearchParams,
): { state: 'loading' } | { state: 'failed' } | AdminData {
  const addressOf = (list: AdminTab) => (list === tab ? address : NO_CHOICE)
  const choices = {
    users: readUsersChoice(addressOf('users')),
    teams: readTeamsChoice(addressOf('teams')),
    organizations: readOrganizationsChoice(addressOf('organizations')),
  }
  const overview = useQuery(overviewQuery)
  const users = useQuery(usersQuery(choices.users))
  const teams = useQuery(teamsQuery(choices.teams))
  const organizations = useQuery(organizationsQuery(choices.organizations))

  const failed = [overview, users, teams, organizations].filter(({ error }) => error !== null)
  if (failed.some(({ data }) => data === undefined)) return { state: 'failed' }
  if (!overview.data || !users.data || !teams.data || !organizations.data) return { state: 'loading' }
  return {
    state: 'ready',
    hasFailedLater: failed.length > 0,
    overview: overview.data,
    users: shown(users, users.data, choices.users),
    teams: shown(teams, teams.data, choices.teams),
    organizations: shown(organizations, organizations.data, choices.organizations),
  }
}

function shown<Row, Choice>(query: UseQueryResult, page: Page<Row>, choice: Choice): LoadedList<Row, Choice> {
  return { ...page, choice, isPrevious: query.isPlaceholderData }
}
