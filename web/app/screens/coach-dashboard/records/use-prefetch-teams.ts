import type { Team } from '@corner/contract/entities/teams.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { teamActivityQuery, teamRecoveryQuery, teamSleepQuery } from '../../../shared/team/team-queries.ts'

/** Administrators see every team: nobody looks through more than these. */
const PREFETCHED_TEAMS_MAXIMUM = 12

/**
 * Prefetches the other teams' records in the background, so that changing teams is instant. One team after the other,
 * to avoid thirty calls at once for a coach of ten teams.
 * @param mayBegin the shown team's own records have loaded or failed
 */
export function usePrefetchTeams(team: Team | undefined, teams: readonly Team[], days: number, mayBegin: boolean) {
  const queryClient = useQueryClient()
  const others = teams
    .filter(({ id }) => id !== team?.id)
    .slice(0, PREFETCHED_TEAMS_MAXIMUM)
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    if (!mayBegin || others === '') return
    let isOver = false
    async function prefetch() {
      for (const id of others.split(' ')) {
        if (isOver) return
        await Promise.all([
          queryClient.prefetchQuery(teamRecoveryQuery(id, days)),
          queryClient.prefetchQuery(teamSleepQuery(id, days)),
          queryClient.prefetchQuery(teamActivityQuery(id, days)),
        ])
      }
    }
    void prefetch()
    return () => {
      isOver = true
    }
  }, [queryClient, others, days, mayBegin])
}
