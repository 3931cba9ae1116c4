import { type RawBuilder, sql } from 'kysely'

/** Whether each word of a search occurs in the text, in any order and case; an empty search matches all. */
export function holdsEveryWord(text: RawBuilder<string>, search = ''): RawBuilder<boolean> {
  const patterns = search
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return sql<boolean>`(${text}) ilike all (${patterns}::text[])`
}
