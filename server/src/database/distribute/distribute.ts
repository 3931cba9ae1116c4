import pg from 'pg'
import { DISTRIBUTION_COLUMN, FIRST_DISTRIBUTED, type Kind } from './placements.ts'
import type { PlannedTable } from './plan.ts'

/**
 * Carries out what of the plan is not done, in one transaction: afterwards all tables are distributed, or none. Repeated, it
 * does nothing.
 * @param onTable called with the name of each table before its rows are copied
 */
export async function distribute(
  client: pg.Client,
  plan: readonly PlannedTable[],
  onTable: (name: string) => void,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  for (const statement of keepingSettings(rows[0]?.name ?? '')) await client.query(statement)
  const open = plan.filter(({ kind, isDone }) => kind !== 'local' && !isDone).sort(firstFirst)
  if (open.length === 0) return
  await client.query('begin')
  for (const setting of FOR_THE_COPY) await client.query(`set local ${setting}`)
  for (const { name, kind } of open) {
    onTable(name)
    await place(client, name, kind)
  }
  await client.query('commit')
  for (const { name } of open.filter(({ kind }) => kind === 'distributed'))
    await client.query('select truncate_local_data_after_distributing_table($1)', [name])
}

const FOR_THE_COPY = [
  // Tables that refer to each other are copied one after the other, over one connection for each node.
  `citus.multi_shard_modify_mode = 'sequential'`,
  // The trigger of `users` derives a column from the same row: each copy of a row comes out the same.
  'citus.enable_unsafe_triggers = on',
]

/** The others are laid beside the first one. */
function firstFirst(a: PlannedTable, b: PlannedTable): number {
  return Number(b.kind === 'reference') - Number(a.kind === 'reference') || Number(isFirst(b)) - Number(isFirst(a))
}

const isFirst = ({ name }: PlannedTable): boolean => name === FIRST_DISTRIBUTED

async function place(client: pg.Client, name: string, kind: Kind): Promise<void> {
  if (kind === 'reference') await client.query('select create_reference_table($1)', [name])
  else
    await client.query('select create_distributed_table($1, $2, colocate_with => $3)', [
      name,
      DISTRIBUTION_COLUMN,
      name === FIRST_DISTRIBUTED ? 'none' : FIRST_DISTRIBUTED,
    ])
}

/** For each session from the next on. */
const SETTINGS = [
  // `set local` reaches the workers with the transaction: their policies test the one that names the visible athletes.
  "citus.propagate_set_commands = 'local'",
  // Every change comes through the coordinator: without this, each that refers to a user would ask a worker for a lock before.
  'citus.allow_modifications_from_workers_to_replicated_tables = off',
]

/** The statements that keep the settings with a database. */
export const keepingSettings = (database: string): string[] =>
  SETTINGS.map((setting) => `alter database ${pg.escapeIdentifier(database)} set ${setting}`)
