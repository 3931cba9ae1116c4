import { sql } from 'kysely'
import type pg from 'pg'
import type { Connection, Database } from '../database/database.ts'
import { openWatchedSession } from '../database/watched-session.ts'

const MEASUREMENTS = 'corner_measurements'
const TEAMS = 'corner_teams'
/** The session's name in PostgreSQL's list, for the operator. */
const SESSION_NAME = 'corner: changes'
const RECONNECT_AFTER_MS = 250

/** Something about a user that lists of teams show has changed. */
export interface TeamsChange {
  user_id: string
  /** The team that they joined or left; absent: something that each of their teams shows, such as the name or the link. */
  team_id?: string | undefined
}

/** A listener for changes in this process. */
export interface ChangeSubscriber {
  /** From now on every change is reported. Earlier ones were missed, so anything may have changed. */
  onConnected(): void
  /** No change is reported until `onConnected`. */
  onDisconnected(): void
  /** Measurements of this user changed, or which of them count. */
  userChanged(userId: string): void
  teamsChanged?(change: TeamsChange): void
}

/**
 * Notifies every server process that measurements of these users changed. Call it in the transaction that changes them:
 * PostgreSQL delivers the notification at the commit, and never after a rollback.
 */
export async function announceMeasurementChange(transaction: Database, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) await sql`select pg_notify(${MEASUREMENTS}, ${userId})`.execute(transaction)
}

/** The same for what lists of teams show: memberships, names and links. */
export async function announceTeamsChange(transaction: Database, changes: readonly TeamsChange[]): Promise<void> {
  const payloads = changes.map(({ user_id, team_id }) => (team_id === undefined ? user_id : `${user_id} ${team_id}`))
  if (payloads.length > 0)
    await sql`select pg_notify(${TEAMS}, payload) from unnest(${payloads}::text[]) as payload`.execute(transaction)
}

/**
 * A link began, ended or expired, or its wearer is in another time zone: different records count now, and lists of teams show
 * it.
 */
export async function announceLinkChange(transaction: Database, userId: string): Promise<void> {
  await announceMeasurementChange(transaction, [userId])
  await announceTeamsChange(transaction, [{ user_id: userId }])
}

export interface ChangeListener {
  close(): Promise<void>
}

/**
 * Forwards notifications from all server processes to these listeners, over a dedicated connection that is reopened when it is
 * lost.
 */
export function listenToChanges(connection: Connection, subscribers: readonly ChangeSubscriber[]): ChangeListener {
  let current: Promise<pg.Client | undefined>
  let again: NodeJS.Timeout | undefined
  let closed = false

  function listen() {
    current = openListener(connection, subscribers, () => {
      for (const subscriber of subscribers) subscriber.onDisconnected()
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
function openListener(connection: Connection, subscribers: readonly ChangeSubscriber[], onLost: () => void) {
  return openWatchedSession(connection, {
    name: SESSION_NAME,
    onLost,
    async begin(client) {
      client.on('notification', ({ channel, payload }) => {
        if (payload) for (const subscriber of subscribers) announce(subscriber, channel, payload)
      })
      await client.query(`listen ${MEASUREMENTS}; listen ${TEAMS}`)
      for (const subscriber of subscribers) subscriber.onConnected()
    },
  })
}

function announce(subscriber: ChangeSubscriber, channel: string, payload: string): void {
  if (channel === MEASUREMENTS) subscriber.userChanged(payload)
  else {
    const [user_id = '', team_id] = payload.split(' ')
    subscriber.teamsChanged?.({ user_id, team_id })
  }
}
