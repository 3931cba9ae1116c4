import { sql } from 'kysely'
import { asSeenBy, type VisibleLinks } from '../../database/visible-athletes.ts'
import type { Jobs, Queue } from '../../jobs/jobs.ts'
import type { Links } from '../links.ts'
import { type EventSubject, keyOf } from './event-subject.ts'

/** The limit per run, which comes every five minutes: after a long failure the rest follows in the next runs. */
const MAX_RECORDS = 500
/** At a lower priority than new events, and with keys of their own, so that they never delay them. */
const PRIORITY = -10

/** Sends jobs for records whose open events are due again, and whose link can be used. */
export async function retryEvents({ database, provider }: Links, jobs: Jobs, queue: Queue<EventSubject>) {
  const due = await asSeenBy(database, 'all', (every) => findDueSubjects(every, provider.name, MAX_RECORDS))
  await jobs.sendAll(
    queue,
    due.map((subject) => ({ payload: subject, key: `${keyOf(subject)} again`, priority: PRIORITY })),
  )
}

/** A time far in the future was set by a clock that was wrong: no pause is longer than some hours. */
async function findDueSubjects(db: VisibleLinks, provider: string, most: number): Promise<EventSubject[]> {
  const { rows } = await sql<EventSubject>`
    select event.provider, event.provider_user_id, event.object_id,
      case when event.type like 'workout.%' then 'workout' else 'sleep' end as kind
    from webhook_events as event
    join wearable_connections as link using (provider, provider_user_id)
    where event.done_at is null and event.provider = ${provider} and link.status = 'connected' and link.paused_at is null
      and (event.next_try_at <= now() or event.next_try_at > now() + interval '1 day')
    group by 1, 2, 3, 4
    order by min(event.next_try_at) limit ${most}`.execute(db)
  return rows
}
