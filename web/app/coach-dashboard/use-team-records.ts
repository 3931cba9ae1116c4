import type { Team } from '@corner/contract/entities/teams.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useLastGood } from '../period/last-good.ts'
import { teamActivityQuery, teamRecoveryQuery, teamSleepQuery } from './team-queries.ts'

/** The three calls of a team; those of the other teams follow in the background once its own have come or failed. */
export function useTeamRecords(team: Team, teams: readonly Team[], days: number) {
  const recovery = useQuery(teamRecoveryQuery(team.id, days))
  const sleep = useQuery(teamSleepQuery(team.id, days))
  const activity = useQuery(teamActivityQuery(team.id, days))
  const isSettled = !recovery.isPending && !sleep.isPending && !activity.isPending
  useQueries({
    queries: teams
      .filter(({ id }) => id !== team.id)
      .flatMap(({ id }) => [teamRecoveryQuery(id, days), teamSleepQuery(id, days), teamActivityQuery(id, days)])
      .map((query) => ({ ...query, enabled: isSettled })),
    combine: () => null, // only fetched ahead: nothing of it is shown here
  })
  return {
    recovery: useLastGood(recovery.data, team.id),
    sleep: sleep.data,
    activity: activity.data,
    failure: recovery.error,
    isFetching: recovery.isFetching,
    retry: () => void Promise.all([recovery, sleep, activity].map((query) => query.refetch())),
  }
}
