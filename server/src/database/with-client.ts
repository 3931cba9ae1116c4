import pg from 'pg'
import type { Connection } from './database.ts'

/**
 * Work on a connection of its own, which is closed after it: that also ends a transaction and gives advisory locks back. No
 * time limit, for work that takes as long as it takes.
 */
export async function withClient<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection)
  client.on('error', () => {}) // the failed query reports it
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
