import { type RawBuilder, sql } from 'kysely'

/** Names in a reader's alphabetical order, whatever the database's collation: Ünal sorts beside Unger, ada beside Ada. */
export function asNames(text: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`(${text}) collate "und-x-icu"`
}
