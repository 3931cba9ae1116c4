import type { Team } from '@corner/contract/entities/teams.ts'
import { useMemo } from 'react'
import { useToday } from '../period/use-today.ts'
import { SERIES } from './records-shown.ts'
import { teamDataFailureText } from './team-failures.ts'
import { type TeamView, viewOf } from './team-view.ts'
import { useAthleteChoice } from './use-athlete-choice.ts'
import { type TeamRecords, useTeamRecords } from './use-team-records.ts'

export interface ShownTeam extends Pick<TeamRecords, 'isFetching' | 'isSettled' | 'retry'> {
  /** undefined: nothing has come yet. */
  view: TeamView | undefined
  /** Of the newest calls, one sentence each; empty when all went well. */
  failures: readonly string[]
}

/** A team as the tabs show it, derived once for each answer of the server, whatever else changes on the page. */
export function useTeamView(team: Team, teams: readonly Team[], days: number): ShownTeam {
  const today = useToday()
  const { shown, failures, ...state } = useTeamRecords(team, teams, days, today)
  const [recovery, sleep, activity] = SERIES.map((name) => {
    const failure = failures[name]
    return shown?.[name] || !failure ? null : teamDataFailureText(failure)
  })
  const derived = useMemo(
    () =>
      shown &&
      viewOf(team, shown, { recovery: recovery ?? null, sleep: sleep ?? null, activity: activity ?? null }, today),
    [team, shown, recovery, sleep, activity, today],
  )
  const ids = useMemo(() => derived?.athletes.map(({ athlete_id }) => athlete_id) ?? [], [derived])
  const [chosen] = useAthleteChoice('athletes', ids)
  const view = useMemo(() => derived && { ...derived, chosen }, [derived, chosen])
  const sentences = Object.values(failures).flatMap((failure) => (failure ? teamDataFailureText(failure) : []))
  return { view, failures: [...new Set(sentences)], ...state }
}
