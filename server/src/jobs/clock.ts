import type { Clock, Db } from 'pg-boss'
import { JOB_SCHEMA } from './job-tables.ts'

/**
 * pg-boss schedules its next look by the system clock: if the clock is put back by two days, it would look in two days. This
 * clock never goes back. Where pg-boss needs the database's time, it adds the difference of the two, measured every ten
 * minutes.
 */
export const STEADY_CLOCK: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run, ms) => setInterval(run, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
}

/**
 * When pg-boss last looked for schedules and for dead workers, table by table, and how far ahead such a time may legitimately
 * be. It looks again some time after that, so a time in the future stops it until then.
 */
const LOOKS = [
  { table: 'version', columns: ['cron_on', 'flow_on', 'reindex_on', 'bam_on'], slack: '1 minute' },
  { table: 'version', columns: ['monitor_backoff_on'], slack: '2 hours' },
  { table: 'queue', columns: ['monitor_claim_on', 'monitor_on', 'maintain_on'], slack: '1 minute' },
] as const

/** No job is delayed for longer: a provider's Retry-After counts for a day at most. */
const LONGEST_DELAY = '25 hours'

/** Repairs what a clock that was ahead wrote into the job tables: last looks, delays of jobs, and heartbeats of workers. */
export async function forgetFuture(db: Db): Promise<void> {
  for (const { table, columns, slack } of LOOKS) {
    const back = columns.map((column) => `${column} = least(${column}, now())`)
    const isAhead = columns.map((column) => `${column} > now() + interval '${slack}'`).join(' or ')
    await db.executeSql(`update ${JOB_SCHEMA}.${table} set ${back} where ${isAhead}`)
  }
  await db.executeSql(`update ${JOB_SCHEMA}.job set start_after = now()
    where state < 'active' and start_after > now() + interval '${LONGEST_DELAY}'`)
  await db.executeSql(`update ${JOB_SCHEMA}.job set heartbeat_on = now()
    where state = 'active' and heartbeat_on > now() + interval '1 minute'`)
}
