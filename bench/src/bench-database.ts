import type { Connection } from '@corner/server/database/database.ts'
import { startEmbeddedDatabase } from '@corner/server/database/embedded/embedded-database.ts'
import { superuserConnection } from '@corner/server/database/embedded/readiness.ts'
import { prepareDatabase } from '@corner/server/launch/prepare-database.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface BenchDatabase {
  /** As the server signs in. */
  connection: Connection
  /** As the superuser, whom row level security does not bind. */
  unbound: Connection
}

/** A new cluster with the settings of production, migrated and empty; it goes with the stack. */
export async function startBenchDatabase(cleanUp: AsyncDisposableStack): Promise<BenchDatabase> {
  const dataDir = await temporaryFolder(cleanUp)
  const cluster = await startEmbeddedDatabase({ dataDir, onProgress: () => {} })
  cleanUp.defer(cluster.stop)
  await prepareDatabase(cluster)
  return {
    connection: cluster.app,
    unbound: { ...superuserConnection({ socketDir: cluster.app.host }), database: cluster.app.database },
  }
}
