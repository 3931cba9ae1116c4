import { ownDay } from '@corner/contract/routes/personal-records.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { queryKeys } from '../../../shared/api/query-keys.ts'

/** The judgement of the own day, which changes with the own records. */
export const ownDayQuery = queryOptions({
  queryKey: [...queryKeys.ownRecords, 'day'],
  queryFn: ({ signal }) => call(ownDay, { signal }),
})
