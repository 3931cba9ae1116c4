import type pg from 'pg'
import { VERSION } from './version.ts'

/** Longer than any healthy database takes, shorter than a probe waits. */
const PATIENCE_MS = 2_000

/** Whether the database answers; that this can be asked says that the server does. */
export async function readHealth(pool: pg.Pool, now: Date) {
  const status = (await answers(pool)) ? ('ok' as const) : ('database_unavailable' as const)
  return { status, time: now.toISOString(), version: VERSION }
}

async function answers(pool: pg.Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS)
  })
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([asked, tooLate]).finally(() => clearTimeout(timer))
}
