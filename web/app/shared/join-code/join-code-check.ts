import type { TeamRole } from '@corner/contract/roles.ts'
import { validateTeamCode } from '@corner/contract/routes/accounts.ts'
import type { adminValidateTeamCode } from '@corner/contract/routes/administration.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** idle: nothing entered (spec 1, section 4). The role is what a valid code grants. */
export type JoinCodeState = { state: 'idle' | 'loading' | 'invalid' | 'unchecked' } | { state: 'valid'; role: TeamRole }

const TYPING_PAUSE_MS = 350

type CheckRoute = typeof validateTeamCode | typeof adminValidateTeamCode

const joinCodeQuery = (code: string, route: CheckRoute) =>
  queryOptions({
    queryKey: ['join-code', code],
    queryFn: ({ signal }) => call(route, { query: { code }, signal }),
    retry: false,
    gcTime: 0, // a code that was turned down may be made in the meantime
  })

/**
 * Asks about a code when the typing pauses; an answer about an older one is called off.
 * @param route administrators' forms ask by a call of their own (spec 1, section 7)
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
