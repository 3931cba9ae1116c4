import type pg from 'pg'
import type { Finding } from '../finding.ts'
import { TABLES } from './pattern.ts'

const MEBIBYTE = 1024 ** 2

/** What a record of each kind takes, with its part of the indexes; what each index takes, and the whole database. */
export async function storedBytes(pool: pg.Pool, of: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const table of TABLES) {
    const { rows } = await pool.query<{ heap: number; indexes: number; records: number }>(
      `select pg_table_size($1::regclass) as heap, pg_indexes_size($1::regclass) as indexes,
         (select count(*) from ${table}) as records`,
      [table],
    )
    const { heap = 0, indexes = 0, records = 1 } = rows[0] ?? {}
    const ratio = { to: 'the row itself', value: (heap + indexes) / heap }
    findings.push({
      what: `${of}: a record of ${table}, with its indexes`,
      value: (heap + indexes) / records,
      unit: 'bytes',
      ratio,
    })
  }
  const { rows: indexes } = await pool.query<{ name: string; bytes: number }>(
    `select indexrelid::regclass::text as name, pg_relation_size(indexrelid) as bytes from pg_index
     where indrelid = any($1::text[]::regclass[]) order by bytes desc`,
    [TABLES],
  )
  for (const { name, bytes } of indexes)
    findings.push({ what: `${of}: index ${name}`, value: bytes / MEBIBYTE, unit: 'MB' })
  const { rows } = await pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes')
  findings.push({ what: `${of}: the whole database`, value: (rows[0]?.bytes ?? 0) / MEBIBYTE, unit: 'MB' })
  return findings
}
