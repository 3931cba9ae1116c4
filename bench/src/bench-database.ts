import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '@corner/server/database/embedded/embedded-database.ts'
import { migrateDatabase } from '@corner/server/database/migrate.ts'
import type { PoolConfig } from 'pg'

export interface BenchDatabase {
  connection: PoolConfig
  stop(): Promise<void>
}

/** A new cluster with the settings of production in a temporary folder, migrated and empty. */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'corner-bench-'))
  await chmod(dataDir, 0o711) // as root, PostgreSQL's user must pass
  const database = await startEmbeddedDatabase({ dataDir, onProgress: () => {} })
  await migrateDatabase(database.connection)
  return {
    connection: database.connection,
    async stop() {
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
