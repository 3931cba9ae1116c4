import { readStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { recordsWithin } from '@corner/analytics/athlete/day-window.ts'
import { type DayVerdict, readDayVerdict, VERDICT_DAYS } from '@corner/analytics/day-verdict/day-verdict.ts'
import { heldBy } from '@corner/analytics/day-verdict/held-by.ts'
import { ownPlace } from '@corner/analytics/day-verdict/own-place.ts'
import { underUsual } from '@corner/analytics/day-verdict/under-usual.ts'
import { isHeldBack } from '@corner/analytics/day-verdict/verdict-place.ts'
import { addDays, daysUntil, WEEK_DAYS } from '@corner/analytics/days/calendar.ts'
import { flaggedFor } from '@corner/analytics/insights/flagged-for.ts'
import { hasSomethingAgainst, inDayOrder } from '@corner/analytics/team/day-order.ts'
import type { CoachScope } from '@corner/coach/scope.ts'
import type { AthleteDay, TeamDay } from '@corner/contract/entities/team-records.ts'

/**
 * The judgement of today for each athlete of a team, the same as in the AI chat; whoever has something against them
 * first, and within both parts the lowest recovery (`inDayOrder`).
 */
export async function readTeamDay({ today, records }: Pick<CoachScope, 'today' | 'records'>): Promise<TeamDay> {
  const everybody = await records(VERDICT_DAYS + 1, ['recovery', 'sleep'])
  const week = new Set(daysUntil(today, WEEK_DAYS))
  // As on the screens, a record of tomorrow of an athlete further east belongs to the week.
  const shown = { from: addDays(today, 1 - WEEK_DAYS), until: addDays(today, 1) }
  const team = everybody.map((athlete) => ({
    athlete,
    status: readStatus(recordsWithin(athlete, shown), today),
    day: readDayVerdict(athlete, today),
  }))
  return {
    day: today,
    athletes: inDayOrder(team).map(({ athlete, status, day }) => ({
      athlete_id: athlete.athlete_id,
      athlete_name: athlete.athlete_name,
      whoop_connected: athlete.whoop_connected,
      is_flagged: hasSomethingAgainst({ status, day }),
      verdict: day.verdict,
      recovery: day.recovery?.value ?? null,
      recovery_date: day.recovery?.date ?? null,
      usual: day.usual,
      own_range: shownRange(day),
      recovery_data: athlete.recovery_data
        .filter(({ date }) => week.has(date))
        .map(({ date, recovery_score }) => ({ date, recovery_score })),
      reasons: day.signs.map(({ text }) => text),
      held_by: heldBy(day),
      flagged_for: flaggedFor(status, isRecoveryTold(day)),
      first_reason: day.signs[0]?.name ?? null,
    })),
  }
}

/** Whether the line says of the recovery where it lies in the own range, or by which mark it holds the day back. */
const isRecoveryTold = (day: DayVerdict) =>
  isHeldBack(day.verdict) ||
  day.signs.some(({ kind }) => kind === 'recovery_under_own') ||
  underUsual({ ...day, recovery: day.recovery?.value ?? null }) > 0

/** In the percents that are shown, so that the page has no other ones than the athlete's, and the answer no long numbers. */
function shownRange({ recovery, ownRange }: DayVerdict): AthleteDay['own_range'] {
  if (recovery === null || ownRange === null) return null
  const { low, high } = ownPlace(recovery.value, ownRange)
  return { low, high }
}
