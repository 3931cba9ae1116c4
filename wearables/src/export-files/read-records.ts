import { readRecordOf } from '../http/read-record.ts'
import { ExportRefused } from '../own-export/export-refused.ts'
import type { RecordKind, RecordKinds, UnreadableRecord } from '../records.ts'
import type { SkippedPart } from './export-format.ts'

/** Of a maker's file a few rows may be odd; more means that Corner does not understand it. */
const UNREADABLE_SHARE = 0.1

const NAMES: Record<RecordKind, string> = { cycle: 'days', sleep: 'nights', recovery: 'mornings', workout: 'workouts' }

/**
 * What a file holds of one kind as records, by the maker's mapping; and what of it cannot be read.
 * @throws ExportRefused when that is more than a tenth
 */
export function readRecords<K extends RecordKind>(
  kind: K,
  raws: readonly unknown[],
  read: (raw: unknown) => RecordKinds[K],
  { file, now }: { file: string | null; now: Date },
): { records: RecordKinds[K][]; skipped: SkippedPart[] } {
  const records: RecordKinds[K][] = []
  const unreadable: UnreadableRecord[] = []
  for (const [position, raw] of raws.entries()) {
    const result = readRecordOf({ kind, raw, read, idOf: () => null, receivedAt: now, position })
    if ('record' in result) records.push(result.record)
    else unreadable.push(result.unreadable)
  }
  const [first] = unreadable
  if (!first) return { records, skipped: [] }
  const why = `${first.field ? `${first.field}: ` : ''}${first.problem}`
  if (unreadable.length > raws.length * UNREADABLE_SHARE)
    throw new ExportRefused({ file }, `${unreadable.length} of ${raws.length} ${NAMES[kind]} cannot be read (${why})`)
  return { records, skipped: [{ what: `${NAMES[kind]} that cannot be read`, why, count: unreadable.length }] }
}
