import { type RawBuilder, sql } from 'kysely'

/**
 * Whether each word of a search occurs in the text, in any order and case; an empty search matches all. A condition for each
 * word: an index of trigrams answers these, and not `ilike all`.
 */
export function holdsEveryWord(text: RawBuilder<string>, search = ''): RawBuilder<boolean> {
  const patterns = search
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  if (patterns.length === 0) return sql<boolean>`true`
  return sql<boolean>`(${sql.join(
    patterns.map((pattern) => sql`(${text}) ilike ${pattern}`),
    sql` and `,
  )})`
}
