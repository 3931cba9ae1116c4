import { realpath } from 'node:fs/promises'
import type { Configuration } from '../configuration/configuration.ts'
import type { Connection } from '../database/database.ts'
import { startEmbeddedDatabase } from '../database/embedded/embedded-database.ts'
import { clusterDirectory, findCluster } from '../database/embedded/new-cluster.ts'
import { findPostmaster } from '../database/embedded/postmaster.ts'
import { ownerConnection } from '../database/embedded/readiness.ts'
import { socketDirectory } from '../database/embedded/socket-directory.ts'
import { connectToGiven } from '../database/given-database.ts'
import { StartFailure } from '../startup/start-failure.ts'
import { stopAtEnd } from './stop-signals.ts'

/**
 * The owner's connection to an existing database, beside a Corner that runs on it or without one: the operator's PostgreSQL,
 * or the embedded one, which is started for it where it does not run.
 * @throws StartFailure where there is none
 */
export async function accessAsOwner(
  { databaseUrl, databaseAppUrl }: Pick<Configuration, 'databaseUrl' | 'databaseAppUrl'>,
  dataDir: string,
): Promise<Connection> {
  if (databaseUrl) return (await connectToGiven(databaseUrl, databaseAppUrl)).owner
  const directory = await realpath(dataDir).catch(() => dataDir)
  const clusterDir = clusterDirectory(directory)
  if (!(await findCluster(clusterDir)))
    throw new StartFailure(`There is no database in ${dataDir}. Name the data directory of your Corner in DATA_DIR.`)
  const running = await findPostmaster(clusterDir, socketDirectory(directory))
  if (running) return ownerConnection(running)
  const embedded = await startEmbeddedDatabase({ dataDir, onProgress: console.log })
  stopAtEnd('The database', embedded.stop)
  return embedded.owner
}
