import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { ROLE_LABELS } from '@corner/contract/roles.ts'
import { adminUsers } from '@corner/contract/routes/administration.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { callPage, type Page } from '../api/call-page.ts'
import type { Command } from './command.ts'

const TYPING_PAUSE_MS = 200
/** More are on the Users tab. */
const MOST_ACCOUNTS = 5
/** One letter finds half of a club. */
const LEAST_LETTERS = 2
const NONE: readonly Command[] = []

/** The accounts that an administrator's typed text finds, by name or address; each opens on the Users tab. */
export function useFoundAccounts(isAdministrator: boolean, typed: string): readonly Command[] {
  const wanted = typed.trim()
  const [search] = useDebouncedValue(wanted, TYPING_PAUSE_MS)
  const { data = NONE } = useQuery({
    queryKey: ['admin', 'found-accounts', search],
    queryFn: ({ signal }) => callPage(adminUsers, { query: { search, page: 1, page_size: MOST_ACCOUNTS }, signal }),
    enabled: isAdministrator && search.length >= LEAST_LETTERS,
    select: asCommands,
  })
  // Those of an earlier text would be opened by mistake.
  return search === wanted ? data : NONE
}

function asCommands({ rows }: Page<AdminUser>): readonly Command[] {
  return rows.map(({ id, full_name, username, email, role }) => ({
    id: `account ${id}`,
    label: full_name.trim() || username,
    hint: `${ROLE_LABELS[role]} · ${email}`,
    to: { address: `/admin-dashboard?${new URLSearchParams({ tab: 'users', search: email })}` },
  }))
}
