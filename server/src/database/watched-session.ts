import type pg from 'pg'
import type { Connection } from './database.ts'
import { TimedClient } from './timed-client.ts'

/** A dead network can leave a connection that looks alive: it is asked this often, and has as long to answer. */
const HEARTBEAT_MS = 5_000
/** PostgreSQL ends a session that has asked nothing for so many beats, with its locks: its program is gone, whatever the network says. */
const BEATS_MISSED = 6

export interface SessionSettings {
  /** For the operator, in PostgreSQL's list of sessions. */
  name: string
  /** Asks what the session is for, before anybody else has it. */
  begin?: (client: pg.Client) => Promise<unknown>
  /** Called once when the session is over, or could not be opened. */
  onLost: () => void
  /** Absent: 5 s. */
  heartbeatMs?: number | undefined
}

/**
 * A session of its own, apart from all pools: one that hears notifications or holds locks for as long as it lives. It is asked
 * every few seconds whether it lives, and each of its answers must come within the same time; else it is over.
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
