import { setTimeout as pause } from 'node:timers/promises'
import type { Jobs, Queue } from '../jobs/jobs.ts'
import { logOf } from '../log/log.ts'
import { checkDays, everyUser, type MendedDays } from '../measurements/day-check.ts'
import type { Links } from './links.ts'

const log = logOf('wearables')

/** Pause between two users, so that a background check leaves the database to the pages. */
const PAUSE_MS = 20
/** Another job goes on after it: one that takes an hour is taken for lost (jobs/workers.ts). */
const LONGEST_PART_MS = 20 * 60_000

/** @param after the id of the last user who was checked; absent: the night begins */
type Part = { after?: string }

interface CheckedPart extends MendedDays {
  users: number
  failed: number
  /** The last user of a part that ended before the last one of all. */
  openAfter?: string
}

/**
 * Each night the stored days of everybody's records are compared with dating all at once, one user after the other, in parts.
 */
export function checkDaysQueue(
  { database }: Pick<Links, 'database'>,
  jobs: Jobs,
  longestPartMs = LONGEST_PART_MS,
): Queue<Part> {
  const queue: Queue<Part> = {
    name: 'check-days',
    concurrency: 1,
    retries: 1,
    firstRetrySeconds: 600,
    longestRetrySeconds: 600,
    schedule: { cron: '40 3 * * *', payload: {} },
    async handle({ payload: { after }, isLastTry, signal }) {
      const { openAfter, ...counts } = await checkPart(database, after, signal, longestPartMs)
      const { users, moved, removed, capped, failed } = counts
      // A failed part is tried once more; the next one waits for that.
      if (openAfter !== undefined && (failed === 0 || isLastTry))
        await jobs.send(queue, { after: openAfter }, { key: `after ${openAfter}` })
      const whose = openAfter === undefined && after === undefined ? 'all' : 'some'
      log.info(`The days of ${whose} users were checked`, { users, moved, removed, capped, failed })
      if (failed > 0) throw new Error(`The days of ${failed} of ${users} users could not be checked`)
    },
  }
  return queue
}

async function checkPart(
  database: Links['database'],
  after: string | undefined,
  signal: AbortSignal,
  longestMs: number,
): Promise<CheckedPart> {
  const counts: CheckedPart = { users: 0, moved: 0, removed: 0, capped: 0, failed: 0 }
  const endMs = performance.now() + longestMs
  for await (const userId of everyUser(database, after)) {
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
    if (performance.now() >= endMs) return { ...counts, openAfter: userId }
    await pause(PAUSE_MS)
  }
  return counts
}
