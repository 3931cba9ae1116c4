import { athleteDetail } from '@corner/contract/routes/team-records.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'

/** One athlete of a team over a period. A new record of the athlete makes every period stale: `['athlete', teamId, athleteId]`. */
export const athleteQuery = (teamId: string, athleteId: string, days: number) =>
  queryOptions({
    queryKey: ['athlete', teamId, athleteId, days],
    queryFn: ({ signal }) => call(athleteDetail, { params: { teamId, athleteId }, query: { days }, signal }),
  })
