import { type AthleteRecords, joinAthletes } from '@corner/analytics/athlete/athlete-records.ts'
import { daysUntil } from '@corner/analytics/days/calendar.ts'
import { bySeverityThenVerdict } from '@corner/analytics/team/attention-order.ts'
import { readTeam, type TeamOverview } from '@corner/analytics/team/team-overview.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Team } from '@corner/contract/entities/teams.ts'
import { chartDays } from '../../../shared/period/chart-days.ts'
import { type AthleteDays, verdictsIn } from '../../../shared/verdict/athlete-days.ts'
import type { SeriesName, TeamReplies } from '../records/team-replies.ts'

/** Everything that the tabs show of one team and period, derived once per answer of the server. */
export interface TeamView {
  team: Team
  /** Length of the period of the records; while another period loads, the previous one's. */
  days: number
  /** The days of the period, oldest first; the last one is `today`. */
  shownDays: readonly CalendarDay[]
  /** The days on charts: includes the day after `today` if an athlete further east is a day ahead. */
  drawnDays: readonly CalendarDay[]
  today: CalendarDay
  athletes: readonly AthleteRecords[]
  /** Who needs attention stands by severity, then by the verdict on the day. */
  overview: TeamOverview
  athleteDays: AthleteDays
  /**
   * Ids of the athletes chosen in the page's header, in the order of choosing; all tabs but the Overview show only
   * them.
   */
  chosen: readonly string[]
  /** Why a series failed, as a sentence; null: it loaded. */
  failures: Readonly<Record<SeriesName, string | null>>
}

/** A team as its records tell it, before the judgement of the day and the choice of athletes. */
export type DerivedTeam = Omit<TeamView, 'chosen' | 'athleteDays'>

/** @param today the current day in the team's calendar */
export function viewOf(
  team: Team,
  { days, recovery, sleep, activity }: TeamReplies,
  failures: TeamView['failures'],
  today: CalendarDay,
): DerivedTeam {
  const replies = [recovery?.athletes_data ?? [], sleep?.athletes_data ?? [], activity?.athletes_data ?? []] as const
  const records = [
    ...replies[0].flatMap(({ recovery_data }) => recovery_data),
    ...replies[1].flatMap(({ sleep_data }) => sleep_data),
    ...replies[2].flatMap(({ activity_data }) => activity_data),
  ]
  const shownDays = daysUntil(today, days)
  const drawnDays = chartDays(records, days, today)
  const athletes = joinAthletes(...replies)
  return { team, days, shownDays, drawnDays, today, athletes, overview: readTeam(athletes, days, today), failures }
}

/** Adds the judgement of the day, which comes with a call of its own. */
export function withDays(derived: DerivedTeam, athleteDays: AthleteDays): Omit<TeamView, 'chosen'> {
  const { overview } = derived
  const attention = overview.attention.toSorted(bySeverityThenVerdict(verdictsIn(athleteDays)))
  return { ...derived, athleteDays, overview: { ...overview, attention } }
}
