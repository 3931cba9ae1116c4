import { backups } from '@corner/contract/routes/backups.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../shared/api/call.ts'

/** While a backup is being made, it is asked so often what became of it. */
const POLL_MS = 2000

export const backupsQuery = queryOptions({
  queryKey: ['admin', 'backups'],
  queryFn: ({ signal }) => call(backups, { signal }),
  refetchInterval: ({ state }) => (state.data?.is_busy ? POLL_MS : false),
})
