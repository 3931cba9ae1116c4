import { athleteDetail } from '@corner/contract/routes/team-records.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { queryKeys } from '../../shared/api/query-keys.ts'

/** One athlete of a team over a period. A new record of the athlete invalidates every period. */
export const athleteQuery = (teamId: string, athleteId: string, days: number) =>
  queryOptions({
    queryKey: [...queryKeys.athlete(teamId, athleteId), days],
    queryFn: ({ signal }) => call(athleteDetail, { params: { teamId, athleteId }, query: { days }, signal }),
  })
