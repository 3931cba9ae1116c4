import { type RawBuilder, sql } from 'kysely'

/** Names as a reader orders them, whatever the database's own order: Ünal stands beside Unger, ada beside Ada. */
export function asNames(text: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`(${text}) collate "und-x-icu"`
}
