import { sql } from 'kysely'
import pg from 'pg'
import type { Connection, Database } from '../database/database.ts'
import type { MeasurementChanges } from './measurement-changes.ts'

const CHANNEL = 'corner_measurements'
/** For the operator, in PostgreSQL's list of sessions. */
const SESSION_NAME = 'corner: changes of measurements'
const RECONNECT_AFTER_MS = 250
/** A dead network can leave a connection that looks alive: it is asked this often, and has as long to answer. */
const HEARTBEAT_MS = 5_000

/**
 * Tells every server process that measurements of these users changed. Call it in the transaction that changes them:
 * PostgreSQL sends it at the commit, and not at all after a rollback.
 */
export async function announceMeasurementChange(transaction: Database, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) await sql`select pg_notify(${CHANNEL}, ${userId})`.execute(transaction)
}

export interface ChangeListener {
  close(): Promise<void>
}

/** Enters into `changes` what the server processes announce, on a connection of its own that is opened again when it is lost. */
export function listenToMeasurementChanges(connection: Connection, changes: MeasurementChanges): ChangeListener {
  let current: Promise<pg.Client | undefined>
  let again: NodeJS.Timeout | undefined
  let closed = false

  function listen() {
    current = openEar(connection, changes, () => {
      changes.endHearing()
      if (!closed) again = setTimeout(listen, RECONNECT_AFTER_MS)
    })
  }

  listen()
  return {
    async close() {
      closed = true
      clearTimeout(again)
      await (await current)?.end()
    },
  }
}

/** @param onLost called once, also when the connection cannot be opened */
async function openEar(connection: Connection, changes: MeasurementChanges, onLost: () => void) {
  const client = new pg.Client({
    ...connection,
    application_name: SESSION_NAME,
    keepAlive: true,
    query_timeout: HEARTBEAT_MS,
  })
  let heartbeat: NodeJS.Timeout | undefined
  const ended = Promise.withResolvers<void>()
  void ended.promise.then(() => {
    clearTimeout(heartbeat)
    void client.end().catch(() => {})
    onLost()
  })
  const beat = () => {
    heartbeat = setTimeout(() => client.query('select 1').then(beat, () => ended.resolve()), HEARTBEAT_MS)
  }
  client.on('error', () => ended.resolve())
  client.on('end', () => ended.resolve())
  client.on('notification', ({ payload }) => {
    if (payload) changes.userChanged(payload)
  })
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    changes.beginHearing()
    beat()
    return client
  } catch {
    ended.resolve()
    return undefined
  }
}
