import { readArticles } from '@corner/knowledge/articles.ts'
import { grantToApp } from '../database/app-rights.ts'
import type { Connection } from '../database/database.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { prepareJobTables } from '../jobs/job-tables.ts'
import { loadArticles } from '../knowledge/load-articles.ts'

/** A database as its owner and as the application signs in to it. */
export interface DatabaseAccess {
  /** Makes and changes tables. */
  owner: Connection
  /** Reads and writes rows, as far as row level security lets it. */
  app: Connection
  appRole: string
}

/** Brings all tables up to date, those of the jobs and the articles too, and lets the application use them. */
export async function prepareDatabase({ owner, appRole }: DatabaseAccess): Promise<void> {
  await migrateDatabase(owner)
  await prepareJobTables(owner)
  await loadArticles(owner, readArticles())
  await grantToApp(owner, appRole)
}
