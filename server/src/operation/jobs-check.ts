import { type Check, NotReady } from './check.ts'

/** Whether this process works off jobs: without them nothing is synced, mailed or cleaned up, however well pages open. */
export function jobsCheck(jobs: { isAlive(): boolean }): Check {
  return {
    name: 'jobs',
    async look() {
      if (!jobs.isAlive()) throw new NotReady('No job was worked off for two minutes')
      return 'Jobs are worked off'
    },
  }
}
