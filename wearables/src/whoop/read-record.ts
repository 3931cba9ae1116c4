import { ZodError } from 'zod'
import type { RecordKind, RecordKinds, UnreadableRecord } from '../records.ts'
import { RECORD_OF } from './mapping.ts'

/** Clocks and time zones differ, but a start further in the future is not a measurement. */
const AHEAD_MS = 86_400_000
/** By then, whatever has begun has ended. */
const END_AHEAD_MS = 3 * AHEAD_MS

type ReadResult<K extends RecordKind> = { record: RecordKinds[K] } | { unreadable: UnreadableRecord }

/**
 * One record of a reply, or what is wrong with it. A record without `updated_at`, or with one in the future, counts as
 * changed when it was received; otherwise a later change would not replace it. Records that start more than one day or
 * end more than three days after that are rejected.
 * @param receivedAt the time of the reply
 * @param position index on its page; null for a record that was requested alone
 */
export function readRecord<K extends RecordKind>(
  kind: K,
  raw: unknown,
  receivedAt: Date,
  position: number | null,
): ReadResult<K> {
  const setAside = (field: string, problem: string): ReadResult<K> => ({
    unreadable: { kind, provider_id: idOf(kind, raw), position, field, problem, raw },
  })
  try {
    const record = { ...RECORD_OF[kind](withUpdatedAt(raw, receivedAt)), raw }
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

function withUpdatedAt(raw: unknown, receivedAt: Date): unknown {
  const reply = asObject(raw)
  return reply && reply.updated_at == null ? { ...reply, updated_at: receivedAt.toISOString() } : raw
}

/** As in mapping.ts: a recovery has the id of its cycle. */
function idOf(kind: RecordKind, raw: unknown): string | null {
  const reply = asObject(raw)
  const id = kind === 'recovery' ? reply?.cycle_id : reply?.id
  return (typeof id === 'string' && id !== '') || Number.isInteger(id) ? String(id) : null
}

function asObject(raw: unknown): Record<string, unknown> | undefined {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Record<string, unknown>) : undefined
}
