import { numberWithin, positiveWithin, wallClockIn } from '../../export-files/cell-values.ts'
import { asObject } from '../../http/read-record.ts'

/** Minutes in each stage. null: the device told only asleep, restless and awake. */
export interface Stages {
  light: number
  deep: number
  rem: number
  wake: number
}

/** A sleep of `sleep-….json`. Its times are local, without a zone: in milliseconds, as if they were UTC. */
export interface SleepLog {
  id: string
  wall_start: number
  wall_end: number
  /** null: it does not say. */
  is_main: boolean | null
  minutes_asleep: number | null
  minutes_awake: number | null
  minutes_in_bed: number | null
  efficiency: number | null
  stages: Stages | null
}

const A_DAY_MS = 86_400_000
const A_DAY_MINUTES = 1440

/** undefined: no sleep with an id and times. */
export function sleepLogOf(element: unknown): SleepLog | undefined {
  const given = asObject(element)
  const id = idIn(given?.logId)
  const [start, end] = [wallClockIn(given?.startTime), wallClockIn(given?.endTime)]
  if (!given || id === null || start === null || end === null || !isSpan(start, end)) return undefined
  const main = given.mainSleep ?? given.isMainSleep
  const minutes = (value: unknown) => numberWithin(value, 0, A_DAY_MINUTES)
  return {
    id,
    wall_start: start,
    wall_end: end,
    is_main: typeof main === 'boolean' ? main : null,
    minutes_asleep: positiveWithin(given.minutesAsleep, A_DAY_MINUTES),
    minutes_awake: minutes(given.minutesAwake),
    minutes_in_bed: positiveWithin(given.timeInBed, A_DAY_MINUTES),
    efficiency: positiveWithin(given.efficiency, 100),
    stages: stagesOf(asObject(asObject(given.levels)?.summary)),
  }
}

export function isSpan(start: number, end: number): boolean {
  return end > start && end - start <= A_DAY_MS
}

/** Whole numbers of Fitbit, in quotes or not. */
export function idIn(given: unknown): string | null {
  const text = typeof given === 'number' && Number.isFinite(given) ? given.toFixed(0) : given
  return typeof text === 'string' && /^\d{1,25}$/.test(text) ? text : null
}

/** All four or none: half a night's stages would be too short a night. */
function stagesOf(summary: Record<string, unknown> | undefined): Stages | null {
  const minutes = (level: string) => numberWithin(asObject(summary?.[level])?.minutes, 0, A_DAY_MINUTES)
  const [light, deep, rem, wake] = ['light', 'deep', 'rem', 'wake'].map(minutes)
  if (light == null || deep == null || rem == null || wake == null) return null
  return light + deep + rem > 0 ? { light, deep, rem, wake } : null
}
