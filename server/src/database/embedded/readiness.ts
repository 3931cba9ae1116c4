import pg from 'pg'
import { APP_DATABASE, APP_ROLE, clusterName, OWNER_ROLE, SUPERUSER } from './settings.ts'
import { PORT } from './socket-directory.ts'

export type Answer = 'ready' | 'without_database' | 'starting' | 'silent'

/** How sessions of the app connect; no password (see socket-directory.ts). */
export interface SocketConnection {
  host: string
  port: number
  user: string
  database: string
}

export function appConnection({ socketDir }: { socketDir: string }): SocketConnection {
  return { host: socketDir, port: PORT, user: APP_ROLE, database: APP_DATABASE }
}

/** For migrations, before the app signs in. */
export function ownerConnection({ socketDir }: { socketDir: string }): SocketConnection {
  return { host: socketDir, port: PORT, user: OWNER_ROLE, database: APP_DATABASE }
}

/** The superuser's, to create databases; row-level security does not apply to it, so the app never signs in with it. */
export function superuserConnection({ socketDir }: { socketDir: string }): SocketConnection {
  return { host: socketDir, port: PORT, user: SUPERUSER, database: 'postgres' }
}

/** Asks the server itself, by signing in as the app does. */
export async function askServer(server: { socketDir: string }): Promise<Answer> {
  const client = new pg.Client(appConnection(server))
  client.on('error', () => {}) // the server may stop meanwhile; the failed call reports it
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    return readRefusal((error as { code?: string }).code)
  } finally {
    await client.end().catch(() => {})
  }
}

/** @param code of PostgreSQL ("Error codes" in its manual) or of the socket */
function readRefusal(code: string | undefined): Answer {
  if (code === '3D000' || code === '28000') return 'without_database' // no such database, no such role
  if (code === '57P03' || code === '53300') return 'starting' // starting, recovering or stopping; all connections taken
  return 'silent'
}

/** Whether a server was started by our release, and so with the same fixed settings. */
export async function isOfVersion(server: { socketDir: string }, version: string): Promise<boolean> {
  return withSuperuser(server, async (client) => {
    const { rows } = await client.query<{ cluster_name: string }>('show cluster_name')
    return rows[0]?.cluster_name === clusterName(version)
  })
}

/**
 * Creates roles and database, skipping what a killed start or an earlier release has done already. The app's role comes last:
 * if it can sign in, everything exists.
 */
export async function ensureDatabase(server: { socketDir: string }): Promise<void> {
  await withSuperuser(server, async (client) => {
    const isMissing = async (catalog: string, name: string) => !(await client.query(`${catalog} = $1`, [name])).rowCount
    const findRole = 'select from pg_roles where rolname'
    if (await isMissing(findRole, OWNER_ROLE)) await client.query(`create role ${OWNER_ROLE} login`)
    if (await isMissing('select from pg_database where datname', APP_DATABASE))
      await client.query(`create database ${APP_DATABASE} owner ${OWNER_ROLE}`)
    if (await isMissing(findRole, APP_ROLE)) await client.query(`create role ${APP_ROLE} login`)
  })
}

export async function withSuperuser<T>(
  server: { socketDir: string },
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(superuserConnection(server))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
