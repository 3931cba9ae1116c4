import { joinAthletes } from '@corner/analytics/athlete/athlete-records.ts'
import { bySeverityThenVerdict, type Verdicts } from '@corner/analytics/team/attention-order.ts'
import { readTeam } from '@corner/analytics/team/team-overview.ts'
import type { TeamActivityData, TeamRecoveryData, TeamSleepData } from '@corner/contract/entities/team-records.ts'

interface Records {
  recovery: TeamRecoveryData
  sleep: TeamSleepData
  activity: TeamActivityData
}

export interface FlaggedAthlete {
  id: string
  name: string
}

/**
 * The athletes of a team who need attention, in the order of the Team Overview
 * (docs/reference/metrics-and-rules.md#severity).
 * @param today for records that name no day
 */
export function flaggedAthletes(
  { recovery, sleep, activity }: Records,
  verdicts: Verdicts,
  days: number,
  today: string,
): FlaggedAthlete[] {
  const told = [recovery, sleep, activity].flatMap(({ summary }) => summary.today ?? [])
  const athletes = joinAthletes(recovery.athletes_data, sleep.athletes_data, activity.athletes_data)
  return readTeam(athletes, days, told.sort().at(-1) ?? today)
    .attention.toSorted(bySeverityThenVerdict(verdicts))
    .map(({ athlete }) => ({ id: athlete.athlete_id, name: athlete.athlete_name }))
}

/** The flagged athletes around one, and the place among them. */
interface FlaggedNeighbours {
  /** From 1; null: this athlete is not flagged. */
  place: number | null
  count: number
  previous: FlaggedAthlete | undefined
  next: FlaggedAthlete | undefined
}

/** From an athlete who is not flagged, the next one is the first. */
export function neighboursOf(flagged: readonly FlaggedAthlete[], athleteId: string): FlaggedNeighbours {
  const at = flagged.findIndex(({ id }) => id === athleteId)
  return {
    place: at < 0 ? null : at + 1,
    count: flagged.length,
    previous: at < 0 ? undefined : flagged[at - 1],
    next: flagged[at + 1],
  }
}
