import { teamActivity, teamDay, teamRecovery, teamSleep } from '@corner/contract/routes/team-records.ts'
import { listTeams } from '@corner/contract/routes/teams.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { queryKeys } from '../api/query-keys.ts'

export const teamsQuery = queryOptions({
  queryKey: queryKeys.teams,
  queryFn: ({ signal }) => call(listTeams, { signal }),
})

export const teamRecoveryQuery = (teamId: string, days: number) =>
  queryOptions({
    queryKey: queryKeys.teamSeries(teamId, 'recovery', days),
    queryFn: async ({ signal }) => ({
      days,
      ...(await call(teamRecovery, { params: { teamId }, query: { days }, signal })),
    }),
  })

export const teamDayQuery = (teamId: string) =>
  queryOptions({
    queryKey: queryKeys.teamDay(teamId),
    queryFn: ({ signal }) => call(teamDay, { params: { teamId }, signal }),
  })

export const teamSleepQuery = (teamId: string, days: number) =>
  queryOptions({
    queryKey: queryKeys.teamSeries(teamId, 'sleep', days),
    queryFn: async ({ signal }) => ({
      days,
      ...(await call(teamSleep, { params: { teamId }, query: { days }, signal })),
    }),
  })

export const teamActivityQuery = (teamId: string, days: number) =>
  queryOptions({
    queryKey: queryKeys.teamSeries(teamId, 'activity', days),
    queryFn: async ({ signal }) => ({
      days,
      ...(await call(teamActivity, { params: { teamId }, query: { days }, signal })),
    }),
  })
