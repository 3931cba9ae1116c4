import { sql } from 'kysely'
import type { VisibleLinks } from '../database/visible-athletes.ts'

export interface QueueFigures {
  queue: string
  /** Due now. */
  ready: number
  /** To be worked off later: retries, and what waits for a provider. */
  deferred: number
  active: number
  failed: number
  /** How long the oldest of those that are due has been due, in seconds; 0 where none is. */
  oldest_ready_seconds: number
}

export interface StoredFigures {
  queues: QueueFigures[]
  /** Of the open webhook events; null where there is none. Moments in seconds since 1970. */
  webhooks: { open: number; oldest_open: number | null; last_accepted: number | null }
  links: { provider: string; status: string; links: number }[]
}

/**
 * Everything in one statement. What waits is counted by the index of waiting jobs, so that the figure holds while no process
 * works any off. Active and failed jobs are as pg-boss counted them, at most 20 s ago: they have no index, and the table holds
 * the finished jobs of three days.
 */
export async function readStoredFigures(db: VisibleLinks): Promise<StoredFigures> {
  const { rows } = await sql<StoredFigures>`
    select (
      select coalesce(json_agg(each order by each.queue), '[]') from (
        select queue.name as queue, coalesce(ready, 0) as ready, coalesce(deferred, 0) as deferred,
          active_count as active, failed_count as failed, coalesce(oldest_ready_seconds, 0) as oldest_ready_seconds
        from jobs.queue left join (
          select name, count(*) filter (where start_after <= now()) as ready,
            count(*) filter (where start_after > now()) as deferred,
            extract(epoch from now() - min(start_after) filter (where start_after <= now()))::float8 as oldest_ready_seconds
          from jobs.job where state < 'active' and not blocked group by name
        ) as waiting using (name)) as each) as queues,
    (
      select json_build_object('open', count(*), 'oldest_open', extract(epoch from min(received_at))::float8,
        'last_accepted', (select extract(epoch from max(received_at))::float8 from webhook_events))
      from webhook_events where done_at is null) as webhooks,
    (
      select coalesce(json_agg(each), '[]') from (
        select provider, status, count(*) as links from wearable_connections group by provider, status) as each) as links`.execute(
    db,
  )
  const [figures] = rows
  if (!figures) throw new Error('The database returned no figures')
  return figures
}
