import { type AthleteStatus, readStatus } from '@corner/analytics/athlete/athlete-status.ts'
import type { DayRecords } from '@corner/analytics/athlete/day-records.ts'
import { recordsWithin } from '@corner/analytics/athlete/day-window.ts'
import { type DayVerdict, readDayVerdict } from '@corner/analytics/day-verdict/day-verdict.ts'
import { heldBy } from '@corner/analytics/day-verdict/held-by.ts'
import { ownPlace } from '@corner/analytics/day-verdict/own-place.ts'
import { underUsual } from '@corner/analytics/day-verdict/under-usual.ts'
import { isHeldBack } from '@corner/analytics/day-verdict/verdict-place.ts'
import { addDays, daysUntil, WEEK_DAYS } from '@corner/analytics/days/calendar.ts'
import { flaggedFor } from '@corner/analytics/insights/flagged-for.ts'
import { readReadiness } from '@corner/analytics/metrics/of-readiness.ts'
import { hasSomethingAgainst, inDayOrder } from '@corner/analytics/team/day-order.ts'
import { readWithoutRecovery } from '@corner/analytics/without-recovery/without-recovery.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { CornerReadiness } from '@corner/contract/entities/readiness.ts'
import type { AthleteDay, TeamDay } from '@corner/contract/entities/team-records.ts'

/** An athlete's judgement of today: the entry of the team's day, and what its place in it depends on. */
export interface JudgedAthlete {
  entry: AthleteDay
  status: AthleteStatus
  /** null: no HRV and no resting heart rate of today or yesterday. */
  readiness: CornerReadiness | null
  day: Pick<DayVerdict, 'verdict' | 'recovery' | 'usual' | 'signs'>
}

/**
 * Judges one athlete's day, as the AI chat does.
 * @param athlete with at least `VERDICT_DAYS` days and every field of nights and recoveries
 * @param today the team's
 */
export function judgeAthlete(athlete: DayRecords, today: CalendarDay): JudgedAthlete {
  const week = new Set(daysUntil(today, WEEK_DAYS))
  // As on the screens, a record of tomorrow of an athlete further east belongs to the week.
  const shown = { from: addDays(today, 1 - WEEK_DAYS), until: addDays(today, 1) }
  const status = readStatus(recordsWithin(athlete, shown), today)
  const day = readDayVerdict(athlete, today)
  const { verdict, recovery, usual, signs } = day
  const without_recovery = readWithoutRecovery(athlete, athlete.provider, today)
  return {
    entry: {
      athlete_id: athlete.athlete_id,
      athlete_name: athlete.athlete_name,
      whoop_connected: athlete.whoop_connected,
      is_flagged: hasSomethingAgainst({ status, day }),
      verdict,
      recovery: recovery?.value ?? null,
      recovery_date: recovery?.date ?? null,
      usual,
      own_range: shownRange(day),
      recovery_data: athlete.recovery_data
        .filter(({ date }) => week.has(date))
        .map(({ date, recovery_score }) => ({ date, recovery_score })),
      reasons: signs.map(({ text }) => text),
      held_by: heldBy(day),
      flagged_for: flaggedFor(status, isRecoveryTold(day)),
      first_reason: signs[0]?.name ?? null,
      ...(without_recovery && { without_recovery }),
    },
    status,
    readiness: without_recovery ? without_recovery.readiness : readReadiness(athlete, today),
    day: { verdict, recovery, usual, signs },
  }
}

/**
 * The judgement of today for each athlete of a team; where a maker gives no recovery, everybody with their Corner readiness; whoever has something against them first, and within both parts the
 * lowest recovery (`inDayOrder`).
 */
export function teamDayOf(today: CalendarDay, judged: readonly JudgedAthlete[]): TeamDay {
  const isMixed = judged.some(({ entry }) => entry.without_recovery)
  return {
    day: today,
    athletes: inDayOrder(judged).map(({ entry, readiness }) => {
      if (!isMixed || readiness === null) return entry
      const { score, place, day } = readiness
      return { ...entry, corner_readiness: { score, place, day } }
    }),
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
