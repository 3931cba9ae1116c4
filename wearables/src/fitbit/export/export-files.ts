import { baseName } from '../../export-files/base-name.ts'
import type { ExportEntry } from '../../export-files/export-format.ts'

const MEGABYTE = 1024 * 1024

/**
 * The only files of a Takeout that are opened, by their names in whatever folder. Of a measure that stands two or three times
 * in it, one is its source (docs/fitbit.md). The files with each heartbeat (`heart_rate-…`), gigabytes of them, stay packed, and
 * so do those of intimate matters: menstrual health, journals, moods, messages, food, places.
 */
const FILES = {
  /** Nights and naps with stages; local times. */
  sleep_log: /^sleep-\d{4}-\d\d-\d\d\.json$/,
  /** The same with their UTC offsets. */
  user_sleep: /^UserSleeps_[^/]*\.csv$/,
  user_sleep_stage: /^UserSleepStages_[^/]*\.csv$/,
  user_sleep_score: /^UserSleepScores_[^/]*\.csv$/,
  sleep_score: /^sleep_score\.csv$/,
  hrv: /^(?:Daily Heart Rate Variability Summary - [^/]*|daily_heart_rate_variability)\.csv$/,
  respiration: /^(?:Daily Respiratory Rate Summary - [^/]*|daily_respiratory_rate)\.csv$/,
  spo2: /^Daily SpO2 - [^/]*\.csv$/,
  temperature: /^Computed Temperature - [^/]*\.csv$/,
  readiness: /^Daily Readiness Score - [^/]*\.csv$/,
  resting_heart_rate: /^resting_heart_rate-\d{4}-\d\d-\d\d\.json$/,
  daily_resting_heart_rate: /^daily_resting_heart_rate\.csv$/,
  exercise: /^exercise-\d{1,9}\.json$/,
  user_exercise: /^UserExercises_[^/]*\.csv$/,
  /** Whose export it is, and the time zone. */
  profile: /^Profile\.csv$/,
} as const

export type FitbitFileKind = keyof typeof FILES

export interface FitbitFile {
  kind: FitbitFileKind
  entry: ExportEntry
  limitBytes: number
  rank: string
}

/** A night's measures, which are the whole of a small file or a row of a large one, in order. */
export function fitbitFilesOf(entries: readonly ExportEntry[]): FitbitFile[] {
  return entries
    .flatMap((entry) => {
      const kind = kindOf(entry.path)
      const limitBytes = (kind === 'profile' ? 1 : 256) * MEGABYTE
      return kind ? [{ kind, entry, limitBytes, rank: rankOf(entry.path) }] : []
    })
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
}

/** undefined: not a file that is read. */
export function kindOf(path: string): FitbitFileKind | undefined {
  const name = baseName(path)
  const kind = (Object.keys(FILES) as FitbitFileKind[]).find((each) => FILES[each].test(name))
  return kind === 'profile' && !/(?:^|\/)Your Profile\/[^/]+$/.test(path) ? undefined : kind
}

/** Names a path under a Takeout's folder of Fitbit, whose name changed in 2026. */
export function isInTakeout(path: string): boolean {
  return /(?:^|\/)(?:Fitbit|Google Health)\/|(?:^|\/)Global Export Data\/|_GoogleData\//.test(path)
}

/** Sorts by the day in a file's name (`2026-05-01`, `2020-11-(15)`) or its number, and then the path: the newest is last. */
function rankOf(path: string): string {
  const [, year = '', month = '', day = ''] = /(\d{4})-(\d\d)-\(?(\d\d)/.exec(baseName(path)) ?? []
  const page = /^exercise-(\d+)/.exec(baseName(path))?.[1]?.padStart(9, '0') ?? ''
  return `${year}${month}${day}${page} ${path}`
}
