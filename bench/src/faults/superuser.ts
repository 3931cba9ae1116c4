import { realpath } from 'node:fs/promises'
import { superuserConnection } from '@corner/server/database/embedded/readiness.ts'
import { APP_DATABASE } from '@corner/server/database/embedded/settings.ts'
import { socketDirectory } from '@corner/server/database/embedded/socket-directory.ts'
import pg from 'pg'

/** Runs on a connection of its own to the embedded database, as the role that row-level security does not bind. */
export async function asSuperuser<T>(dataDir: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const socketDir = socketDirectory(await realpath(dataDir))
  const client = new pg.Client({ ...superuserConnection({ socketDir }), database: APP_DATABASE })
  client.on('error', () => {}) // the database may be killed meanwhile; the failed query reports it
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end().catch(() => {})
  }
}
