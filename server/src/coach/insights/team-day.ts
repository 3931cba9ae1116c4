import { readDayVerdict, VERDICT_DAYS } from '@corner/analytics/day-verdict/day-verdict.ts'
import { daysUntil, WEEK_DAYS } from '@corner/analytics/days/calendar.ts'
import type { CoachScope } from '@corner/coach/scope.ts'
import type { TeamDay } from '@corner/contract/entities/team-records.ts'

/** The judgement of today for each athlete of a team, in the order of its list: the same as in the AI chat. */
export async function readTeamDay({ today, records }: Pick<CoachScope, 'today' | 'records'>): Promise<TeamDay> {
  const everybody = await records(VERDICT_DAYS + 1, ['recovery', 'sleep'])
  const week = new Set(daysUntil(today, WEEK_DAYS))
  return {
    day: today,
    athletes: everybody.map((athlete) => {
      const { verdict, recovery, usual, signs } = readDayVerdict(athlete, today)
      return {
        athlete_id: athlete.athlete_id,
        athlete_name: athlete.athlete_name,
        verdict,
        recovery: recovery?.value ?? null,
        recovery_date: recovery?.date ?? null,
        usual,
        recovery_data: athlete.recovery_data
          .filter(({ date }) => week.has(date))
          .map(({ date, recovery_score }) => ({ date, recovery_score })),
        reasons: signs.map(({ text }) => text),
        first_reason: signs[0]?.name ?? null,
      }
    }),
  }
}
