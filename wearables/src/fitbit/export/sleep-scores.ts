import { offsetMs } from '../../calendar.ts'
import { instantIn, positiveWithin } from '../../export-files/cell-values.ts'
import type { CsvRow } from '../../export-files/csv-rows.ts'
import { idIn } from './sleep-logs.ts'
import type { FitbitSleep } from './sleeps.ts'

/** Fitbit's score of a sleep, by the id of its log, or by when it ended. */
export interface SleepScore {
  log_id: string
  end: number | null
  score: number
}

export function sleepScoreOf(row: CsvRow): SleepScore | undefined {
  const log_id = idIn(row.sleep_log_entry_id)
  const score = positiveWithin(row.overall_score, 100)
  if (log_id === null || score === null) return undefined
  return { log_id, end: instantIn(row.timestamp)?.getTime() ?? null, score }
}

export interface UserSleepScore {
  sleep_id: string
  score: number
}

/** Of `UserSleepScores_….csv`, where it has decimals that the app does not show. */
export function userSleepScoreOf(row: CsvRow): UserSleepScore | undefined {
  const sleep_id = idIn(row.sleep_id)
  const score = positiveWithin(row.overall_score, 100)
  return sleep_id === null || score === null ? undefined : { sleep_id, score: Math.round(score) }
}

const MINUTE_MS = 60_000

/** Finds the score of a sleep. Times in `sleep_score.csv` are local although they end in `Z`; in newer ones perhaps they are not. */
export function scoreFinder(
  scores: readonly SleepScore[],
  userScores: ReadonlyMap<string, number>,
): (sleep: FitbitSleep) => number | null {
  const byLog = new Map(scores.map(({ log_id, score }) => [log_id, score]))
  const byEnd = new Map(scores.flatMap(({ end, score }) => (end === null ? [] : [[minuteOf(end), score] as const])))
  return ({ log_id, user_sleep_id, end, offset }) => {
    if (log_id !== null) return byLog.get(log_id) ?? null
    const own = user_sleep_id === null ? undefined : userScores.get(user_sleep_id)
    return own ?? byEnd.get(minuteOf(end)) ?? byEnd.get(minuteOf(end + offsetMs(offset))) ?? null
  }
}

const minuteOf = (ms: number) => Math.round(ms / MINUTE_MS)
