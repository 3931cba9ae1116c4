import { baseName } from '../../export-files/base-name.ts'
import type { ExportEntry, ExportFormat, ExportReading, SkippedPart } from '../../export-files/export-format.ts'
import { readRecords } from '../../export-files/read-records.ts'
import { ExportRefused } from '../../own-export/export-refused.ts'
import { OURA_CAPABILITIES } from '../capabilities.ts'
import { cycleRecord, recoveryRecord, sleepRecord, workoutRecord } from '../mapping.ts'
import { isNoSleep } from '../nights.ts'
import { cycleParts, morningParts, sleepParts } from '../parts.ts'
import { fileOf, type OuraFile } from './columns.ts'
import { type Document, documentsOf } from './documents.ts'
import { withExportIds } from './export-records.ts'

/** Oura's "Export data": CSV files with the fields of API v2 (docs/reference/other-wearables.md), so its mapping is that of the API. */
export const ouraExport: ExportFormat = {
  provider: 'oura',
  capabilities: OURA_CAPABILITIES,
  label: 'Oura “Export data”',
  howToGet: 'On cloud.ouraring.com (Membership Hub): Export data. The zip is ready there after some hours.',
  accepts: ['.zip', '.csv'],
  isOurs: (paths) => paths.some((path) => fileOf(path) !== undefined),
  async read(entries, { now, onProgress }) {
    const { documents, names } = await readFiles(entries, onProgress)
    const sleeps = newestOfEach(documents.sleep)
    const workouts = newestOfEach(documents.workouts)
    if (sleeps.length + workouts.length === 0)
      throw new ExportRefused({}, 'This Oura export holds no nights and no workouts (sleepmodel.csv, workout.csv)')
    const byDay = (file: OuraFile) =>
      new Map<unknown, unknown>(documents[file].map((document) => [document.day, document]))
    const parts = { readiness: byDay('readiness'), scores: byDay('scores'), spo2: byDay('spo2') }
    const place = { file: names.sleep ?? null, now }
    const nights = readRecords('sleep', sleepParts(sleeps), sleepRecord, place)
    const days = readRecords('cycle', cycleParts(sleeps, byDay('activities'), now), cycleRecord, place)
    const mornings = readRecords('recovery', morningParts(sleeps, parts), recoveryRecord, place)
    const trained = readRecords('workout', workouts, workoutRecord, { file: names.workouts ?? null, now })
    return {
      records: withExportIds({
        cycles: days.records,
        sleeps: nights.records,
        recoveries: mornings.records,
        workouts: trained.records,
      }),
      files: { cycles: names.sleep ?? null, sleeps: names.sleep ?? null, workouts: names.workouts ?? null },
      skipped: [...noSleepsOf(sleeps), ...nights.skipped, ...mornings.skipped, ...trained.skipped],
      owner: null, // none of its files that Corner reads says whose it is
    }
  },
}

async function readFiles(entries: readonly ExportEntry[], onProgress: ExportReading['onProgress']) {
  const documents: Record<OuraFile, Document[]> = {
    sleep: [],
    readiness: [],
    scores: [],
    spo2: [],
    activities: [],
    workouts: [],
  }
  const names: Partial<Record<OuraFile, string>> = {}
  const ours = entries.flatMap((entry) => {
    const file = fileOf(entry.path)
    return file ? [{ entry, file }] : []
  })
  const bytes = ours.reduce((sum, { entry }) => sum + entry.size, 0)
  let read = 0
  for (const { entry, file } of ours) {
    documents[file].push(...(await documentsOf(entry, file)))
    names[file] ??= baseName(entry.path)
    read += entry.size
    onProgress?.(read / (bytes || 1))
  }
  return { documents, names }
}

/** A period that stands twice, as in two exports put together: the later row. */
function newestOfEach(documents: readonly Document[]): Document[] {
  return [...new Map(documents.map((document) => [document.id, document])).values()]
}

function noSleepsOf(sleeps: readonly Document[]): SkippedPart[] {
  const count = sleeps.filter(isNoSleep).length
  return count > 0
    ? [{ what: 'rests and deleted sleeps', why: 'they count as no sleep in the Oura app, too', count }]
    : []
}
