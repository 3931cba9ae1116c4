import type { AddressInfo } from 'node:net'
import type { Configuration } from '@corner/server/configuration/configuration.ts'
import type { Connection } from '@corner/server/database/database.ts'
import { openLanes } from '@corner/server/database/lanes.ts'
import { obeyStopSignals, stopAtEnd } from '@corner/server/launch/stop-signals.ts'
import { loadKeyRing } from '@corner/server/secrets/key-ring.ts'
import { buildServer } from '@corner/server/server.ts'
import { boundHeapGrowth } from '@corner/server/startup/heap-growth.ts'

type Server = Awaited<ReturnType<typeof buildServer>>

interface ServerSettings {
  connection: Connection
  /** Holds the key that the tokens are signed with, and what is uploaded. */
  folder: string
  configuration: Configuration
}

/** Corner's server as in production, in a process of its own; stopped with it. */
export async function buildProductionServer({ connection, folder, configuration }: ServerSettings): Promise<Server> {
  obeyStopSignals()
  boundHeapGrowth()
  const { database, pools, end } = openLanes(connection)
  stopAtEnd('The database connections', end)
  const app = await buildServer({
    database,
    pools,
    connection,
    owner: connection,
    dataDir: folder,
    restart: () => {},
    configuration,
    keyRing: await loadKeyRing(undefined, folder),
    now: () => new Date(),
  })
  stopAtEnd('The server', () => app.close())
  return app
}

/** Tells the bench, on standard output, where the server is. */
export function sayReady({ server }: Server): void {
  const { port } = server.address() as AddressInfo
  console.log(`Ready on http://127.0.0.1:${port}`)
}
