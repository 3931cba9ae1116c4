import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { providerLabel } from '@corner/contract/constants/providers.ts'
import type { PersonalWorkout } from '@corner/contract/entities/personal-records.ts'
import { DAY_METRICS } from '@corner/contract/metrics/of-days.ts'
import { showValue } from '../../../shared/charts/show-value.ts'
import { formatTime } from '../../../shared/date-format/format-date.ts'
import { metricFormat } from '../../../shared/number-format/metric-format.ts'

/** One figure of a workout. */
export interface WorkoutFact {
  name: string
  text: string
}

const BPM = { unit: ' bpm', decimals: 0 } as const
const KCAL = { unit: ' kcal', decimals: 0 } as const
const KILOMETRES = { unit: ' km', decimals: 1 } as const
const METRES = { unit: ' m', decimals: 0 } as const

/** `wrestling` as a heading: `Wrestling`. */
export function sportName(sport: string): string {
  const words = sport.replaceAll(/[_-]+/g, ' ').trim()
  return words === '' ? 'Workout' : words.charAt(0).toUpperCase() + words.slice(1)
}

/** `Nov 20, 18:05`, by the clock of the wearer. */
export function startText({ date, start, timezone_offset }: PersonalWorkout): string {
  const ahead = Date.parse('1970-01-01T00:00:00Z') - Date.parse(`1970-01-01T00:00:00${timezone_offset}`)
  return Number.isNaN(ahead) ? dayLabel(date) : `${dayLabel(date)}, ${formatTime(Date.parse(start) + ahead, 'UTC')}`
}

/** What the maker gives of it, without what it does not. */
export function workoutFacts(workout: PersonalWorkout): WorkoutFact[] {
  const { duration_hours, strain, average_heart_rate, max_heart_rate, distance_meter, calories_burned } = workout
  const facts: [name: string, value: number | null, show: (value: number) => string][] = [
    ['Duration', duration_hours, (hours) => lengthText(hours * 60)],
    ['Strain', strain, (value) => showValue(metricFormat(DAY_METRICS.strain), value)],
    ['Average HR', average_heart_rate, (value) => showValue(BPM, value)],
    ['Max HR', max_heart_rate, (value) => showValue(BPM, value)],
    ['Distance', distance_meter || null, distanceText],
    ['Energy', calories_burned, (value) => showValue(KCAL, value)],
  ]
  const given = facts.flatMap(([name, value, show]) => (value === null ? [] : [{ name, text: show(value) }]))
  return [...given, { name: 'From', text: providerLabel(workout.provider) }]
}

/** `45 min`, `1 h 05 min`. */
export function lengthText(minutes: number): string {
  const whole = Math.round(minutes)
  if (whole < 60) return `${whole} min`
  return `${Math.floor(whole / 60)} h ${String(whole % 60).padStart(2, '0')} min`
}

const distanceText = (metres: number) =>
  metres < 1000 ? showValue(METRES, metres) : showValue(KILOMETRES, metres / 1000)
