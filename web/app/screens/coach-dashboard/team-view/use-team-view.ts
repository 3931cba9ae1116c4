import type { Team } from '@corner/contract/entities/teams.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { OF_TODAY } from '../../../shared/live/of-today.ts'
import { browserDay } from '../../../shared/period/chart-days.ts'
import { useServerDay } from '../../../shared/period/use-server-day.ts'
import { useAthleteDays } from '../../../shared/verdict/athlete-days.ts'
import { useAthleteChoice } from '../athlete-choice/use-athlete-choice.ts'
import { teamDataFailureText } from '../records/team-failures.ts'
import { offsetOf, SERIES, todayOf } from '../records/team-replies.ts'
import { type TeamRecords, useTeamRecords } from '../records/use-team-records.ts'
import { type TeamView, viewOf, withDays } from './team-view.ts'

export interface ShownTeam extends Pick<TeamRecords, 'isFetching' | 'isSettled' | 'retry'> {
  /** undefined: nothing has loaded yet. */
  view: TeamView | undefined
  /** One sentence per failed call; empty when all succeeded. */
  failures: readonly string[]
}

/** A team for the tabs, derived once per answer of the server, whatever else changes on the page. */
export function useTeamView(team: Team | undefined, teams: readonly Team[], days: number): ShownTeam {
  const { shown, failures, ...state } = useTeamRecords(team, teams, days)
  const offset = shown && offsetOf(shown)
  const clockDay = useServerDay(offset)
  useRefetchOnNewDay(clockDay, offset)
  const today = shown ? todayOf(shown, clockDay, browserDay()) : browserDay()
  const [recovery, sleep, activity] = SERIES.map((name) => {
    const failure = failures[name]
    return shown?.[name] || !failure ? null : teamDataFailureText(failure)
  })
  const derived = useMemo(
    () =>
      team &&
      shown &&
      viewOf(team, shown, { recovery: recovery ?? null, sleep: sleep ?? null, activity: activity ?? null }, today),
    [team, shown, recovery, sleep, activity, today],
  )
  const ids = useMemo(() => derived?.athletes.map(({ athlete_id }) => athlete_id) ?? [], [derived])
  const [chosen] = useAthleteChoice(ids)
  const athleteDays = useAthleteDays(team?.id ?? '', today, team !== undefined)
  const judged = useMemo(() => derived && withDays(derived, athleteDays), [derived, athleteDays])
  const view = useMemo(() => judged && { ...judged, chosen }, [judged, chosen])
  const sentences = Object.values(failures).flatMap((failure) => (failure ? teamDataFailureText(failure) : []))
  return { view, failures: [...new Set(sentences)], ...state }
}

/** A new day refetches what says something of today; switching to a team in another time zone is not a new day. */
function useRefetchOnNewDay(today: string | null, offset: string | undefined) {
  const queryClient = useQueryClient()
  const lastRequest = useRef({ today, offset })
  useEffect(() => {
    const { today: before } = lastRequest.current
    const isNewDay = lastRequest.current.offset === offset && before !== null && today !== null && before !== today
    lastRequest.current = { today, offset }
    if (isNewDay) void queryClient.invalidateQueries({ predicate: ({ queryKey }) => OF_TODAY.includes(queryKey[0]) })
  }, [queryClient, today, offset])
}
