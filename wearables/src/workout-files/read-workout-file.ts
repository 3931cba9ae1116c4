import { baseName } from '../export-files/base-name.ts'
import type { ExportEntry, ExportReading } from '../export-files/export-format.ts'
import { peek } from '../export-files/peek.ts'
import { ExportRefused } from '../own-export/export-refused.ts'
import type { WorkoutRecord } from '../records.ts'
import { readXml } from '../xml/read-xml.ts'
import { kindByHead, kindByName, type WorkoutFileKind } from './file-kinds.ts'
import { readFit } from './fit.ts'
import { GpxReader } from './gpx.ts'
import { checkTimes, type RecordedWorkout, workoutRecord } from './recorded-workout.ts'
import { TcxReader } from './tcx.ts'

/** A FIT file is held whole: a day with a point a second has about 5 MB. TCX and GPX are read as they come. */
const FIT_LIMIT_BYTES = 32 * 1024 * 1024
const XML_LIMIT_BYTES = 512 * 1024 * 1024
const HEAD_BYTES = 1024

/** The workouts of one file. @throws ExportRefused for one that is damaged, has none, or none with readable times */
export async function readWorkoutFile(entry: ExportEntry, reading: ExportReading): Promise<WorkoutRecord[]> {
  const file = baseName(entry.path)
  const limit = kindByName(entry.path) === 'fit' ? FIT_LIMIT_BYTES : XML_LIMIT_BYTES
  const { head, rest, close } = await peek(entry, HEAD_BYTES, limit)
  const kind = kindByHead(head)
  if (kind === undefined) {
    await close()
    throw new ExportRefused({ file }, 'is no FIT, TCX or GPX file')
  }
  const workouts = await workoutsOf(kind, rest(), file, reading.timezoneOffset)
  if (workouts.length === 0) throw new ExportRefused({ file }, 'holds no recorded training')
  for (const workout of workouts) checkTimes(workout, file, reading.now)
  return workouts.map((workout) => workoutRecord(workout, kind, reading.timezoneOffset))
}

async function workoutsOf(
  kind: WorkoutFileKind,
  bytes: AsyncIterable<Uint8Array>,
  file: string,
  timezoneOffset: string,
): Promise<RecordedWorkout[]> {
  if (kind === 'fit') return readFit(await collected(bytes, file), file)
  const reader = kind === 'tcx' ? new TcxReader(file, timezoneOffset) : new GpxReader(file, timezoneOffset)
  await readXml(bytes, file, reader)
  return reader.workouts
}

async function collected(pieces: AsyncIterable<Uint8Array>, file: string): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  let length = 0
  for await (const piece of pieces) {
    length += piece.length
    if (length > FIT_LIMIT_BYTES) throw new ExportRefused({ file }, 'is larger than 32 MB')
    all.push(Buffer.from(piece))
  }
  return Buffer.concat(all)
}
