import { type CsvRow, rowsOf } from '../../export-files/csv-rows.ts'
import { elementsOf } from '../../export-files/json-elements.ts'
import { newestRows } from '../../export-files/newest-rows.ts'
import type { SkippedParts } from '../../export-files/skipped-parts.ts'
import { ExportRefused } from '../../own-export/export-refused.ts'
import { type FitbitExercise, loggedExerciseOf, userExerciseOf } from './exercises.ts'
import type { FitbitFile, FitbitFileKind } from './export-files.ts'
import {
  type DayValue,
  loggedRestingHeartRateOf,
  type MorningMeasure,
  morningOf,
  type NightTemperature,
  restingHeartRateOf,
  temperatureOf,
} from './morning-rows.ts'
import { type FitbitProfile, profileOf } from './profile.ts'
import { type SleepLog, sleepLogOf } from './sleep-logs.ts'
import { type SleepScore, sleepScoreOf, type UserSleepScore, userSleepScoreOf } from './sleep-scores.ts'
import { stageSums, type UserSleep, userSleepOf } from './user-sleeps.ts'

/** Thirty years of five a day: more would fill the memory. */
const MOST_OF_A_KIND = 50_000

export type FoundRows = ReturnType<typeof foundRows>

/** Takes in an export's rows in whatever order, and keeps the newest version of each. */
export function foundRows(skipped: SkippedParts) {
  const logs = newestRows<SleepLog>()
  const userSleeps = newestRows<UserSleep>()
  const scores = newestRows<SleepScore>()
  const userScores = newestRows<UserSleepScore>()
  const values = {
    hrv: newestRows<DayValue>(),
    respiration: newestRows<DayValue>(),
    spo2: newestRows<DayValue>(),
    readiness: newestRows<DayValue>(),
  }
  const loggedRestingHeartRates = newestRows<DayValue>()
  const restingHeartRates = newestRows<DayValue>()
  const temperatures = newestRows<NightTemperature>()
  const exercises = newestRows<FitbitExercise>()
  const userExercises = newestRows<FitbitExercise>()
  const stages = stageSums()
  let profile: FitbitProfile = { owner: null, timezone: null }

  /** @param what for the receipt; undefined: a row without a value is usual */
  function keep<Row extends object>(
    kept: ReturnType<typeof newestRows<Row>>,
    row: Row | undefined,
    { key, rank, what }: { key: (row: Row) => string; rank: string; what?: string },
  ): void {
    if (row) kept.add(key(row), row, rank)
    else if (what) skipped.add(what, 'They have no number or no times')
    if (kept.rows.size > MOST_OF_A_KIND)
      throw new ExportRefused({}, `This export has more than ${MOST_OF_A_KIND} entries of one kind`)
  }
  const byId = ({ id }: { id: string }) => id
  const byTime = ({ day, instant }: DayValue) => day ?? String(instant)
  const morning = (measure: MorningMeasure) => (row: CsvRow, rank: string) =>
    keep(values[measure], morningOf(measure, row), { key: byTime, rank })

  const ofTables: Partial<Record<FitbitFileKind, (row: CsvRow, rank: string) => void>> = {
    user_sleep: (row, rank) => keep(userSleeps, userSleepOf(row), { key: byId, rank, what: 'sleeps' }),
    user_sleep_stage: (row) => stages.add(row),
    user_sleep_score: (row, rank) => keep(userScores, userSleepScoreOf(row), { key: ({ sleep_id }) => sleep_id, rank }),
    sleep_score: (row, rank) => keep(scores, sleepScoreOf(row), { key: ({ log_id }) => log_id, rank }),
    hrv: morning('hrv'),
    respiration: morning('respiration'),
    spo2: morning('spo2'),
    readiness: morning('readiness'),
    temperature: (row, rank) => keep(temperatures, temperatureOf(row), { key: ({ day }) => day, rank }),
    daily_resting_heart_rate: (row, rank) => keep(restingHeartRates, restingHeartRateOf(row), { key: byTime, rank }),
    user_exercise: (row, rank) => keep(userExercises, userExerciseOf(row), { key: byId, rank, what: 'workouts' }),
    profile(row) {
      profile = profileOf(row)
    },
  }
  const ofLists: Partial<Record<FitbitFileKind, (element: unknown, rank: string) => void>> = {
    sleep_log: (element, rank) => keep(logs, sleepLogOf(element), { key: byId, rank, what: 'sleeps' }),
    exercise: (element, rank) => keep(exercises, loggedExerciseOf(element), { key: byId, rank, what: 'workouts' }),
    resting_heart_rate: (element, rank) =>
      keep(loggedRestingHeartRates, loggedRestingHeartRateOf(element), { key: byTime, rank }),
  }

  return {
    async take({ kind, entry, limitBytes, rank }: FitbitFile): Promise<void> {
      const [ofTable, ofList] = [ofTables[kind], ofLists[kind]]
      if (ofTable) for await (const row of rowsOf(entry, limitBytes)) ofTable(row, rank)
      if (ofList) for await (const element of elementsOf(entry, ['$.*'], limitBytes)) ofList(element, rank)
    },
    logs: logs.rows,
    userSleeps: userSleeps.rows,
    stagesOf: stages.of,
    scores: scores.rows,
    userScores: userScores.rows,
    hrv: values.hrv.rows,
    respiration: values.respiration.rows,
    spo2: values.spo2.rows,
    readiness: values.readiness.rows,
    loggedRestingHeartRates: loggedRestingHeartRates.rows,
    restingHeartRates: restingHeartRates.rows,
    temperatures: temperatures.rows,
    exercises: exercises.rows,
    userExercises: userExercises.rows,
    profile: () => profile,
  }
}
