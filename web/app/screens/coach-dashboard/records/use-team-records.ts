import type { Team } from '@corner/contract/entities/teams.ts'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { teamActivityQuery, teamRecoveryQuery, teamSleepQuery } from '../../../shared/team/team-queries.ts'
import { keepPreviousRecords } from './previous-data.ts'
import type { SeriesName, TeamReplies } from './team-replies.ts'
import { usePrefetchTeams } from './use-prefetch-teams.ts'

export interface TeamRecords {
  /** undefined: nothing has loaded yet. */
  shown: TeamReplies | undefined
  /** Why the latest call of a series failed; older data of it may still be shown. */
  failures: Record<SeriesName, Error | null>
  /** All three have loaded or failed. */
  isSettled: boolean
  isFetching: boolean
  retry: () => void
}

/**
 * The three calls of a team, each of which may fail alone; the other teams' records are prefetched afterwards.
 * @param team undefined: not known yet, and nothing is requested
 */
export function useTeamRecords(team: Team | undefined, teams: readonly Team[], days: number): TeamRecords {
  const teamId = team?.id ?? ''
  const enabled = team !== undefined
  const [recovery, sleep, activity] = useQueries({
    queries: [
      { ...teamRecoveryQuery(teamId, days), enabled },
      { ...teamSleepQuery(teamId, days), enabled },
      { ...teamActivityQuery(teamId, days), enabled },
    ],
  })
  const calls = [recovery, sleep, activity]
  const isSettled = calls.every(hasComeOrFailed)
  usePrefetchTeams(team, teams, days, isSettled)

  const current = useMemo<TeamReplies | undefined>(
    () =>
      isSettled ? { teamId, days, recovery: recovery.data, sleep: sleep.data, activity: activity.data } : undefined,
    [isSettled, teamId, days, recovery.data, sleep.data, activity.data],
  )
  // Not `placeholderData`: each call would keep its own previous reply, and the page would mix series of two periods.
  const [previous, setPrevious] = useState<TeamReplies>()
  const shown = keepPreviousRecords(previous, current, teamId)
  if (shown !== previous) setPrevious(shown)
  return {
    shown,
    failures: { recovery: failureOf(recovery), sleep: failureOf(sleep), activity: failureOf(activity) },
    isSettled,
    isFetching: calls.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(calls.map((call) => call.refetch())),
  }
}

/** A first failure counts even while the call is retried: the other series need not wait for that. */
function hasComeOrFailed({ isPending, failureCount }: UseQueryResult): boolean {
  return !isPending || failureCount > 0
}

function failureOf({ error, failureReason }: UseQueryResult): Error | null {
  return error ?? failureReason
}
