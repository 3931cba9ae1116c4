import type { TeamRole } from '@corner/contract/roles.ts'
import { validateTeamCode } from '@corner/contract/routes/accounts.ts'
import type { adminValidateTeamCode } from '@corner/contract/routes/administration.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** idle: nothing entered (docs/reference/accounts.md#join-codes). The role is the one that a valid code grants. */
export type JoinCodeState = { state: 'idle' | 'loading' | 'invalid' | 'unchecked' } | { state: 'valid'; role: TeamRole }

const TYPING_PAUSE_MS = 350

type CheckRoute = typeof validateTeamCode | typeof adminValidateTeamCode

const joinCodeQuery = (code: string, route: CheckRoute) =>
  queryOptions({
    queryKey: ['join-code', code],
    queryFn: ({ signal }) => call(route, { query: { code }, signal }),
    retry: false,
    gcTime: 0, // an invalid code may become valid in the meantime
  })

/**
 * Checks a code when typing pauses; the check of an older one is cancelled.
 * @param route administrators' forms use their own route (docs/reference/accounts.md#join-codes)
 */
export function useJoinCodeCheck(entered: string, route: CheckRoute = validateTeamCode): JoinCodeState {
  const code = entered.trim()
  const [settled] = useDebouncedValue(code, TYPING_PAUSE_MS)
  const { data, error } = useQuery({ ...joinCodeQuery(settled, route), enabled: settled !== '' && settled === code })
  if (code === '') return { state: 'idle' }
  if (settled !== code) return { state: 'loading' }
  if (error) return { state: 'unchecked' }
  if (!data) return { state: 'loading' }
  return data.valid && data.role ? { state: 'valid', role: data.role } : { state: 'invalid' }
}
