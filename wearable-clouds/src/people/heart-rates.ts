import { DAY_MS } from './calendar-day.ts'
import type { Person } from './person.ts'
import { clamp } from './random.ts'
import type { Session } from './sessions.ts'

/** Mean and peak heart rate in bpm, and the mean as a share of the heart rate reserve. */
export function heartRates(person: Person, { load, startMs, endMs }: Session) {
  const hours = (24 * (endMs - startMs)) / DAY_MS
  const effort = clamp(0.4 + 0.6 * (load / hours), 0.4, 0.84)
  const reserve = person.max_heart_rate - person.restingBpm
  const average = Math.round(person.restingBpm + effort * reserve)
  const peak = person.restingBpm + clamp(effort + 0.25, 0, 0.99) * reserve
  return { effort, average, max: Math.max(average, Math.round(peak)) }
}
