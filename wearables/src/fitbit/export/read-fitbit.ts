import type { CalendarDay } from '../../calendar.ts'
import { baseName } from '../../export-files/base-name.ts'
import {
  type ExportDay,
  isFuture,
  isFutureDay,
  isMeasured,
  recordsOfDays,
  withVersion,
} from '../../export-files/export-days.ts'
import type { ExportEntry, ExportReading, ReadExportFile } from '../../export-files/export-format.ts'
import { withProgress } from '../../export-files/read-progress.ts'
import { type SkippedParts, skippedParts } from '../../export-files/skipped-parts.ts'
import { checkDailyLimit, type FileOfKind } from '../../own-export/daily-limit.ts'
import { newestOfEach } from '../../own-export/export-ids.ts'
import { ExportRefused } from '../../own-export/export-refused.ts'
import type { WorkoutRecord } from '../../records.ts'
import { timedExercises } from './exercise-times.ts'
import { withoutRepeats } from './exercises.ts'
import { type FitbitFile, type FitbitFileKind, fitbitFilesOf, kindOf } from './export-files.ts'
import { type FoundRows, foundRows } from './found-rows.ts'
import { type LocalClock, localClock } from './local-clock.ts'
import { type DayValue, dayOfValue } from './morning-rows.ts'
import { exportDayOf, mainSleep, workoutOf } from './records.ts'
import { scoreFinder } from './sleep-scores.ts'
import { sleepsOf } from './sleeps.ts'

/** Reads the Fitbit part of a Google Takeout (docs/fitbit.md). @throws as `ExportFormat.read` */
export async function readFitbit(entries: readonly ExportEntry[], reading: ExportReading): Promise<ReadExportFile> {
  const { now } = reading
  const ours = entries.filter(({ path }) => kindOf(path) !== undefined)
  const files = fitbitFilesOf(withProgress(ours, reading))
  const skipped = skippedParts()
  const found = foundRows(skipped)
  for (const file of files) await found.take(file)

  const clock = localClock(found.profile().timezone, reading.timezoneOffset)
  const days = daysOf(found, clock, now, skipped)
  const workouts = workoutsOf(found, clock, now, skipped)
  if (days.length === 0 && workouts.length === 0)
    throw new ExportRefused({}, 'This Takeout holds no nights, days or workouts of Fitbit that Corner can read')

  const records = { ...recordsOfDays(days, now), workouts }
  checkDailyLimit(records, firstOfEach(files))
  return { records, files: firstOfEach(files), skipped: skipped.list(), owner: found.profile().owner }
}

function daysOf(found: FoundRows, clock: LocalClock, now: Date, skipped: SkippedParts): ExportDay[] {
  const all = sleepsOf(rows(found.logs), rows(found.userSleeps), found.stagesOf, clock)
  const sleeps = Map.groupBy(
    all.filter(({ end }) => isPast('sleeps', isFuture(new Date(end), now), skipped)),
    ({ day }) => day,
  )
  const scoreOf = scoreFinder(
    rows(found.scores),
    new Map([...found.userScores].map(([id, { row }]) => [id, row.score] as const)),
  )
  const byDay = (values: ReadonlyMap<string, { row: DayValue }>) => valuesByDay(rows(values), clock)
  const [hrv, respiration, spo2, readiness] = [found.hrv, found.respiration, found.spo2, found.readiness].map(byDay)
  const restingHeartRates = new Map([...byDay(found.restingHeartRates), ...byDay(found.loggedRestingHeartRates)])
  const measured = [hrv, respiration, spo2, readiness, restingHeartRates, found.temperatures]
  const names = new Set([...sleeps.keys(), ...measured.flatMap((values) => [...(values?.keys() ?? [])])])
  return [...names]
    .sort()
    .filter((day) => isPast('days', isFutureDay(day, now), skipped))
    .map((day) => {
      const ofDay = sleeps.get(day) ?? []
      const main = mainSleep(ofDay)
      return exportDayOf(
        day,
        {
          sleeps: ofDay,
          score: main ? scoreOf(main) : null,
          hrv: hrv?.get(day) ?? null,
          respiration: respiration?.get(day) ?? null,
          spo2: spo2?.get(day) ?? null,
          readiness: readiness?.get(day) ?? null,
          resting_heart_rate: restingHeartRates.get(day) ?? null,
          temperature: found.temperatures.get(day)?.row ?? null,
        },
        clock.offsetAtWall(Date.parse(day)),
      )
    })
    .filter((day) => isMeasured(day) || day.naps.length > 0)
}

function isPast(what: string, isAhead: boolean, skipped: SkippedParts): boolean {
  if (isAhead) skipped.add(what, 'They lie in the future')
  return !isAhead
}

/** Of two values of a day the one that a file gives for the day itself, and then the later one. */
function valuesByDay(values: readonly DayValue[], clock: LocalClock): Map<CalendarDay, number> {
  const inOrder = values.toSorted((a, b) => (a.instant ?? Infinity) - (b.instant ?? Infinity) || a.value - b.value)
  return new Map(inOrder.map((value) => [dayOfValue(value, clock), value.value]))
}

function workoutsOf(found: FoundRows, clock: LocalClock, now: Date, skipped: SkippedParts): WorkoutRecord[] {
  const userExercises = rows(found.userExercises)
  const logged = timedExercises(rows(found.exercises), userExercises, clock)
  const workouts = [...userExercises, ...withoutRepeats(userExercises, logged)]
    .filter(({ end }) => isPast('workouts', isFuture(new Date(end), now), skipped))
    .sort((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1))
    .map((exercise) =>
      withVersion(new Date(exercise.end), workoutOf(exercise, clock.offsetAtInstant(exercise.start)), now),
    )
  return newestOfEach(workouts)
}

const rows = <Row>(ranked: ReadonlyMap<string, { row: Row }>): Row[] => [...ranked.values()].map(({ row }) => row)

/** The first of each kind, for messages. */
function firstOfEach(files: readonly FitbitFile[]): FileOfKind {
  const first = (...kinds: readonly FitbitFileKind[]) => {
    const file = kinds.map((wanted) => files.find(({ kind }) => kind === wanted)).find((each) => each !== undefined)
    return file ? baseName(file.entry.path) : null
  }
  return {
    cycles: first('hrv', 'resting_heart_rate', 'sleep_log', 'user_sleep'),
    sleeps: first('sleep_log', 'user_sleep'),
    workouts: first('user_exercise', 'exercise'),
  }
}
