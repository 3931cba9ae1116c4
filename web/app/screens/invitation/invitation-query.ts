import { readInvitation } from '@corner/contract/routes/roster.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'

/** The invitation of a link. Fetched once, because accepting uses the link up. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(readInvitation, { body: { token }, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
