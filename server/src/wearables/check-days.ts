import { setTimeout as pause } from 'node:timers/promises'
import type { Queue } from '../jobs/jobs.ts'
import { logOf } from '../log/log.ts'
import { checkDays, everyUser } from '../measurements/day-check.ts'
import type { Links } from './links.ts'

const log = logOf('wearables')

/** Pause between two users, so that a background check leaves the database to the pages. */
const PAUSE_MS = 20

/** Each night the stored days of everybody's records are compared with dating all at once, one user after the other. */
export function checkDaysQueue({ database }: Links): Queue<object> {
  return {
    name: 'check-days',
    concurrency: 1,
    retries: 1,
    firstRetrySeconds: 600,
    longestRetrySeconds: 600,
    schedule: { cron: '40 3 * * *', payload: {} },
    async handle({ signal }) {
      const counts = { users: 0, moved: 0, removed: 0, capped: 0, failed: 0 }
      for await (const userId of everyUser(database)) {
        signal.throwIfAborted()
        counts.users += 1
        try {
          const { moved, removed, capped } = await checkDays(database, userId)
          counts.moved += moved
          counts.removed += removed
          counts.capped += capped
          if (moved + removed + capped > 0)
            log.info('Days of a user were put right', { user_id: userId, moved, removed, capped })
        } catch (error) {
          counts.failed += 1
          log.error('The days of a user could not be checked', { user_id: userId, err: error })
        }
        await pause(PAUSE_MS)
      }
      const { users, moved, removed, capped, failed } = counts
      log.info('The days of all users were checked', { users, moved, removed, capped, failed })
      if (failed > 0) throw new Error(`The days of ${failed} of ${users} users could not be checked`)
    },
  }
}
