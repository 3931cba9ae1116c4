import pg from 'pg'
import { StartFailure } from '../launch/start-failure.ts'
import type { Connection } from './database.ts'

/** The first with uuidv7(), which makes our ids. */
const OLDEST_MAJOR_VERSION = 18
/** A network that swallows everything would let a start wait for ever. */
const PATIENCE_MS = 10_000

/** The operator's own PostgreSQL. @throws StartFailure when it cannot be reached, lets us not in, or is too old */
export async function connectToGiven(databaseUrl: string): Promise<Connection> {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new StartFailure('DATABASE_URL must begin with postgresql:// (postgresql://user:password@host:5432/database)')
  const connection = { connectionString: databaseUrl }
  const version = await readVersion({ ...connection, connectionTimeoutMillis: PATIENCE_MS })
  if (Number.parseInt(version, 10) < OLDEST_MAJOR_VERSION)
    throw new StartFailure(
      `The database that DATABASE_URL names is PostgreSQL ${version}; Corner needs ${OLDEST_MAJOR_VERSION} or later.`,
    )
  return connection
}

async function readVersion(connection: pg.ClientConfig): Promise<string> {
  let client: pg.Client | undefined
  try {
    client = new pg.Client(connection)
    client.on('error', () => {}) // the failed call tells
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return rows[0]?.server_version ?? ''
  } catch (error) {
    throw new StartFailure(`The database that DATABASE_URL names cannot be used: ${reasonOf(error)}.`, error)
  } finally {
    await client?.end().catch(() => {})
  }
}

/** Of several addresses of one host, the first; the name has no message of its own. */
function reasonOf(error: unknown): string {
  const [first = error] = error instanceof AggregateError ? error.errors : []
  return (first as Error).message
}
