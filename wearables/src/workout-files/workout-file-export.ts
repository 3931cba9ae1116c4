import { baseName } from '../export-files/base-name.ts'
import type {
  ExportEntry,
  ExportFormat,
  ExportReading,
  ReadExportFile,
  SkippedPart,
} from '../export-files/export-format.ts'
import { checkDailyLimit } from '../own-export/daily-limit.ts'
import { newestOfEach } from '../own-export/export-ids.ts'
import { ExportRefused } from '../own-export/export-refused.ts'
import type { WorkoutRecord } from '../records.ts'
import { WORKOUT_FILE_CAPABILITIES } from './capabilities.ts'
import { isWorkoutFiles } from './file-kinds.ts'
import { readWorkoutFile } from './read-workout-file.ts'

/** A single training from any device or app: FIT, TCX or GPX, or several of them in a zip (docs/workout-files.md). */
export const workoutFileExport: ExportFormat = {
  provider: 'workout_files',
  capabilities: WORKOUT_FILE_CAPABILITIES,
  label: 'Workout file',
  howToGet:
    'Open the training in the app or on the site of your device, and export it as FIT, TCX or GPX file. FIT says most. Several can be in one zip.',
  accepts: ['.fit', '.tcx', '.gpx', '.zip'],
  isOurs: isWorkoutFiles,
  read: readWorkoutFiles,
}

const MOST_FILES = 20_000

async function readWorkoutFiles(entries: readonly ExportEntry[], reading: ExportReading): Promise<ReadExportFile> {
  if (entries.length > MOST_FILES) throw new ExportRefused({}, `This zip holds more than ${MOST_FILES} files`)
  const workouts: WorkoutRecord[] = []
  const skipped: SkippedPart[] = []
  let [done, first]: [number, string | null] = [0, null]
  let refusal: ExportRefused | undefined
  for (const entry of entries) {
    try {
      const read = await readWorkoutFile(entry, reading)
      if (read.length > 0) first ??= baseName(entry.path)
      workouts.push(...read)
    } catch (error) {
      if (!(error instanceof ExportRefused)) throw error
      refusal ??= error
      count(skipped, error)
    }
    reading.onProgress?.(++done / entries.length)
  }
  if (workouts.length === 0) throw refusal ?? new ExportRefused({}, 'This zip holds no FIT, TCX or GPX file')
  const records = { cycles: [], sleeps: [], recoveries: [], workouts: newestOfEach(workouts) }
  const files = { cycles: null, sleeps: null, workouts: first }
  checkDailyLimit(records, files)
  return { records, files, skipped, owner: null }
}

/** Of several files, one that cannot be read is told, and the others are taken in. */
function count(skipped: SkippedPart[], { file, message }: ExportRefused) {
  const why = file === null ? message : message.slice(message.indexOf(': ') + 2)
  const same = skipped.find((part) => part.why === why)
  if (same) same.count++
  else skipped.push({ what: 'files', why, count: 1 })
}
