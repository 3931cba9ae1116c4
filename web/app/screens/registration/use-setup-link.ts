import { checkSetupLink } from '@corner/contract/routes/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'

/** Whether the set-up link still works: nobody should fill in a form to hear that it does not. undefined: not known, or no such link. */
export function useSetupLink(token: string | null) {
  const { data } = useQuery({
    queryKey: ['setup-link', token],
    queryFn: ({ signal }) => call(checkSetupLink, { body: { token: token ?? '' }, signal }),
    enabled: token !== null,
    // It is used up by this very page.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return token === null ? undefined : data?.state
}
