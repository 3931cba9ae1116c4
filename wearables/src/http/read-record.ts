import { ZodError } from 'zod'
import { ProviderUnavailable } from '../failures.ts'
import type { RecordKind, RecordKinds, UnreadableRecord } from '../records.ts'
import type { Caller } from './caller.ts'

/** Clocks and time zones differ, but a start further in the future is not a measurement. */
const AHEAD_MS = 86_400_000
/** By then, whatever has begun has ended. */
const END_AHEAD_MS = 3 * AHEAD_MS

export type ReadResult<K extends RecordKind> = { record: RecordKinds[K] } | { unreadable: UnreadableRecord }

/** One part of a reply that should become a record. */
export interface RecordReading<K extends RecordKind> {
  kind: K
  raw: unknown
  /** The mapping. @throws ZodError */
  read(raw: unknown): RecordKinds[K]
  /** The provider's id, for a record that cannot be read. */
  idOf(raw: unknown): string | null
  /** The time of the reply. */
  receivedAt: Date
  /** Index on its page; null for a record that was requested alone. */
  position: number | null
}

/**
 * One record of a reply, or what is wrong with it. A change time in the future counts as now; otherwise a later change
 * would not replace the record. Records that start more than one day or end more than three days from now are rejected.
 */
export function readRecordOf<K extends RecordKind>(reading: RecordReading<K>): ReadResult<K> {
  const { kind, raw, receivedAt, position } = reading
  const setAside = (field: string, problem: string): ReadResult<K> => ({
    unreadable: { kind, provider_id: reading.idOf(raw), position, field, problem, raw },
  })
  try {
    const record = { ...reading.read(raw), raw }
    if ('start_at' in record && record.start_at.getTime() > receivedAt.getTime() + AHEAD_MS)
      return setAside('start', 'The record starts more than a day from now')
    if ('end_at' in record && record.end_at && record.end_at.getTime() > receivedAt.getTime() + END_AHEAD_MS)
      return setAside('end', 'The record ends more than three days from now')
    if (record.updated_at > receivedAt) record.updated_at = receivedAt
    return { record }
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    const [issue] = error.issues
    return setAside(issue?.path.join('.') ?? '', issue?.message ?? 'Unreadable')
  }
}

/**
 * The record; undefined: it cannot be read and was passed to the session's `setAside`.
 * @throws ProviderUnavailable for such a record where the session does not set records aside
 */
export function recordOrSetAside<K extends RecordKind>(
  { label, session }: Pick<Caller, 'label' | 'session'>,
  path: string,
  result: ReadResult<K>,
): RecordKinds[K] | undefined {
  if ('record' in result) return result.record
  const { field, problem } = result.unreadable
  if (!session.setAside)
    throw new ProviderUnavailable(`${label}'s reply to ${path} fits no description: ${problem} (${field})`)
  session.setAside(result.unreadable)
  return undefined
}

/** undefined: not an object. */
export function asObject(raw: unknown): Record<string, unknown> | undefined {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Record<string, unknown>) : undefined
}
