import { invitations } from '@corner/contract/routes/roster.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../shared/api/call.ts'

export const invitationsQuery = (team_id: string) =>
  queryOptions({
    queryKey: ['admin', 'invitations', team_id],
    queryFn: ({ signal }) => call(invitations, { query: { team_id }, signal }),
  })
