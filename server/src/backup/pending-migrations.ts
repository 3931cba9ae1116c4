import type { Connection } from '../database/database.ts'
import { EVERY_MIGRATION, presentName } from '../database/migrations/every-migration.ts'
import { withClient } from '../database/with-client.ts'

/** The migrations that a database of an earlier Corner still needs; none for an empty one, which holds nothing to lose. */
export function pendingMigrations(owner: Connection): Promise<string[]> {
  return withClient(owner, async (client) => {
    const { rows: tables } = await client.query<{ isNew: boolean }>(
      `select to_regclass('kysely_migration') is null as "isNew"`,
    )
    if (tables[0]?.isNew) return []
    const { rows } = await client.query<{ name: string }>('select name from kysely_migration')
    const applied = new Set(rows.map(({ name }) => presentName(name)))
    return applied.size === 0 ? [] : Object.keys(EVERY_MIGRATION).filter((name) => !applied.has(name))
  })
}
