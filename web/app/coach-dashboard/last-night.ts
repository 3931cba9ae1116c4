import { readRecovery } from '@corner/analytics/recovery-bands.ts'
import type { TeamActivityData, TeamRecoveryData, TeamSleepData } from '@corner/contract/entities/team-records.ts'

/** What a team's newest night brought, in athletes. Counts only: scores of different makers are never averaged together. */
export interface LastNight {
  scored: number
  red: number
  slept: number
  /** Athletes with a strain on the day before. */
  strained: number
}

export function readLastNight(
  day: string,
  dayBefore: string,
  recovery: Pick<TeamRecoveryData, 'athletes_data'>,
  sleep: Pick<TeamSleepData, 'athletes_data'> | undefined,
  activity: Pick<TeamActivityData, 'athletes_data'> | undefined,
): LastNight {
  const scores = recovery.athletes_data.map(
    ({ recovery_data }) => recovery_data.find(({ date }) => date === day)?.recovery_score ?? null,
  )
  const nights = sleep?.athletes_data.map(
    ({ sleep_data }) => sleep_data.find(({ date }) => date === day)?.total_duration_hours ?? null,
  )
  const strains = activity?.athletes_data.map(
    ({ activity_data }) => activity_data.find(({ date }) => date === dayBefore)?.strain_score ?? null,
  )
  const there = (values: readonly (number | null)[] = []) => values.filter((value) => value !== null).length
  return {
    scored: there(scores),
    red: scores.filter((score) => readRecovery(score) === 'red').length,
    slept: there(nights),
    strained: there(strains),
  }
}

/** One line of it, after how many athletes have data at all. */
export function lastNightLine({ athletes_with_data, total_athletes }: TeamRecoveryData['summary'], night: LastNight) {
  const all = `${athletes_with_data} of ${total_athletes} athletes have data`
  if (night.scored + night.slept === 0) return `${all}, nothing yet from last night`
  const red = night.red === 0 ? 'none in the red' : `${night.red} in the red`
  const told = `last night: ${night.scored} recovery scores (${red}), ${night.slept} nights of sleep`
  return `${all} · ${told} · the day before: strain of ${night.strained}`
}
