import type { Connection } from '@corner/server/database/database.ts'
import { startEmbeddedDatabase } from '@corner/server/database/embedded/embedded-database.ts'
import { superuserConnection } from '@corner/server/database/embedded/readiness.ts'
import { prepareDatabase } from '@corner/server/launch/prepare-database.ts'
import { temporaryFolder } from './temporary-folder.ts'

export interface BenchDatabase {
  /** With the server's role. */
  connection: Connection
  /** With the superuser's role, which bypasses row level security. */
  superuser: Connection
}

export interface OwnBenchDatabase extends BenchDatabase {
  /** With the role that owns the tables. */
  owner: Connection
}

/** A new, migrated and empty cluster with the settings of production; removed with the stack. */
export async function startBenchDatabase(cleanUp: AsyncDisposableStack): Promise<OwnBenchDatabase> {
  const dataDir = await temporaryFolder(cleanUp)
  const cluster = await startEmbeddedDatabase({ dataDir, onProgress: () => {} })
  cleanUp.defer(cluster.stop)
  await prepareDatabase(cluster)
  return {
    connection: cluster.app,
    owner: cluster.owner,
    superuser: { ...superuserConnection({ socketDir: cluster.app.host }), database: cluster.app.database },
  }
}
