import { localDay, wakeDay } from '../calendar.ts'
import type { RecordBatch } from '../records.ts'
import { ExportRefused } from './refused.ts'

/** Of one kind on one calendar day: many times what anybody does. More is a broken file, or one made to fill the disk. */
export const MOST_A_DAY = 50

/** The kinds that have a start of their own; a recovery goes with its cycle. */
export type TimedKind = 'cycles' | 'sleeps' | 'workouts'
export const TIMED_KINDS: readonly TimedKind[] = ['cycles', 'sleeps', 'workouts']

/** Which file of an export each kind came from, for the sentences about it. */
export type FileOfKind = Record<TimedKind, string | null>

/** @throws ExportRefused that names the file and the first day with more than `MOST_A_DAY` records of one kind */
export function refuseCrowdedDays(records: RecordBatch, files: FileOfKind): void {
  refuseCrowded('cycles', records.cycles.map(startDay), files)
  refuseCrowded('sleeps', records.sleeps.map(wakeDay), files)
  refuseCrowded('workouts', records.workouts.map(startDay), files)
}

/** The refusal of a day; `together` with what was stored before. */
export function crowdedDay(
  kind: TimedKind,
  { day, count, together = false }: { day: string; count: number; together?: boolean },
  files: FileOfKind,
): ExportRefused {
  const before = together ? ', together with those stored already' : ''
  return new ExportRefused(
    { file: files[kind] ?? kind },
    `${day} has ${count} ${kind}${before}; a day may have up to ${MOST_A_DAY}`,
  )
}

function refuseCrowded(kind: TimedKind, days: readonly string[], files: FileOfKind): void {
  const counts = new Map<string, number>()
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1)
  const [first] = [...counts].filter(([, count]) => count > MOST_A_DAY).sort(([a], [b]) => (a < b ? -1 : 1))
  if (first) throw crowdedDay(kind, { day: first[0], count: first[1] }, files)
}

const startDay = (record: { start_at: Date; timezone_offset: string }) =>
  localDay(record.start_at, record.timezone_offset)
