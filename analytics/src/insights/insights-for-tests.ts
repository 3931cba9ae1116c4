import type { Insight } from '@corner/contract/entities/ai-insights.ts'
import { athleteWith, TODAY } from '../athlete-for-tests.ts'
import { addDays } from '../calendar.ts'
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
