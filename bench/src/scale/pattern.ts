import { text } from 'node:stream/consumers'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

export const TABLES = ['cycles', 'sleeps', 'recoveries', 'workouts'] as const
type Table = (typeof TABLES)[number]

/** Rows of one table as COPY writes them, without the user's id at the beginning: by age in days, then by athlete. */
export interface Pattern {
  table: Table
  columns: string[]
  rows: string[][][]
}

/** The stored days of these athletes, to be given to others. */
export async function readPatterns(client: pg.ClientBase, athleteIds: readonly string[]): Promise<Pattern[]> {
  const patterns: Pattern[] = []
  for (const table of TABLES) patterns.push(await readPattern(client, table, athleteIds))
  return patterns
}

async function readPattern(client: pg.ClientBase, table: Table, athleteIds: readonly string[]): Promise<Pattern> {
  const { rows: found } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> 'user_id' order by attnum`,
    [table],
  )
  const columns = found.map(({ name }) => name)
  const ids = athleteIds.map((id) => `'${id}'`).join()
  const copied = client.query(
    copyTo(
      `copy (select user_id, current_date - date, ${columns.join()} from ${table} where user_id in (${ids})) to stdout`,
    ),
  )
  const rows: string[][][] = []
  for (const line of (await text(copied)).split('\n')) {
    const [id = '', age = ''] = line.split('\t', 2)
    if (line === '') continue
    rows[Number(age)] ??= athleteIds.map(() => [])
    rows[Number(age)]?.[athleteIds.indexOf(id)]?.push(line.slice(id.length + age.length + 2))
  }
  return { table, columns, rows }
}
