import { inBatches } from '../database/delete-in-batches.ts'
import { asSeenBy } from '../database/visible-athletes.ts'
import type { Queue } from '../jobs/jobs.ts'
import { logOf } from '../log/log.ts'
import { cleanUp } from '../operation/clean-up.ts'
import { deleteEventsBefore } from './events/event-store.ts'
import { deleteOldStates } from './link/state-store.ts'
import type { Links } from './links.ts'

const log = logOf('wearables')

/** WHOOP repeats an event for about an hour; older rows are not needed to recognize a repetition. */
const EVENTS_KEPT_MS = 30 * 86_400_000

/** Deletes what has expired: OAuth states, events processed long ago, sessions and counts. */
export function cleanUpQueue({ database, now }: Pick<Links, 'database' | 'now'>): Queue<object> {
  return {
    name: 'clean-up',
    concurrency: 1,
    retries: 0,
    firstRetrySeconds: 60,
    longestRetrySeconds: 60,
    schedule: { cron: '17 * * * *', payload: {} },
    async handle() {
      await inBatches((most) => asSeenBy(database, 'all', (links) => deleteOldStates(links, now(), most)))
      const open = await deleteEventsBefore(database, new Date(now().getTime() - EVENTS_KEPT_MS))
      if (open > 0)
        log.warn('News of the provider ran out: the links it was for could not be used for weeks', { events: open })
      await cleanUp(database, now())
    },
  }
}
