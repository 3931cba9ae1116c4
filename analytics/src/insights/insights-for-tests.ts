import type { Insight } from '@corner/contract/entities/ai-insights.ts'
import fc from 'fast-check'
import { athleteWith, TODAY } from '../athlete/athlete-for-tests.ts'
import { addDays } from '../days/calendar.ts'
import { type ComputedInsights, readInsights } from './ai-insights.ts'
import type { AnalysedRecords, WorkoutHours } from './evidence.ts'

interface Given extends NonNullable<Parameters<typeof athleteWith>[0]> {
  /** bpm, a value a day, the last one of `until`: goes with the recoveries. */
  rhr?: readonly (number | null)[]
  /** One workout a day, the last one of today. */
  workouts?: readonly (number | null)[]
}

export function recordsWith({ rhr = [], workouts: _, ...given }: Given): AnalysedRecords {
  const recovery = given.recovery ?? (rhr.length > 0 && !given.hrv ? rhr.map(() => 50) : undefined)
  const records = athleteWith({ ...given, ...(recovery && { recovery }) })
  const resting = rhr.slice(-records.recovery_data.length)
  return {
    ...records,
    recovery_data: records.recovery_data.map((record, place) => ({
      ...record,
      resting_heart_rate: resting[place] ?? null,
    })),
  }
}

export function workoutsOf(hours: readonly (number | null)[]): WorkoutHours[] {
  return hours.map((one, place) => ({ date: addDays(TODAY, place + 1 - hours.length), hours: one }))
}

export function insightsWith(given: Given): ComputedInsights {
  return readInsights(recordsWith(given), workoutsOf(given.workouts ?? []), TODAY)
}

/** The statement of this kind. */
export function statement(given: Given, kind: string): Insight {
  const { performance, training } = insightsWith(given)
  const found = [...performance, ...training].find((insight) => insight.kind === kind)
  if (!found) throw new Error(`No statement ${kind}`)
  return found
}

const value = (min: number, max: number) => fc.option(fc.double({ min, max, noNaN: true }), { nil: null, freq: 6 })
/** Long enough that an own normal is reached, and narrow as often as wide. */
const series = (max: number, usual: readonly [number, number] = [0, max]) =>
  fc.oneof(
    fc.array(value(0, max), { maxLength: 44, size: 'max' }),
    fc.array(value(...usual), { minLength: 36, maxLength: 44 }),
  )

/** Records of any kind. */
export const anyAthlete = fc.record({
  recovery: series(100, [20, 80]),
  hrv: series(200, [45, 60]),
  rhr: series(120, [48, 56]),
  hours: series(14, [5, 9]),
  quality: series(100, [60, 95]),
  efficiency: series(100, [80, 95]),
  strain: series(21, [8, 15]),
  workouts: series(5),
})
