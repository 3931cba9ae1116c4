import { type CalendarDay, localDay } from '../../calendar.ts'
import { baseName } from '../../export-files/base-name.ts'
import { type ExportDay, isMeasured, recordsOfDays } from '../../export-files/export-days.ts'
import type { ExportEntry, ExportReading, ReadExportFile } from '../../export-files/export-format.ts'
import { elementsOf } from '../../export-files/json-elements.ts'
import { withProgress } from '../../export-files/read-progress.ts'
import { type SkippedParts, skippedParts } from '../../export-files/skipped-parts.ts'
import { checkDailyLimit, type FileOfKind } from '../../own-export/daily-limit.ts'
import { ExportRefused } from '../../own-export/export-refused.ts'
import { offsetsOfActivities } from './activities.ts'
import { type GarminFile, type GarminFileKind, garminFilesOf, kindOf } from './export-files.ts'
import { type FoundRows, foundRows } from './found-rows.ts'
import { type KnownOffsets, knownOffsets } from './offsets.ts'
import { emailInPath } from './owner.ts'
import { exportDayOf, workoutsOf } from './records.ts'
import type { GarminSpan } from './sleep-rows.ts'

/** Where a file's rows are. */
const SELECTORS: Record<GarminFileKind, readonly string[]> = {
  sleep: ['$.*'],
  health: ['$.*'],
  day: ['$.*'],
  activity: ['$.*.summarizedActivitiesExport.*', '$.summarizedActivitiesExport.*'],
  owner: ['$'],
}

/** Reads Garmin's "Export Your Data" (docs/garmin.md). @throws as `ExportFormat.read` */
export async function readGarmin(entries: readonly ExportEntry[], reading: ExportReading): Promise<ReadExportFile> {
  const ours = entries.filter(({ path }) => kindOf(path) !== undefined)
  const files = garminFilesOf(withProgress(ours, reading))
  const skipped = skippedParts()
  const found = foundRows(reading.now, skipped)
  for (const file of files)
    for await (const element of elementsOf(file.entry, SELECTORS[file.kind], file.limitBytes))
      found.take(file.kind, element, file.rank)

  const days = rowsOf(found.days)
  const activities = rowsOf(found.activities)
  const offsets = knownOffsets(days, offsetsOfActivities(activities.values()), reading.timezoneOffset)
  const exportDays = daysOf(found, offsets, skipped)
  const workouts = workoutsOf(activities, offsets, reading.now, skipped)
  if (exportDays.length === 0 && workouts.length === 0)
    throw new ExportRefused({}, 'This Garmin export holds no nights, days or activities that Corner can read')

  const records = { ...recordsOfDays(exportDays, reading.now), workouts }
  checkDailyLimit(records, firstOfEach(files))
  const email = ours.flatMap(({ path }) => emailInPath(path) ?? []).sort()[0] ?? null
  const owner = found.owner() ?? { name: null, email: null }
  return {
    records,
    files: firstOfEach(files),
    skipped: skipped.list(),
    owner: owner.name || owner.email || email ? { name: owner.name, email: owner.email ?? email } : null,
  }
}

function rowsOf<Row>(ranked: ReadonlyMap<string, { row: Row }>): Map<string, Row> {
  return new Map([...ranked].map(([key, { row }]) => [key, row]))
}

function daysOf(found: FoundRows, offsets: KnownOffsets, skipped: SkippedParts): ExportDay[] {
  const naps = Map.groupBy(
    [...found.naps.values()].map(({ row }) => row).sort((a, b) => a.start.getTime() - b.start.getTime()),
    ({ end }: GarminSpan): CalendarDay => localDay(end, offsets.ofDay(localDay(end, '+00:00'))),
  )
  const names = new Set([...found.nights.keys(), ...found.healths.keys(), ...found.days.keys(), ...naps.keys()])
  return [...names].sort().flatMap((name) => {
    const day = exportDayOf(
      name,
      {
        night: found.nights.get(name)?.row ?? null,
        naps: naps.get(name) ?? [],
        health: found.healths.get(name)?.row ?? null,
        day: found.days.get(name)?.row ?? null,
      },
      offsets,
    )
    if (isMeasured(day) || day.naps.length > 0) return [day]
    skipped.add('days', 'Nothing of the night was measured')
    return []
  })
}

/** The first of each kind, for messages. */
function firstOfEach(files: readonly GarminFile[]): FileOfKind {
  const first = (...kinds: readonly GarminFileKind[]) => {
    const file = kinds.map((wanted) => files.find(({ kind }) => kind === wanted)).find((each) => each !== undefined)
    return file ? baseName(file.entry.path) : null
  }
  return { cycles: first('day', 'health', 'sleep'), sleeps: first('sleep'), workouts: first('activity') }
}
