import { createHash } from 'node:crypto'
import type { RecordBatch, RecordKind, RecordOrigin, UnreadableRecord } from '@corner/wearables/records.ts'
import type { VisibleDatabase } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'
import { dropUnreadable, hasUnreadable, type KeptRecord, keepUnreadable } from './unreadable-store.ts'

const RAW_BYTES = 16 * 1024
const KEPT_FOR_ATHLETE = 200
/** A longer id is cut, and the record identified by a hash of it, because a key column is bounded. */
const ID_LENGTH = 128
const TEXT_LENGTH = 500

/** What one piece of work finds that cannot be read, or can be again. */
export interface SetAside {
  /** For the provider's session. */
  add(record: UnreadableRecord): void
  /** These were read and stored. */
  noteRead(kind: RecordKind, records: readonly Pick<RecordOrigin, 'provider_id'>[]): void
  noteReadBatch(batch: RecordBatch): void
  /** Whether a record of this kind could not be read. */
  holds(kind: RecordKind): boolean
  /** Stores it, in the transaction that ends the work. */
  settle(db: VisibleDatabase, series: Series, now: Date): Promise<void>
}

export function openSetAside(): SetAside {
  const unreadable = new Map<string, KeptRecord>()
  const read = new Map<RecordKind, string[]>()
  const noteRead: SetAside['noteRead'] = (kind, records) => {
    const ids = read.get(kind) ?? []
    ids.push(...records.map(({ provider_id }) => provider_id))
    read.set(kind, ids)
  }
  return {
    noteRead,
    noteReadBatch({ cycles, sleeps, recoveries, workouts }) {
      noteRead('cycle', cycles)
      noteRead('sleep', sleeps)
      noteRead('recovery', recoveries)
      noteRead('workout', workouts)
    },
    holds: (kind) => [...unreadable.values()].some((record) => record.kind === kind),
    add(record) {
      const kept = keptRecord(record)
      unreadable.set(`${kept.kind} ${kept.record_key}`, kept)
    },
    async settle(db, series, now) {
      if (await hasUnreadable(db, series))
        for (const [kind, ids] of read) {
          // Some were read, and refused by the database afterwards.
          const stored = ids.filter((id) => !unreadable.has(`${kind} ${id}`))
          await dropUnreadable(db, series, kind, stored)
        }
      await keepUnreadable(db, series, [...unreadable.values()].slice(0, KEPT_FOR_ATHLETE), now, KEPT_FOR_ATHLETE)
    },
  }
}

/** Without an id it is identified by its content, so that a repetition is not a second one. */
function keptRecord({ raw, ...record }: UnreadableRecord): KeptRecord {
  const text = JSON.stringify(raw) ?? 'undefined'
  const id = record.provider_id === null ? null : storable(record.provider_id)
  return {
    ...record,
    provider_id: id?.slice(0, ID_LENGTH) ?? null,
    record_key: id !== null && id.length <= ID_LENGTH ? id : hashOf(id ?? text),
    // Both may repeat what the provider sent.
    field: storable(record.field).slice(0, TEXT_LENGTH),
    problem: storable(record.problem).slice(0, TEXT_LENGTH),
    raw: firstBytes(text, RAW_BYTES),
  }
}

function hashOf(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`
}

/** A text that PostgreSQL accepts. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** Never splits a surrogate pair. */
function firstBytes(text: string, most: number): string {
  const bytes = Buffer.from(text)
  return bytes.length <= most ? text : new TextDecoder().decode(bytes.subarray(0, most), { stream: true })
}
