import type { RecordKind, RecordKinds } from '@corner/wearables/records.ts'
import { sql } from 'kysely'
import type { VisibleDatabase } from '../database/visible-athletes.ts'
import { TABLE_OF } from './ingest-columns.ts'
import type { Series } from './series.ts'
import { storedReply } from './stored-reply.ts'

/** A record with the day it counts for. */
export type Dated<R> = R & { date: string | null }

const AHEAD = "interval '5 minutes'"
/** A stored change later than this was dated by a wrong clock: waiting for that time would freeze the record. */
export const TO_COME = `now() + ${AHEAD}`

/** Rows per statement; other requests get a turn in between, because writing the JSON of this many takes some 10 ms. */
const ROWS_A_STATEMENT = 1_000

/**
 * Writes records of one kind, at most one for each `provider_id`. A stored row is replaced by a newer one, by one of the same
 * age with different values, and, if it is dated in the future, by any other; an identical one writes nothing.
 * @param importId the file that brings them; null: the maker's API
 * @returns how many rows are new or changed
 */
export async function upsertRecords<K extends RecordKind>(
  db: VisibleDatabase,
  { user_id, provider }: Series,
  kind: K,
  records: readonly Dated<RecordKinds[K]>[],
  importId: string | null = null,
): Promise<number> {
  const { statement } = STATEMENTS[kind]
  let written = 0
  for (let from = 0; from < records.length; from += ROWS_A_STATEMENT) {
    const rows = records
      .slice(from, from + ROWS_A_STATEMENT)
      .map((record) => ({ ...record, raw: storedReply(record.raw) }))
    const { rows: changed } = await statement(user_id, provider, importId, asJsonb(rows)).execute(db)
    written += changed.length
  }
  return written
}

/**
 * A row that a file wrote anew stays that of the file that brought it first: an undo of the later one must not take it away. One
 * that the maker's API has written is no file's.
 *
 * One JSON text with all rows: as fast as a plain multi-row insert, with three parameters instead of thousands. `now()` stands
 * in no clause of the conflict but comes as the default of `stored_at`, and a difference of two times is compared: a
 * distributed PostgreSQL (Citus) takes only immutable functions there. It returns a row for each one written, because Citus
 * reports as affected what it has read.
 */
function upsertStatement(kind: RecordKind) {
  const { table, columns } = TABLE_OF[kind]
  const names = Object.keys(columns)
  const rows = Object.entries(columns).map(([name, type]) => `${name} ${type}`)
  const changes = names.filter((name) => name !== 'provider_id').map((name) => `${name} = excluded.${name}`)
  const head = `insert into ${table} as stored (user_id, provider, import_id, ${names})`
  const source = `as given (${rows})
    on conflict (user_id, provider, provider_id) do update set ${changes}, stored_at = excluded.stored_at,
      import_id = case when excluded.import_id is null then null else stored.import_id end
    where excluded.updated_at > stored.updated_at
      or (excluded.updated_at = stored.updated_at and excluded.raw <> stored.raw)
      or (excluded.updated_at <> stored.updated_at and stored.updated_at - excluded.stored_at > ${AHEAD})
    returning 1`
  return {
    statement: (userId: string, provider: string, importId: string | null, records: string) =>
      sql`${sql.raw(head)} select ${userId}::uuid, ${provider}, ${importId}::uuid, ${sql.raw(names.map((name) => `given.${name}`).join())}
        from jsonb_to_recordset(${records}::jsonb) ${sql.raw(source)}`,
  }
}

const STATEMENTS: Record<RecordKind, ReturnType<typeof upsertStatement>> = {
  cycle: upsertStatement('cycle'),
  sleep: upsertStatement('sleep'),
  recovery: upsertStatement('recovery'),
  workout: upsertStatement('workout'),
}

/** JSON that PostgreSQL accepts: a NUL or an unpaired surrogate in a provider's text would fail the athlete's every sync. */
export function asJsonb(value: unknown): string {
  const text = JSON.stringify(value)
  if (!/\\u(0000|d[89a-f])/i.test(text)) return text
  return JSON.stringify(value, (_key, part) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '') : part,
  )
}
