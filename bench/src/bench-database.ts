import { startEmbeddedDatabase } from '@corner/server/database/embedded/embedded-database.ts'
import { migrateDatabase } from '@corner/server/database/migrate.ts'
import type { PoolConfig } from 'pg'
import { temporaryFolder } from './temporary-folder.ts'

/** A new cluster with the settings of production, migrated and empty; it goes with the stack. */
export async function startBenchDatabase(cleanUp: AsyncDisposableStack): Promise<PoolConfig> {
  const dataDir = await temporaryFolder(cleanUp)
  const { connection, stop } = await startEmbeddedDatabase({ dataDir, onProgress: () => {} })
  cleanUp.defer(stop)
  await migrateDatabase(connection)
  return connection
}
