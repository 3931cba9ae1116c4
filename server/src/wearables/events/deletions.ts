import type { Database } from '../../database/database.ts'
import type { DeletedIds, FindDeleted } from '../../measurements/ingest-deleted.ts'

interface Account {
  provider: string
  provider_user_id: string
}

/** The deletions that a provider has reported, compared with a moment before its records are fetched. */
export interface Deletions {
  before: DeletedIds
  /** Reported since then: records being fetched may still include these. */
  since: FindDeleted
}

/**
 * Remembers which deletions of an account are known now, and finds those that came since. It compares the events and not their
 * times, so that a wrong clock does no harm.
 */
export async function watchDeletions(db: Database, account: Account): Promise<Deletions> {
  const known = await findDeletions(db, account)
  const traces = new Set(known.map(({ trace_id }) => trace_id))
  return {
    before: goneOf(known),
    since: async (transaction) =>
      goneOf((await findDeletions(transaction, account)).filter(({ trace_id }) => !traces.has(trace_id))),
  }
}

interface Deletion {
  trace_id: string
  type: string
  object_id: string
}

/** Only a few: events are kept for 30 days. */
function findDeletions(db: Database, { provider, provider_user_id }: Account): Promise<Deletion[]> {
  return db
    .selectFrom('webhook_events')
    .select(['trace_id', 'type', 'object_id'])
    .where('provider', '=', provider)
    .where('provider_user_id', '=', provider_user_id)
    .where('type', 'in', ['sleep.deleted', 'recovery.deleted', 'workout.deleted'])
    .execute()
}

function goneOf(deletions: readonly Deletion[]): DeletedIds {
  const idsOf = (type: string) =>
    new Set(deletions.filter((deletion) => deletion.type === type).map(({ object_id }) => object_id))
  return { sleeps: idsOf('sleep.deleted'), recoveries: idsOf('recovery.deleted'), workouts: idsOf('workout.deleted') }
}
