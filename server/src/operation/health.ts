import type pg from 'pg'
import { VERSION } from './version.ts'

/** Longer than any healthy database takes, shorter than a probe waits. */
const PATIENCE_MS = 2_000

/** Whether the database answers; that this can be asked says that the server does. */
export async function readHealth(pool: pg.Pool, now: Date) {
  const status = (await answers(pool)) ? ('ok' as const) : ('database_unavailable' as const)
  return { status, time: now.toISOString(), version: VERSION }
}

/** The open question of each pool, with its answer as far as there is one in time. */
const asking = new WeakMap<pg.Pool, Promise<boolean>>()

/** One question at a time: probes of a silent database share it, so that none waits for a connection behind another. */
function answers(pool: pg.Pool): Promise<boolean> {
  const open = asking.get(pool)
  if (open) return open
  // A connection that does not answer in time is closed by the pool.
  const question = { text: 'select 1', query_timeout: PATIENCE_MS } as pg.QueryConfig
  const asked = pool.query(question).then(
    () => true,
    () => false,
  )
  const answer = inTime(asked)
  asking.set(pool, answer)
  void asked.then(() => asking.delete(pool))
  return answer
}

function inTime(asked: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS)
  })
  return Promise.race([asked, tooLate]).finally(() => clearTimeout(timer))
}
