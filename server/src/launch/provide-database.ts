import type { Configuration } from '../configuration/configuration.ts'
import { startEmbeddedDatabase } from '../database/embedded/embedded-database.ts'
import { connectToGiven } from '../database/given-database.ts'
import { logOf } from '../log/log.ts'
import type { DatabaseAccess } from './prepare-database.ts'
import { stopAtEnd, stopEverything } from './stop-signals.ts'

const log = logOf('database')

interface ProvidedDatabase extends DatabaseAccess {
  /** Stores the address, which a second start on the same data directory reports. */
  announce(url: string): Promise<void>
}

/** The operator's PostgreSQL, or the embedded one on the data directory. @throws StartFailure */
export async function provideDatabase(
  { databaseUrl, databaseAppUrl }: Pick<Configuration, 'databaseUrl' | 'databaseAppUrl'>,
  dataDir: string,
): Promise<ProvidedDatabase> {
  if (databaseUrl) return { ...(await connectToGiven(databaseUrl, databaseAppUrl)), announce: async () => {} }
  const embedded = await startEmbeddedDatabase({
    dataDir,
    onProgress: console.log,
    onFailure: (failure) => {
      log.error(failure.message)
      void stopEverything(1)
    },
  })
  stopAtEnd('The database', embedded.stop)
  return embedded
}
