import { addDays } from '@corner/analytics/days/calendar.ts'
import { readInsights } from '@corner/analytics/insights/ai-insights.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'

/**
 * The values a test cares about, oldest first: the last value is of the night that ended on `today`. Series of one kind
 * have equal lengths.
 */
interface Values {
  recovery?: readonly (number | null)[]
  hrv?: readonly (number | null)[]
  /** bpm; goes with the recoveries. */
  rhr?: readonly (number | null)[]
  quality?: readonly (number | null)[]
  hours?: readonly (number | null)[]
  strain?: readonly (number | null)[]
  connected?: boolean
}

/** A detail as the server sends it: each record carries the day before the wake day. */
export function detailOf(
  today: CalendarDay,
  { recovery = [], hrv = [], rhr = [], quality = [], hours = [], strain = [], connected = true }: Values,
): AthleteDetail {
  const dated = (count: number) => Array.from({ length: count }, (_, place) => addDays(today, place - count))
  return {
    athlete_info: {
      name: 'Malik Lindholm',
      organization: 'Riverside Athletics',
      team: "Men's Wrestling",
      role: 'athlete',
      whoop_connected: connected,
      provider: 'whoop',
    },
    data_summary: { analysis_period_days: 7, analysis_date: today },
    recovery: {
      stats: { latest_recovery: null, recovery_trend: null },
      recovery_data: dated(Math.max(recovery.length, hrv.length)).map((date, place) => ({
        date,
        recovery_score: recovery[place] ?? null,
        resting_heart_rate: rhr[place] ?? null,
        hrv_rmssd_milli: hrv[place] ?? null,
      })),
    },
    sleep: {
      stats: { latest_duration: null, average_duration: null, average_quality: null },
      sleep_data: dated(Math.max(quality.length, hours.length)).map((date, place) => ({
        date,
        total_duration_hours: hours[place] ?? null,
        sleep_quality_score: quality[place] ?? null,
        sleep_efficiency: null,
        sleep_consistency_percentage: null,
      })),
    },
    activity: {
      stats: { average_strain: null, total_strain: null, total_duration_hours: null },
      activity_data: dated(strain.length).map((date, place) => ({
        date,
        strain_score: strain[place] ?? null,
        average_heart_rate: null,
        max_heart_rate: null,
      })),
    },
    ai_insights: {
      ...readInsights({ recovery_data: [], sleep_data: [], activity_data: [] }, [], today),
      generated_at: `${today}T08:00:00.000Z`,
    },
  }
}
