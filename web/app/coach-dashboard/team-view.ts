import { type AthleteRecords, joinAthletes } from '@corner/analytics/athlete-records.ts'
import { readTeam, type TeamOverview } from '@corner/analytics/team-overview.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Team } from '@corner/contract/entities/teams.ts'
import { daysShown } from '../period/days-shown.ts'
import type { SeriesName, TeamReplies } from './records-shown.ts'

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
  /** Ids of the athletes chosen in the page's head, in the order of `athletes`: what all tabs but the Overview show. */
  chosen: readonly string[]
  /** Why a series did not come, as a sentence; null when it did. */
  failures: Readonly<Record<SeriesName, string | null>>
}

/** @param now the day of the team's calendar */
export function viewOf(
  team: Team,
  { days, recovery, sleep, activity }: TeamReplies,
  failures: TeamView['failures'],
  now: CalendarDay,
): Omit<TeamView, 'chosen'> {
  const replies = [recovery?.athletes_data ?? [], sleep?.athletes_data ?? [], activity?.athletes_data ?? []] as const
  const records = [
    ...replies[0].flatMap(({ recovery_data }) => recovery_data),
    ...replies[1].flatMap(({ sleep_data }) => sleep_data),
    ...replies[2].flatMap(({ activity_data }) => activity_data),
  ]
  const shownDays = daysShown(records, days, now)
  const today = shownDays.at(-1) ?? now
  const athletes = joinAthletes(...replies)
  return { team, days, shownDays, today, athletes, overview: readTeam(athletes, days, today), failures }
}
