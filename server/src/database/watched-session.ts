import type pg from 'pg'
import type { Connection } from './database.ts'
import { TimedClient } from './timed-client.ts'

/** A dead network can leave a connection that looks alive, so it is probed this often, and has as long to answer. */
const HEARTBEAT_MS = 5_000
/**
 * PostgreSQL ends a session that was silent for this many heartbeats, with its locks: its client is gone, whatever the network
 * says.
 */
const BEATS_MISSED = 6

export interface SessionSettings {
  /** The session's name in PostgreSQL's list, for the operator. */
  name: string
  /** Runs the session's first queries, before anything else uses it. */
  begin?: (client: pg.Client) => Promise<unknown>
  /** Called once when the session is lost, or could not be opened. */
  onLost: () => void
  /** Absent: 5 s. */
  heartbeatMs?: number | undefined
}

/**
 * A session apart from all pools, for notifications or locks that last as long as it. A heartbeat query is sent every few
 * seconds and must be answered within the same time; else the session counts as lost.
 * @returns undefined when it could not be opened
 */
export async function openWatchedSession(
  connection: Connection,
  { name, begin, onLost, heartbeatMs = HEARTBEAT_MS }: SessionSettings,
): Promise<pg.Client | undefined> {
  const client: pg.Client = new TimedClient({
    ...connection,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: heartbeatMs,
    query_timeout: heartbeatMs,
  })
  let heartbeat: NodeJS.Timeout | undefined
  const over = Promise.withResolvers<void>()
  void over.promise.then(() => {
    clearTimeout(heartbeat)
    void client.end().catch(() => {})
    onLost()
  })
  const beat = () => {
    heartbeat = setTimeout(() => client.query('select 1').then(beat, () => over.resolve()), heartbeatMs)
  }
  client.on('error', () => over.resolve())
  client.on('end', () => over.resolve())
  try {
    await client.connect()
    await client.query(`set idle_session_timeout = ${BEATS_MISSED * heartbeatMs}`)
    await begin?.(client)
    beat()
    return client
  } catch {
    over.resolve()
    return undefined
  }
}
