import pg from 'pg'
import type { Connection } from './database.ts'
import { TimedClient } from './timed-client.ts'
import { LONG_TIMEOUTS, timeoutSettings } from './timeouts.ts'

/** What the application reads and writes; of the migrations table it may read only the names. */
const SCHEMAS = { public: "tablename not like 'kysely_%'", jobs: 'true' }

/**
 * Grants the application's role access to the rows of the existing tables, and nothing more. Run by their owner, after the
 * migrations.
 */
export async function grantToApp(owner: Connection, role: string): Promise<void> {
  const client: pg.Client = new TimedClient({ ...timeoutSettings(LONG_TIMEOUTS), ...owner })
  client.on('error', () => {}) // the failed query reports it
  await client.connect()
  try {
    await client.query('begin')
    // Servers that start together grant one after the other: PostgreSQL refuses concurrent changes of one table's rights.
    await client.query(`select pg_advisory_xact_lock(hashtextextended('rights of the application', 0))`)
    const name = pg.escapeIdentifier(role)
    const to = `to ${name}`
    for (const [schema, which] of Object.entries(SCHEMAS)) {
      const { rows } = await client.query<{ tablename: string }>(
        `select tablename from pg_tables where schemaname = '${schema}' and tableowner = current_user and ${which}`,
      )
      const tables = rows.map(({ tablename }) => `${schema}.${pg.escapeIdentifier(tablename)}`)
      await client.query(`grant usage on schema ${schema} ${to}`)
      await client.query(`grant usage on all sequences in schema ${schema} ${to}`)
      await client.query(`grant select, insert, update, delete on ${tables.join()} ${to}`)
    }
    await client.query(`grant select on applied_migrations ${to}`)
    await client.query(`grant execute on function delete_old_audit_lines(timestamptz) ${to}`)
    if (await isOther(client, role)) await client.query(`revoke update, delete on audit_lines from ${name}`)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** Where the application runs as the owner there is nothing to revoke: an owner can grant itself every right. */
async function isOther(client: pg.Client, role: string): Promise<boolean> {
  const { rows } = await client.query<{ is_other: boolean }>('select current_user <> $1 as is_other', [role])
  return rows[0]?.is_other ?? false
}
