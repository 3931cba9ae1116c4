import { EVERY_ROLE, type Role } from '@corner/contract/roles.ts'
import { adminUsers } from '@corner/contract/routes/administration.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ListChoice, oneOf, readListChoice } from '../../../../shared/address/list-choice.ts'
import { callPage } from '../../../../shared/api/call-page.ts'

export const USERS_PAGE_SIZE = 50
const USER_SORTS = ['name', 'email', 'role', 'status', 'created_at'] as const
export type UserSort = (typeof USER_SORTS)[number]
const STATUSES = ['connected', 'not_connected', 'link_ended', 'without_team', 'address_not_confirmed'] as const
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The requested part of the users list: page and filters. */
export interface UsersChoice extends ListChoice<UserSort> {
  role: Role | undefined
  status: (typeof STATUSES)[number] | undefined
  team: string | undefined
}

export function readUsersChoice(address: URLSearchParams): UsersChoice {
  const team = address.get('team')
  return {
    ...readListChoice(address, USER_SORTS),
    role: oneOf(EVERY_ROLE, address.get('role')),
    status: oneOf(STATUSES, address.get('status')),
    team: team !== null && ID.test(team) ? team : undefined,
  }
}

export const usersQuery = (choice: UsersChoice) =>
  queryOptions({
    queryKey: ['admin', 'users', choice],
    queryFn: ({ signal }) => {
      const { team: team_id, search, ...rest } = choice
      const query = { ...rest, team_id, search: search || undefined, page_size: USERS_PAGE_SIZE }
      return callPage(adminUsers, { query, signal })
    },
    placeholderData: keepPreviousData,
  })
