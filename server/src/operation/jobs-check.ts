import { WATCH_INTERVALS } from '../jobs/heartbeat-watch.ts'
import { type Check, NotReady, Starting } from './check.ts'

interface WatchedJobs {
  isAlive(): boolean
  /** undefined: no heartbeat yet */
  lastAlive(): Date | undefined
}

/** Whether this process works off jobs: without them nothing is synced, mailed or cleaned up, even though pages open. */
export function jobsCheck(jobs: WatchedJobs, { deadAfterMs } = WATCH_INTERVALS): Check {
  const startedAtMs = performance.now()
  return {
    name: 'jobs',
    async look() {
      if (jobs.isAlive()) return 'Jobs are worked off'
      // Pages are served before the jobs start.
      if (!jobs.lastAlive() && performance.now() - startedAtMs < deadAfterMs) throw new Starting('Jobs are starting')
      throw new NotReady('No job was worked off for two minutes')
    },
  }
}
