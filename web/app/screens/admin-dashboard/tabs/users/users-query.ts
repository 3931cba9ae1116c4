import { USER_LIST_ROLES } from '@corner/contract/roles.ts'
import { adminUsers } from '@corner/contract/routes/administration.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ListChoice, oneOf, readListChoice } from '../../../../shared/address/list-choice.ts'
import { callPage } from '../../../../shared/api/call-page.ts'

export const USERS_PAGE_SIZE = 50
export const USER_SORTS = ['name', 'email', 'role', 'status', 'last_signed_in', 'created_at'] as const
export type UserSort = (typeof USER_SORTS)[number]
const STATUSES = ['connected', 'not_connected', 'link_ended', 'address_not_confirmed', 'session_copied'] as const
/** In place of a team's id. */
export const NO_TEAM = 'none'
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The requested part of the users list: page and filters. */
export interface UsersChoice extends ListChoice<UserSort> {
  role: (typeof USER_LIST_ROLES)[number] | undefined
  status: (typeof STATUSES)[number] | undefined
  /** The id of a team, or `none`: who is in no team. */
  team: string | undefined
}

export function readUsersChoice(address: URLSearchParams): UsersChoice {
  const team = address.get('team')
  return {
    ...readListChoice(address, USER_SORTS),
    role: oneOf(USER_LIST_ROLES, address.get('role')),
    status: oneOf(STATUSES, address.get('status')),
    team: team !== null && (team === NO_TEAM || ID.test(team)) ? team : undefined,
  }
}

export const usersQuery = (choice: UsersChoice) =>
  queryOptions({
    queryKey: ['admin', 'users', choice],
    queryFn: ({ signal }) => {
      const { team, search, ...rest } = choice
      const wanted = team === NO_TEAM ? ({ without_team: 'true' } as const) : { team_id: team }
      const query = { ...rest, ...wanted, search: search || undefined, page_size: USERS_PAGE_SIZE }
      return callPage(adminUsers, { query, signal })
    },
    placeholderData: keepPreviousData,
  })
