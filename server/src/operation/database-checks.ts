import type pg from 'pg'
import { EVERY_MIGRATION } from '../database/migrations/every-migration.ts'
import { type Check, NotReady } from './check.ts'

/** One row, ever: a full disk, a read-only database and a locked table refuse it like any other write. */
const WRITE = `insert into write_probe (id, written_at) values (1, now())
  on conflict (id) do update set written_at = excluded.written_at`

/** Whether the database can be read and written. */
export function databaseCheck(pool: pg.Pool): Check {
  return {
    name: 'database',
    look: (signal) =>
      withClient(pool, signal, async (client) => {
        await client.query('select 1')
        try {
          await client.query(WRITE)
        } catch (error) {
          throw new NotReady('It can be read, but not written', { cause: error })
        }
        return 'It can be read and written'
      }),
  }
}

/**
 * Whether the migrations that this release needs have run. Newer ones are not an error: another server may be ahead for a
 * while.
 */
export function migrationsCheck(pool: pg.Pool): Check {
  return {
    name: 'migrations',
    look: (signal) =>
      withClient(pool, signal, async (client) => {
        const { rows } = await client.query<{ name: string }>('select name from applied_migrations')
        const done = new Set(rows.map(({ name }) => name))
        const missing = Object.keys(EVERY_MIGRATION).filter((name) => !done.has(name))
        if (missing.length > 0) throw new NotReady(`The tables are older than this server: ${missing.length} to go`)
        return 'The tables are up to date'
      }),
  }
}

/** A connection that is closed, not released, on timeout, so that nobody waits for it twice. */
async function withClient<T>(
  pool: pg.Pool,
  signal: AbortSignal,
  run: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await connect(pool)
  let isReleased = false
  const release = (isBroken: boolean) => {
    if (isReleased) return
    isReleased = true
    client.release(isBroken)
  }
  const drop = () => release(true)
  signal.addEventListener('abort', drop)
  try {
    if (signal.aborted) throw new NotReady('It does not answer')
    return await run(client)
  } finally {
    signal.removeEventListener('abort', drop)
    release(signal.aborted)
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    throw new NotReady('It does not answer', { cause: error })
  }
}
