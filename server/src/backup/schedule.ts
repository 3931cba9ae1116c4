import { Refusal } from '@corner/contract/refusal.ts'
import type { Queue } from '../jobs/jobs.ts'
import type { Backups } from './backups.ts'
import type { BackupSettings } from './settings-store.ts'
import type { StoredBackup } from './stored-backup.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** After a failure, the next look an hour later tries again. */
const NAME = 'backups.scheduled'

/** Looks once an hour whether today's backup is still to be made: a machine that was off at its hour makes it later. */
export function backupQueue(backups: Backups, now: () => Date): Queue<object> {
  return {
    name: NAME,
    concurrency: 1,
    retries: 0,
    firstRetrySeconds: 60,
    longestRetrySeconds: 60,
    schedule: { cron: '5 * * * *', payload: {} },
    async handle() {
      const [settings, made] = await Promise.all([backups.settings(), backups.list()])
      if (!isDue(settings, made, now())) return
      try {
        await backups.make('scheduled')
      } catch (error) {
        // Another process makes it, or the disk is full: the page names it, and the next hour tries again.
        if (!(error instanceof Refusal)) throw error
      }
    },
  }
}

/** Whether none was made by the schedule since its last hour. */
export function isDue(
  { scheduled, hour_utc }: Pick<BackupSettings, 'scheduled' | 'hour_utc'>,
  backups: readonly Pick<StoredBackup, 'origin' | 'madeAt'>[],
  now: Date,
): boolean {
  if (!scheduled) return false
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS + hour_utc * HOUR_MS
  const since = today <= now.getTime() ? today : today - DAY_MS
  return !backups.some(({ origin, madeAt }) => origin === 'scheduled' && madeAt.getTime() >= since)
}
