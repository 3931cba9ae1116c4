import { CYCLE_HEADERS, csv, WORKOUT_HEADERS, zip } from '@corner/wearables/whoop/export/sample-export.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Older than what the simulated WHOOP tells of a member, so that no record is in both. */
const NEWEST = Date.UTC(2024, 5, 1)

/** Cycle, night, recovery and workout of a day each. */
export const RECORDS_A_DAY = 4

/** A zip as WHOOP gives it to a member, with so many days in a row. */
export function exportFile(days: number): Buffer<ArrayBuffer> {
  const everyDay = Array.from({ length: days }, (_, ago) => NEWEST - ago * DAY_MS)
  return Buffer.from(
    zip({
      'physiological_cycles.csv': csv(CYCLE_HEADERS, ...everyDay.map(cycleLine)),
      'workouts.csv': csv(WORKOUT_HEADERS, ...everyDay.map(workoutLine)),
    }),
  )
}

const clock = (atMs: number) => new Date(atMs).toISOString().slice(0, 19).replace('T', ' ')

function cycleLine(dayMs: number): string {
  const [from, to, woke] = [dayMs, dayMs + DAY_MS, dayMs + 8 * HOUR_MS].map(clock)
  const recovery = 34 + ((dayMs / DAY_MS) % 60)
  return `${from},${to},UTCZ,${recovery},53,54,33.92,97.61,17.8,2725,183,75,${from},${woke},86,14.0,427,449,239,110,78,22,508,49,95,81`
}

function workoutLine(dayMs: number): string {
  const [from, to] = [dayMs, dayMs + DAY_MS].map(clock)
  const [begun, ended] = [dayMs + 16 * HOUR_MS, dayMs + 17 * HOUR_MS].map(clock)
  return `${from},${to},UTCZ,${begun},${ended},60,Wrestling,13.4,801.5,188,141,10,20,30,25,10,false`
}
