import type { Verdict } from '@corner/analytics/day-verdict/verdict.ts'
import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import type { Team } from '@corner/contract/entities/teams.ts'
import { type TeamView, viewOf, withDays } from './team-view.ts'

const TODAY = '2026-11-21'
export const TEAM = { id: '00000000-0000-4000-8000-0000000000aa', name: 'Varsity' } as Team

/** An athlete with a value for each day up to today; null: never any. */
interface Athlete {
  name: string
  recovery: number | null
  hours?: number
  strain?: number
  /** Of the last night or morning, where it differs from the others. */
  lastHours?: number
  lastRecovery?: number
  lastHrv?: number
  /** The newest day with values; by default today. */
  until?: string
  isLinked?: boolean
  /** The judgement of the day; by default as planned. */
  verdict?: Verdict
}

const idOf = (name: string) => `00000000-0000-4000-8000-${name.toLowerCase().padStart(12, '0')}`

/** A week of a team, as its tabs show it. */
export function viewForTests(athletes: readonly Athlete[], given: Partial<TeamView> = {}): TeamView {
  const days = [-4, -3, -2, -1, 0].map((day) => addDays(TODAY, day))
  const summary = { total_athletes: athletes.length, athletes_with_data: 0, timezone_offset: '+00:00', today: TODAY }
  const data = athletes.map((athlete) => {
    const { name, recovery, hours = 8, strain = 10, isLinked = true, until = TODAY } = athlete
    const { lastHours = hours, lastRecovery = recovery, lastHrv = 60 } = athlete
    const dated = recovery === null ? [] : days.filter((date) => date <= until)
    return {
      athlete_id: idOf(name),
      athlete_name: `${name} Ash`,
      first_name: name,
      whoop_connected: isLinked,
      provider: 'whoop' as const,
      recovery_data: dated.map((date) => ({
        date,
        recovery_score: date === TODAY ? lastRecovery : recovery,
        resting_heart_rate: 50,
        hrv_rmssd_milli: date === TODAY ? lastHrv : 60,
      })),
      sleep_data: dated.map((date) => ({
        date,
        total_duration_hours: date === TODAY ? lastHours : hours,
        sleep_quality_score: 80,
        sleep_efficiency: null,
        sleep_consistency_percentage: null,
      })),
      activity_data: dated.map((date) => ({
        date,
        strain_score: strain,
        average_heart_rate: null,
        max_heart_rate: null,
      })),
    }
  })
  const reply = { summary, athletes_data: data }
  const failures = given.failures ?? { recovery: null, sleep: null, activity: null }
  const view = viewOf(
    TEAM,
    { teamId: TEAM.id, days: 7, recovery: reply, sleep: reply, activity: reply } as never,
    failures,
    TODAY,
  )
  const athleteDays = new Map(
    athletes.map(({ name, recovery, verdict = 'as_planned' }) => [
      idOf(name),
      {
        ...{
          athlete_id: idOf(name),
          athlete_name: `${name} Ash`,
          verdict,
          recovery,
          recovery_date: TODAY,
          usual: null,
        },
        ...{ recovery_data: [], first_reason: VERDICT_WORDS[verdict].short },
        reasons: verdict === 'lighter' ? [VERDICT_WORDS.lighter.short] : [],
      },
    ]),
  )
  return { ...withDays(view, athleteDays), chosen: athletes.map(({ name }) => idOf(name)), ...given }
}
