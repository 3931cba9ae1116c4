import { checkDailyLimit, type FileOfKind } from '../../own-export/daily-limit.ts'
import { newestOfEach } from '../../own-export/export-ids.ts'
import { ExportRefused, quoted } from '../../own-export/export-refused.ts'
import type { OwnExport } from '../../own-export/own-export.ts'
import type { RecordBatch } from '../../records.ts'
import { CSV_LIMIT_BYTES, type CsvFile, csvFilesOf, isZip } from './archive.ts'
import { COLUMNS } from './columns.ts'
import { cycleOfRow, findRecoveryOfRow } from './cycle-rows.ts'
import { isExportFile, isMarkedAsJournal } from './file-names.ts'
import { findSleepOfRow, sleepsOfTable } from './sleep-rows.ts'
import { type ExportTable, readTables } from './table.ts'
import { workoutOfRow } from './workout-rows.ts'

/**
 * An athlete's own WHOOP export as records (docs/reference/other-wearables.md#whoop-member-export): the zip, or a single
 * CSV file. Any part may be missing as long as there are cycles, sleeps or workouts. Everything is read and checked
 * before anything is returned. The ids are ours, `export:…` (export-ids.ts); before storing, `withoutDuplicates` removes
 * what the API has delivered already.
 * @param now no record may be more than a day later
 * @param fileName of the upload, for messages about a single CSV file
 * @throws ExportRefused, and nothing else, whatever the bytes
 */
export function readExport(upload: Uint8Array, now: Date, fileName = 'The file'): OwnExport {
  if (upload.length === 0) throw new ExportRefused({ file: fileName }, 'is empty')
  if (!isZip(upload) && upload.length > CSV_LIMIT_BYTES)
    throw new ExportRefused({ file: fileName }, 'is larger than 50 MB')
  return readCsvFiles(isZip(upload) ? csvFilesOf(upload) : [{ name: fileName, bytes: upload }], now)
}

/** The same of CSV files that are unpacked already. @throws ExportRefused */
export function readCsvFiles(given: readonly CsvFile[], now: Date): OwnExport {
  const tables = readTables(
    given.filter(({ name }) => !isMarkedAsJournal(name)),
    now,
  )
  const known = tables.filter(({ kind }) => kind === 'cycles' || kind === 'sleeps' || kind === 'workouts')
  const unknown = tables.filter(({ kind }) => kind === undefined)
  const unread = known.length === 0 ? unknown[0] : unknown.find(({ file }) => isExportFile(file))
  if (unread) refuseHeaders(unread)
  if (known.length === 0)
    throw new ExportRefused(
      {},
      'This is no WHOOP export: it holds no cycles, sleeps or workouts (physiological_cycles.csv)',
    )
  const [records, files] = [recordsOf(known), filesOf(known)]
  checkDailyLimit(records, files)
  return { records, files, ignored_files: unknown.map(({ file }) => file) }
}

/** The first file of each kind; the main sleeps may be only in the file of the cycles. */
function filesOf(tables: readonly ExportTable[]): FileOfKind {
  const first = (wanted: ExportTable['kind']) => tables.find(({ kind }) => kind === wanted)?.file ?? null
  return { cycles: first('cycles'), sleeps: first('sleeps') ?? first('cycles'), workouts: first('workouts') }
}

function recordsOf(tables: readonly ExportTable[]): RecordBatch {
  const rowsOf = (kind: ExportTable['kind']) =>
    tables.filter((table) => table.kind === kind).flatMap(({ rows }) => rows)
  const cycleRows = rowsOf('cycles')
  const sleeps = tables.filter(({ kind }) => kind === 'sleeps').flatMap(sleepsOfTable)
  // Both files contain the main sleeps. sleeps.csv has the naps too, so it goes first, and the other one fills its gaps.
  const listed = new Set(sleeps.map(({ provider_id }) => provider_id))
  const unlisted = cycleRows
    .flatMap((row) => findSleepOfRow(row) ?? [])
    .filter((sleep) => !listed.has(sleep.provider_id))
  return {
    cycles: newestOfEach(cycleRows.map(cycleOfRow)),
    sleeps: newestOfEach([...sleeps, ...unlisted]),
    recoveries: newestOfEach(cycleRows.flatMap((row) => findRecoveryOfRow(row) ?? [])),
    workouts: newestOfEach(rowsOf('workouts').map(workoutOfRow)),
  }
}

const SHOWN_HEADERS = 8

function refuseHeaders({ file, headers }: ExportTable): never {
  const shown = headers.slice(0, SHOWN_HEADERS).map(quoted).join(', ')
  const more = headers.length > SHOWN_HEADERS ? ` and ${headers.length - SHOWN_HEADERS} more` : ''
  throw new ExportRefused(
    { file, line: 1 },
    `these headers are none that Corner knows: ${shown}${more}. It reads exports in English and German, which begin with ` +
      `${COLUMNS.cycle_start.headers.map(quoted).join(' or ')}; change the language of your WHOOP account and request the export again`,
  )
}
