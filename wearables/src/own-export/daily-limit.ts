import { localDay, wakeDay } from '../calendar.ts'
import type { RecordBatch } from '../records.ts'
import { ExportRefused } from './export-refused.ts'

/**
 * Most records of one kind on one calendar day, far more than anybody has. More means a broken file, or one made to fill
 * the disk.
 */
export const MAX_RECORDS_PER_DAY = 50

/** The kinds with a start time; a recovery belongs to its cycle. */
export type TimedKind = 'cycles' | 'sleeps' | 'workouts'
export const TIMED_KINDS: readonly TimedKind[] = ['cycles', 'sleeps', 'workouts']

/** The file of an export that each kind came from, for error messages. */
export type FileOfKind = Record<TimedKind, string | null>

/** @throws ExportRefused with the file and the first day that has too many records of one kind */
export function checkDailyLimit(records: RecordBatch, files: FileOfKind): void {
  checkDays('cycles', records.cycles.map(startDay), files)
  checkDays('sleeps', records.sleeps.map(wakeDay), files)
  checkDays('workouts', records.workouts.map(startDay), files)
}

/** The refusal for such a day; `together`: counted with the records stored before. */
export function dailyLimitRefusal(
  kind: TimedKind,
  { day, count, together = false }: { day: string; count: number; together?: boolean },
  files: FileOfKind,
): ExportRefused {
  const before = together ? ', together with those stored already' : ''
  return new ExportRefused(
    { file: files[kind] ?? kind },
    `${day} has ${count} ${kind}${before}; a day may have up to ${MAX_RECORDS_PER_DAY}`,
  )
}

function checkDays(kind: TimedKind, days: readonly string[], files: FileOfKind): void {
  const counts = new Map<string, number>()
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1)
  const [first] = [...counts].filter(([, count]) => count > MAX_RECORDS_PER_DAY).sort(([a], [b]) => (a < b ? -1 : 1))
  if (first) throw dailyLimitRefusal(kind, { day: first[0], count: first[1] }, files)
}

const startDay = (record: { start_at: Date; timezone_offset: string }) =>
  localDay(record.start_at, record.timezone_offset)
