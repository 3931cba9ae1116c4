import { type AthleteRecords, joinAthletes } from '@corner/analytics/athlete-records.ts'
import { readTeam, type TeamOverview } from '@corner/analytics/team-overview.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { AthleteActivity, AthleteRecovery, AthleteSleep } from '@corner/contract/entities/team-records.ts'
import type { Team } from '@corner/contract/entities/teams.ts'
import { daysShown } from '../period/days-shown.ts'

/** Everything that the tabs show of one team and period, derived once for each answer of the server. */
export interface TeamView {
  team: Team
  /** Length of the period that the records are of: while another one is on its way, still that of before. */
  days: number
  /** The days that charts show, oldest first; the last one is `today`. */
  shownDays: readonly CalendarDay[]
  today: CalendarDay
  athletes: readonly AthleteRecords[]
  overview: TeamOverview
  /** Why a series did not come, as a sentence; null when it did. */
  failures: { recovery: string | null; sleep: string | null; activity: string | null }
}

export interface TeamReplies {
  days: number
  recovery: readonly AthleteRecovery[]
  sleep: readonly AthleteSleep[]
  activity: readonly AthleteActivity[]
}

/** @param now the day of the browser's calendar */
export function viewOf(
  team: Team,
  { days, recovery, sleep, activity }: TeamReplies,
  failures: TeamView['failures'],
  now: CalendarDay,
): TeamView {
  const records = [
    ...recovery.flatMap(({ recovery_data }) => recovery_data),
    ...sleep.flatMap(({ sleep_data }) => sleep_data),
    ...activity.flatMap(({ activity_data }) => activity_data),
  ]
  const shownDays = daysShown(records, days, now)
  const today = shownDays.at(-1) ?? now
  const athletes = joinAthletes(recovery, sleep, activity)
  return { team, days, shownDays, today, athletes, overview: readTeam(athletes, days, today), failures }
}
