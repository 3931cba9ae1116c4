import { asObject, type ReadResult, readRecordOf } from '../http/read-record.ts'
import type { RecordKind } from '../records.ts'
import { RECORD_OF } from './mapping.ts'

/**
 * One record of a reply, or what is wrong with it. A record without `updated_at` counts as changed when it was received.
 * @param receivedAt the time of the reply
 * @param position index on its page; null for a record that was requested alone
 */
export function readRecord<K extends RecordKind>(
  kind: K,
  raw: unknown,
  receivedAt: Date,
  position: number | null,
): ReadResult<K> {
  const read = (reply: unknown) => RECORD_OF[kind](withUpdatedAt(reply, receivedAt))
  return readRecordOf({ kind, raw, read, idOf: (reply) => idOf(kind, reply), receivedAt, position })
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
