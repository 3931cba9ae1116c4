import { type FileOfKind, refuseCrowdedDays } from '../../own-export/crowded-days.ts'
import { newestOfEach } from '../../own-export/export-ids.ts'
import type { OwnExport } from '../../own-export/own-export.ts'
import { ExportRefused, quoted } from '../../own-export/refused.ts'
import type { RecordBatch } from '../../records.ts'
import { CSV_LIMIT_BYTES, csvFilesOf, isZip } from './archive.ts'
import { COLUMNS } from './columns.ts'
import { cycleOfRow, findRecoveryOfRow } from './cycle-rows.ts'
import { isExportFile, isMarkedAsJournal } from './file-names.ts'
import { findSleepOfRow, sleepsOfTable } from './sleep-rows.ts'
import { type ExportTable, readTables } from './table.ts'
import { workoutOfRow } from './workout-rows.ts'

/**
 * A member's own WHOOP export as records (other-wearables.md, 1): the zip, or one of its CSV files alone. Any part may be missing,
 * as long as cycles, sleeps or workouts are there. All is read and checked before anything is returned.
 * Ids are ours, `export:…` (export-ids.ts); before storing, leave out with `withoutDuplicates` what the API has brought already.
 * @param now nothing in it may be more than a day later
 * @param fileName of the upload, for the sentences about a CSV that stands alone
 * @throws ExportRefused, and nothing else, whatever the bytes
 */
export function readExport(upload: Uint8Array, now: Date, fileName = 'The file'): OwnExport {
  if (upload.length === 0) throw new ExportRefused({ file: fileName }, 'is empty')
  if (!isZip(upload) && upload.length > CSV_LIMIT_BYTES)
    throw new ExportRefused({ file: fileName }, 'is larger than 50 MB')
  const given = isZip(upload) ? csvFilesOf(upload) : [{ name: fileName, bytes: upload }]
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
  refuseCrowdedDays(records, files)
  return { records, files, ignored_files: unknown.map(({ file }) => file) }
}

/** The first file of each kind; main sleeps may stand in the file of the cycles alone. */
function filesOf(tables: readonly ExportTable[]): FileOfKind {
  const first = (wanted: ExportTable['kind']) => tables.find(({ kind }) => kind === wanted)?.file ?? null
  return { cycles: first('cycles'), sleeps: first('sleeps') ?? first('cycles'), workouts: first('workouts') }
}

function recordsOf(tables: readonly ExportTable[]): RecordBatch {
  const rowsOf = (kind: ExportTable['kind']) =>
    tables.filter((table) => table.kind === kind).flatMap(({ rows }) => rows)
  const cycleRows = rowsOf('cycles')
  const sleeps = tables.filter(({ kind }) => kind === 'sleeps').flatMap(sleepsOfTable)
  // Both files hold the main sleeps: sleeps.csv, which has the naps too, goes first, and the other fills its gaps.
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
