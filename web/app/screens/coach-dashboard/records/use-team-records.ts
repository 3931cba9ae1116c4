import type { Team } from '@corner/contract/entities/teams.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { teamActivityQuery, teamRecoveryQuery, teamSleepQuery } from '../../../shared/team/team-queries.ts'
import { keepPreviousRecords } from './previous-data.ts'
import type { SeriesName, TeamReplies } from './team-replies.ts'
import { usePrefetchTeams } from './use-prefetch-teams.ts'

export interface TeamRecords {
  /** undefined: nothing has come yet. */
  shown: TeamReplies | undefined
  /** Why the newest call of a series failed; what came of it before may still be shown. */
  failures: Record<SeriesName, Error | null>
  /** All three have come or failed. */
  isSettled: boolean
  isFetching: boolean
  retry: () => void
}

/**
 * The three calls of a team, each of which may fail alone; those of the other teams follow in the background.
 * @param team undefined: it is not known yet, and nothing is asked for
 */
export function useTeamRecords(team: Team | undefined, teams: readonly Team[], days: number): TeamRecords {
  const teamId = team?.id ?? ''
  const enabled = team !== undefined
  const recovery = useQuery({ ...teamRecoveryQuery(teamId, days), enabled })
  const sleep = useQuery({ ...teamSleepQuery(teamId, days), enabled })
  const activity = useQuery({ ...teamActivityQuery(teamId, days), enabled })
  const calls = [recovery, sleep, activity]
  const isSettled = calls.every(hasComeOrFailed)
  usePrefetchTeams(team, teams, days, isSettled)

  const current = useMemo<TeamReplies | undefined>(
    () =>
      isSettled ? { teamId, days, recovery: recovery.data, sleep: sleep.data, activity: activity.data } : undefined,
    [isSettled, teamId, days, recovery.data, sleep.data, activity.data],
  )
  const last = useRef<TeamReplies | undefined>(undefined)
  last.current = keepPreviousRecords(last.current, current, teamId)
  return {
    shown: last.current,
    failures: { recovery: failureOf(recovery), sleep: failureOf(sleep), activity: failureOf(activity) },
    isSettled,
    isFetching: calls.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(calls.map((call) => call.refetch())),
  }
}

/** A first failure counts, also while the call is tried again: the other series need not wait for that. */
function hasComeOrFailed({ isPending, failureCount }: UseQueryResult): boolean {
  return !isPending || failureCount > 0
}

function failureOf({ error, failureReason }: UseQueryResult): Error | null {
  return error ?? failureReason
}
