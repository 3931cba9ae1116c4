import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { asSuperuser } from './superuser.ts'

/** A killed process's jobs are found by their missing heartbeats: 30 s and the next look. */
const PATIENCE_MS = 180_000

/** A job as the server would send it itself. */
export async function sendJob(client: pg.Client, queue: string, payload: object = {}): Promise<void> {
  await client.query(
    `insert into jobs.job (name, data, singleton_key, retry_limit, retry_delay, retry_backoff, dead_letter, policy,
       heartbeat_seconds, expire_seconds)
     select name, $2, gen_random_uuid()::text, retry_limit, retry_delay, retry_backoff, dead_letter, policy,
       heartbeat_seconds, expire_seconds from jobs.queue where name = $1`,
    [queue, payload],
  )
}

/** What the passing of an hour does: pauses of failed news are over, and every link is due for a poll. */
export async function passAnHour(client: pg.Client): Promise<void> {
  await client.query('update webhook_events set next_try_at = now() where done_at is null')
  await client.query(
    `update jobs.job set start_after = now() where state in ('created', 'retry') and start_after > now()`,
  )
  await client.query(
    `update wearable_connections set synced_until = synced_until - interval '70 minutes', refusals = '{}'`,
  )
  await client.query('update request_budgets set blocked_until = null')
  await sendJob(client, 'reconcile')
}

const OPEN = `
  select (select count(*) from webhook_events where done_at is null)
    + (select count(*) from wearable_connections where status = 'connected' and first_sync_state in ('waiting', 'running'))
    + (select count(*) from jobs.job where state in ('created', 'retry', 'active')
        and name in ('webhook-event', 'first-sync', 'poll', 'weekly-poll', 'reconcile')) as open`

/**
 * Lets an hour pass for Corner, and waits until nothing is open: no news, no first sync, no job. Then everything that Corner
 * will ever make up for without its weekly poll is made up for.
 * @returns how long that took, in ms. @throws Error when work stays open
 */
export async function settle(dataDir: string): Promise<number> {
  const begunAtMs = performance.now()
  await asSuperuser(dataDir, passAnHour)
  await untilQuiet(dataDir)
  return performance.now() - begunAtMs
}

/** @throws Error when work stays open */
export async function untilQuiet(dataDir: string): Promise<void> {
  const giveUpAtMs = performance.now() + PATIENCE_MS
  await asSuperuser(dataDir, async (client) => {
    for (let quiet = 0; quiet < 3; ) {
      const open = Number((await client.query<{ open: string }>(OPEN)).rows[0]?.open)
      quiet = open === 0 ? quiet + 1 : 0
      if (performance.now() > giveUpAtMs) throw new Error(`${open} pieces of work are still open`)
      await wait(300)
    }
  })
}
