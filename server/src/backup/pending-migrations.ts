import type { Connection } from '../database/database.ts'
import { EVERY_MIGRATION, RENAMED_MIGRATIONS } from '../database/migrations/every-migration.ts'
import { withSnapshot } from './snapshot.ts'

/** The migrations that a database of an earlier Corner still needs; none for an empty one, which holds nothing to lose. */
export async function pendingMigrations(owner: Connection): Promise<string[]> {
  const applied = await withSnapshot(owner, async ({ migrations }) =>
    migrations.map((name) => RENAMED_MIGRATIONS[name] ?? name),
  )
  return applied.length === 0 ? [] : Object.keys(EVERY_MIGRATION).filter((name) => !applied.includes(name))
}
