import { checkSetupLink } from '@corner/contract/routes/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'

/**
 * Whether the setup link is still valid, checked before anybody fills in the form. undefined: unknown, or no such link.
 */
export function useSetupLink(token: string | null) {
  const { data } = useQuery({
    queryKey: ['setup-link', token],
    queryFn: ({ signal }) => call(checkSetupLink, { body: { token: token ?? '' }, signal }),
    enabled: token !== null,
    // This page itself uses the link up.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return token === null ? undefined : data?.state
}
