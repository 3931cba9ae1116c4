import { readOffset } from '../../calendar.ts'
import { instantIn, numberWithin, positiveWithin } from '../../export-files/cell-values.ts'
import type { CsvRow } from '../../export-files/csv-rows.ts'
import { ExportRefused } from '../../own-export/export-refused.ts'
import { idIn, isSpan, type Stages } from './sleep-logs.ts'

/** A sleep of `UserSleeps_….csv`. */
export interface UserSleep {
  id: string
  /** In milliseconds; local time, as if it were UTC, where the offset is only a placeholder (sleep-times.ts). */
  start: number
  end: number
  /** At its end, `+hh:mm`; null: none that is in use. */
  offset: string | null
  minutes_asleep: number | null
  minutes_awake: number | null
  minutes_in_bed: number | null
}

const A_DAY_MINUTES = 1440

/** undefined: no sleep with an id and times. */
export function userSleepOf(row: CsvRow): UserSleep | undefined {
  const id = idIn(row.sleep_id)
  const [start, end] = [instantIn(row.sleep_start)?.getTime(), instantIn(row.sleep_end)?.getTime()]
  if (id === null || start === undefined || end === undefined || !isSpan(start, end)) return undefined
  return {
    id,
    start,
    end,
    offset: readOffset(row.end_utc_offset ?? '') ?? readOffset(row.start_utc_offset ?? '') ?? null,
    minutes_asleep: positiveWithin(row.minutes_asleep, A_DAY_MINUTES),
    minutes_awake: numberWithin(row.minutes_awake, 0, A_DAY_MINUTES),
    minutes_in_bed: positiveWithin(row.minutes_in_sleep_period, A_DAY_MINUTES),
  }
}

const STAGES: Readonly<Record<string, keyof Stages>> = {
  LIGHT: 'light',
  DEEP: 'deep',
  REM: 'rem',
  WAKE: 'wake',
  AWAKE: 'wake',
}
/** A night has about thirty. */
const MOST_SPANS = 1000
/** More would fill the memory. */
const MOST_SLEEPS = 50_000

/** Adds up the stretches of `UserSleepStages_….csv`, each once although files overlap. */
export function stageSums(): {
  /** Another stage than the four (`ASLEEP`, `RESTLESS`) says nothing. */
  add(row: CsvRow): void
  /** null: no stages of this sleep. */
  of(sleepId: string): Stages | null
} {
  const spans = new Map<string, Map<number, { stage: keyof Stages; minutes: number }>>()
  return {
    add(row) {
      const sleep = idIn(row.sleep_id)
      const stage = STAGES[row.sleep_stage_type?.toUpperCase() ?? '']
      const [start, end] = [instantIn(row.sleep_stage_start)?.getTime(), instantIn(row.sleep_stage_end)?.getTime()]
      if (sleep === null || !stage || start === undefined || end === undefined || !isSpan(start, end)) return
      const ofSleep = spans.get(sleep) ?? new Map()
      spans.set(sleep, ofSleep)
      if (spans.size > MOST_SLEEPS) throw new ExportRefused({}, `This export has more than ${MOST_SLEEPS} sleeps`)
      const minutes = (end - start) / 60_000
      if (ofSleep.size < MOST_SPANS && !(ofSleep.get(start)?.minutes >= minutes)) ofSleep.set(start, { stage, minutes })
    },
    of(sleepId) {
      const stages: Stages = { light: 0, deep: 0, rem: 0, wake: 0 }
      for (const { stage, minutes } of spans.get(sleepId)?.values() ?? []) stages[stage] += minutes
      return stages.light + stages.deep + stages.rem > 0 ? stages : null
    },
  }
}
