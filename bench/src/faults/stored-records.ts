import type pg from 'pg'
import type { Kind, Reply } from './ledger.ts'

export interface StoredRow {
  kind: Kind
  id: string
  start_at: Date
  updated_at: Date
  raw: Reply
}

/**
 * Each row by a scan of the table itself, so that a damaged index hides nothing and doubles show. A recovery begins when its
 * cycle does; one without a cycle counts as new, so that it is judged.
 */
const ROWS = `
  select 'cycle' as kind, provider_id as id, start_at, updated_at, raw from cycles where user_id = $1
  union all select 'sleep', provider_id, start_at, updated_at, raw from sleeps where user_id = $1
  union all select 'workout', provider_id, start_at, updated_at, raw from workouts where user_id = $1
  union all select 'recovery', r.provider_id, coalesce(c.start_at, now()), r.updated_at, r.raw
    from recoveries r left join cycles c on (c.user_id, c.provider, c.provider_id) = (r.user_id, r.provider, r.cycle_id)
    where r.user_id = $1`

export async function readStored(client: pg.Client, userId: string): Promise<StoredRow[]> {
  await client.query('set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off')
  const { rows } = await client.query<StoredRow>(ROWS, [userId])
  return rows
}
