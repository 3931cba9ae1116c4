import { DAY_MS, HOUR_MS, isoDay } from '../../people/calendar-day.ts'
import type { MemberDay } from '../../people/history.ts'
import { clamp } from '../../people/random.ts'
import { documentId, PLACES } from './ids.ts'
import { localTime } from './local-time.ts'
import type { View } from './view.ts'

/** As the body of people/ spends it: at rest per kilogram and hour, and per unit of load at 75 kg, in kilojoules. */
const KILOJOULE_AT_REST = 4.3
const KILOJOULE_OF_LOAD = 5_600
const KILOJOULE_PER_KILOCALORIE = 4.184

/** Oura's own score of the morning: other than WHOOP's recovery, and seldom low. */
export function readinessDocuments(of: MemberDay, view: View): object[] {
  const { person, morning, night } = of
  if (!isMorning(of, view)) return []
  const score = clamp(Math.round(58 + 0.38 * morning.recoveryScore) + rescoredOf(of, view), 1, 100)
  return [
    {
      ...head(of, PLACES.daily_readiness),
      score: night.unscorable ? null : score,
      temperature_deviation: hundredths(morning.skinCelsius - person.skinCelsius),
      temperature_trend_deviation: null,
      contributors: { hrv_balance: score, resting_heart_rate: score, previous_night: null },
      timestamp: midnight(of),
    },
  ]
}

export function dailySleepDocuments(of: MemberDay, view: View): object[] {
  if (!isMorning(of, view)) return []
  const score = clamp(Math.round(0.85 * of.morning.sleepPerformance + 10), 1, 100)
  const contributors = { total_sleep: score, efficiency: score, deep_sleep: score, rem_sleep: score }
  return [{ ...head(of, PLACES.daily_sleep), score, contributors, timestamp: midnight(of) }]
}

export function spo2Documents(of: MemberDay, view: View): object[] {
  if (!isMorning(of, view) || of.night.unscorable) return []
  const average = hundredths(of.morning.bloodOxygenPercent)
  return [{ ...head(of, PLACES.daily_spo2), spo2_percentage: { average }, breathing_disturbance_index: 3 }]
}

/** The calendar day's movement and energy, which grow with the clock; none on a day without the ring. */
export function activityDocuments(of: MemberDay, { nowMs }: View): object[] {
  const { person, day, night, sessions, everydayLoad } = of
  const beganMs = day * DAY_MS - night.offset * 60_000
  if (night.strap === 'day_off' || beganMs + HOUR_MS > nowMs) return []
  const share = clamp((nowMs - beganMs) / DAY_MS, 0, 1)
  const load = sessions.reduce((sum, session) => sum + session.load, everydayLoad) * share
  const rest = person.weight_kilogram * KILOJOULE_AT_REST * 24 * share
  const active = person.weight_kilogram * (KILOJOULE_OF_LOAD / 75) * load
  const steps = Math.round(9_000 * share + 4_000 * load)
  const minutes = (most: number) => 60 * Math.round(most * share)
  return [
    {
      ...head(of, PLACES.daily_activity),
      score: 80,
      total_calories: Math.round((rest + active) / KILOJOULE_PER_KILOCALORIE),
      active_calories: Math.round(active / KILOJOULE_PER_KILOCALORIE),
      average_met_minutes: hundredths(1.2 + load),
      steps,
      equivalent_walking_distance: Math.round(0.8 * steps),
      high_activity_met_minutes: Math.round(200 * load),
      high_activity_time: minutes(30),
      medium_activity_met_minutes: Math.round(150 * load),
      medium_activity_time: minutes(60),
      low_activity_met_minutes: Math.round(120 * share),
      low_activity_time: minutes(240),
      sedentary_met_minutes: Math.round(10 * share),
      sedentary_time: minutes(480),
      resting_time: minutes(500),
      non_wear_time: 0,
      inactivity_alerts: 0,
      target_calories: 500,
      target_meters: 9_000,
      meters_to_target: 0,
      contributors: { stay_active: 80 },
      met: { interval: 60, items: [0.9, 1.1], timestamp: midnight(of) },
      timestamp: midnight(of),
    },
  ]
}

const isMorning = ({ person, day, night }: MemberDay, { nowMs, changes }: View) =>
  night.strap === 'worn' &&
  night.endMs <= nowMs &&
  !changes.of(documentId(person.seed, person.member, day, PLACES.night)).deleted

const rescoredOf = ({ person, day }: MemberDay, { changes }: View) =>
  changes.of(documentId(person.seed, person.member, day, PLACES.night)).rescored

const head = ({ person, day }: MemberDay, place: number) => ({
  id: documentId(person.seed, person.member, day, place),
  day: isoDay(day),
})

const midnight = ({ day, night }: MemberDay) => localTime(day * DAY_MS - night.offset * 60_000, night.offset)
const hundredths = (value: number) => Math.round(value * 100) / 100
