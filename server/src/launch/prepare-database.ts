import { readArticles } from '@corner/knowledge/articles.ts'
import { grantToApp } from '../database/app-rights.ts'
import type { Connection } from '../database/database.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { prepareJobTables } from '../jobs/job-tables.ts'
import { loadArticles } from '../knowledge/load-articles.ts'

/** A database with the sign-ins of its owner and of the application. */
export interface DatabaseAccess {
  /** Creates and changes tables. */
  owner: Connection
  /** Reads and writes rows, within row-level security. */
  app: Connection
  appRole: string
}

/** Migrates all tables, including those of the jobs, loads the articles, and grants the application access. */
export async function prepareDatabase({ owner, appRole }: DatabaseAccess): Promise<void> {
  await migrateDatabase(owner)
  await prepareJobTables(owner)
  await loadArticles(owner, readArticles())
  await grantToApp(owner, appRole)
}
