import { asObject, type ReadResult, readRecordOf } from '../http/read-record.ts'
import type { RecordKind } from '../records.ts'
import { dayId, RECORD_OF } from './mapping.ts'

/** One record of a reply, or what is wrong with it. @param position index in its list; null for a record that was requested alone */
export function readRecord<K extends Exclude<RecordKind, 'sleep'>>(
  kind: K,
  raw: unknown,
  receivedAt: Date,
  position: number | null,
): ReadResult<K> {
  const read = (reply: unknown) => RECORD_OF[kind](reply, receivedAt)
  return readRecordOf({ kind, raw, read, idOf: kind === 'workout' ? idOfActivity : idOfDay, receivedAt, position })
}

/** A reply with these fields alone, as far as it has them. Anything but an object stays as it is, to be refused. */
export function only(fields: readonly string[], reply: unknown): unknown {
  const given = asObject(reply)
  if (!given) return reply
  return Object.fromEntries(fields.filter((field) => Object.hasOwn(given, field)).map((field) => [field, given[field]]))
}

function idOfActivity(raw: unknown): string | null {
  const id = asObject(raw)?.id
  return (typeof id === 'string' && id !== '') || Number.isInteger(id) ? String(id) : null
}

function idOfDay(raw: unknown): string | null {
  const id = asObject(asObject(raw)?.wellness)?.id
  return typeof id === 'string' && id !== '' ? dayId(id) : null
}
