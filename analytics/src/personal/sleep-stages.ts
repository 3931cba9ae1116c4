import { GOOD_NIGHT_HOURS } from '@corner/contract/constants/charts.ts'

const HOUR_MS = 3_600_000

/** The stages of a night as the API sends them, in milliseconds; null: the stage was not scored. */
export interface StagedNight {
  total_light_sleep_time_milli: number | null
  total_slow_wave_sleep_time_milli: number | null
  total_rem_sleep_time_milli: number | null
  /** Of a night whose stages the maker does not give. */
  sleep_duration_milli?: number | null | undefined
}

/** A night's stages in hours; deep is slow wave sleep. null stays null. */
export function stageHours(night: StagedNight) {
  return {
    deep: hours(night.total_slow_wave_sleep_time_milli),
    rem: hours(night.total_rem_sleep_time_milli),
    light: hours(night.total_light_sleep_time_milli),
  }
}

/**
 * Hours asleep: light + deep + REM (docs/reference/records.md#values); of a night without any stage the
 * time asleep that the maker gives, else null, so that a missing night is not a night of 0 h.
 */
export function sleepHours(night: StagedNight): number | null {
  const scored = Object.values(stageHours(night)).filter((stage) => stage !== null)
  return scored.length === 0 ? hours(night.sleep_duration_milli ?? null) : scored.reduce((sum, stage) => sum + stage, 0)
}

/** Spec 2, section 9: "Sleep of 7 h or more is green, otherwise orange". No value is neither. */
export function readSleepHours(hoursAsleep: number | null): 'good' | 'short' | 'no_data' {
  if (hoursAsleep === null) return 'no_data'
  return hoursAsleep >= GOOD_NIGHT_HOURS ? 'good' : 'short'
}

const hours = (milliseconds: number | null) => (milliseconds === null ? null : milliseconds / HOUR_MS)
