import type { Verdict } from '@corner/analytics/day-verdict/verdict.ts'
import type { Verdicts } from '@corner/analytics/team/attention-order.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { AthleteDay } from '@corner/contract/entities/team-records.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { teamDayQuery } from '../team/team-queries.ts'

/** The judgement of today by athlete id. undefined: still loading; null: could not be loaded. */
export type AthleteDays = ReadonlyMap<string, AthleteDay> | null | undefined

/**
 * The judgement of today of each athlete of a team, the same as on the mat sheet and in the AI chat.
 * @param today the page's day; an older judgement says nothing about it
 * @param enabled false: nothing is requested, and nothing is known
 */
export function useAthleteDays(teamId: string, today: CalendarDay, enabled: boolean): AthleteDays {
  const { data, failureCount, fetchStatus } = useQuery({ ...teamDayQuery(teamId), enabled })
  const isComing = fetchStatus === 'fetching' && failureCount === 0
  return useMemo(() => {
    if (data && data.day >= today) return new Map(data.athletes.map((athlete) => [athlete.athlete_id, athlete]))
    return isComing ? undefined : null
  }, [data, today, isComing])
}

/** One athlete's verdict for a chip: undefined while loading, null if there is none. */
export const verdictOf = (days: AthleteDays, athleteId: string): Verdict | null | undefined =>
  days && (days.get(athleteId)?.verdict ?? null)

/** The verdicts for sorting; empty while they are not known. */
export const verdictsIn = (days: AthleteDays): Verdicts =>
  new Map([...(days ?? [])].map(([id, { verdict }]) => [id, verdict]))
