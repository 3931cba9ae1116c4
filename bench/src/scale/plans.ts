import { SentStatements } from '@corner/server/testing/sent-statements.ts'
import { explain, findIndexes, wholeReads } from '@corner/server/testing/whole-reads.ts'
import pg from 'pg'
import type { ServedClub } from './served-club.ts'

/** Smaller tables and indexes are read whole faster than in parts. */
const LARGE_BYTES = 4 * 1024 ** 2

export interface Read {
  /** Pages of 8 KB: what is read does not depend on how busy the machine is. */
  blocks: number
  /** Large tables that a statement read whole. */
  whole: string[]
}

/** What one run of this work reads, as PostgreSQL plans and carries it out at this size. */
export async function readsOf(club: ServedClub, run: () => Promise<unknown>): Promise<Read> {
  const statements = await statementsOf(club, run)
  const client = new pg.Client(club.connection)
  await client.connect()
  try {
    const large = await findLarge(client)
    const indexes = await findIndexes(client)
    const read: Read = { blocks: 0, whole: [] }
    for (const statement of statements) {
      const plan = await explain(client, statement, { analyze: true })
      if (!plan) continue
      read.blocks += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
      read.whole.push(...wholeReads(plan, indexes).flatMap(({ table, by }) => (large.has(by) ? [table] : [])))
    }
    return read
  } finally {
    await client.end()
  }
}

async function statementsOf(club: ServedClub, run: () => Promise<unknown>) {
  await club.renew()
  using sent = new SentStatements()
  await run()
  return sent.take()
}

async function findLarge(client: pg.ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and pg_relation_size(oid) > $1`,
    [LARGE_BYTES],
  )
  return new Set(rows.map(({ name }) => name))
}
