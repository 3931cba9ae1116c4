import pg from 'pg'
import type { Connection } from '../../database/database.ts'
import type { Series } from '../../measurements/series.ts'

export interface SyncLocks {
  /** Claims a link for a whole sync, in all processes; undefined: somebody is at it. A killed process loses its claims at once. */
  claim(series: Series): Promise<(() => Promise<void>) | undefined>
  stop(): Promise<void>
}

/** Claims are advisory locks of one session: they live as long as this process, without a time-out to guess. */
export function createSyncLocks(connection: Connection): SyncLocks {
  const claimed = new Set<string>()
  let session: Promise<pg.Client> | undefined
  let asked: Promise<unknown> = Promise.resolve()

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({ ...connection, application_name: 'corner sync locks' })
    client.on('error', () => {
      session = undefined // the claims are gone with it; syncs are idempotent, so two at once do no harm
    })
    await client.connect()
    return client
  }

  /** One question after the other: they share a session. */
  function ask(statement: string, key: string): Promise<boolean> {
    const answer = asked.then(() => askNow(statement, key))
    asked = answer.catch(() => {}) // told to whoever asked; the next question begins anew
    return answer
  }

  async function askNow(statement: string, key: string): Promise<boolean> {
    session ??= open()
    try {
      const { rows } = await (await session).query(`select ${statement}(hashtextextended($1, 0)) as done`, [key])
      return rows[0].done
    } catch (error) {
      session = undefined
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
            await ask('pg_advisory_unlock', key)
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
      await (await open?.catch(() => undefined))?.end()
    },
  }
}
