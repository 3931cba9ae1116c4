import { ownSources } from '@corner/contract/routes/record-sources.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { queryKeys } from '../api/query-keys.ts'

/** Whose records count for the user, and of which days each maker has records. */
export const sourcesQuery = queryOptions({
  queryKey: [...queryKeys.deviceStatus, 'sources'],
  queryFn: ({ signal }) => call(ownSources, { signal }),
})
