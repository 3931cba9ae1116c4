import { adminOverview } from '@corner/contract/routes/administration.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../shared/api/call.ts'

export const overviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: ({ signal }) => call(adminOverview, { signal }),
})
