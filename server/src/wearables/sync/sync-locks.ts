import type pg from 'pg'
import type { Connection } from '../../database/database.ts'
import { openWatchedSession } from '../../database/watched-session.ts'
import type { Series } from '../../measurements/series.ts'

export interface SyncLocks {
  /**
   * Claims a link for a whole sync, in all processes; undefined: it is claimed already. A killed process loses its claims at
   * once.
   */
  claim(series: Series): Promise<(() => Promise<void>) | undefined>
  stop(): Promise<void>
}

/**
 * Claims are advisory locks of one session: they last as long as this process, without a guessed timeout. If the session is
 * lost, so are they; syncs are idempotent, so two at once do no harm.
 * @param heartbeatMs how often the session is probed, and how long it has to answer; absent: 5 s
 */
export function createSyncLocks(connection: Connection, heartbeatMs?: number): SyncLocks {
  const claimed = new Set<string>()
  let session: Promise<pg.Client | undefined> | undefined
  let asked: Promise<unknown> = Promise.resolve()

  function open(): Promise<pg.Client | undefined> {
    const opened = openWatchedSession(connection, {
      name: 'corner sync locks',
      heartbeatMs,
      onLost() {
        if (session === opened) session = undefined
      },
    })
    return opened
  }

  /** One query after the other, because they share a session. Each gets an answer or an error within seconds. */
  function ask(statement: string, key: string): Promise<boolean> {
    const answer = asked.then(() => askNow(statement, key))
    asked = answer.catch(() => {}) // reported to its caller; the next query is independent
    return answer
  }

  async function askNow(statement: string, key: string): Promise<boolean> {
    session ??= open()
    const own = session
    try {
      const client = await own
      if (!client) throw new Error('The session that holds the locks of syncs could not be opened')
      const { rows } = await client.query(`select ${statement}(hashtextextended($1, 0)) as done`, [key])
      return rows[0].done
    } catch (error) {
      if (session === own) session = undefined
      void own.then((client) => client?.end()).catch(() => {}) // its answer is late, and must not go to another caller
      throw error
    }
  }

  return {
    async claim({ user_id, provider }) {
      const key = `sync ${user_id} ${provider}`
      if (claimed.has(key)) return undefined
      claimed.add(key)
      try {
        if (await ask('pg_try_advisory_lock', key))
          return async () => {
            claimed.delete(key)
            await ask('pg_advisory_unlock', key).catch(() => {}) // the session is lost, and its locks with it
          }
        claimed.delete(key)
        return undefined
      } catch (error) {
        claimed.delete(key)
        throw error
      }
    },
    async stop() {
      const open = session
      session = undefined
      await (await open)?.end()
    },
  }
}
