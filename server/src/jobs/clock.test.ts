import { afterAll, expect, it, vi } from 'vitest'
import { openPool } from '../database/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { STEADY_CLOCK } from './clock.ts'
import { createJobs, type Queue } from './jobs.ts'

const { connection } = await createTestDatabase()
const pool = openPool(connection)
afterAll(() => pool.end())

const handled = vi.fn()
const queue: Queue<{ name: string }> = {
  name: 'clock-test',
  concurrency: 1,
  retries: 0,
  firstRetrySeconds: 1,
  longestRetrySeconds: 1,
  heartbeatSeconds: 10,
  handle: async ({ payload }) => handled(payload.name),
}

it('takes up schedules and delayed jobs when the clock was days ahead and is right again', async () => {
  const before = createJobs(connection, () => [queue])
  await before.send(queue, { name: 'of the clock ahead' }, { startAfterSeconds: 60 })
  await before.send(queue, { name: 'within a day' }, { startAfterSeconds: 86_400 })
  await before.stop()
  await pool.query(`update jobs.version set cron_on = now() + interval '2 days', bam_on = now() + interval '2 days'`)
  await pool.query(`update jobs.queue set monitor_claim_on = now() + interval '2 days'`)
  await pool.query(
    `update jobs.job set start_after = start_after + interval '2 days' where data ->> 'name' = 'of the clock ahead'`,
  )

  const jobs = createJobs(connection, () => [queue])
  await jobs.start()
  await vi.waitFor(() => expect(handled).toHaveBeenCalledWith('of the clock ahead'), { timeout: 10_000 })
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(`select cron_on <= now() as is_past from jobs.version`)
      expect(rows).toEqual([{ is_past: true }])
    },
    { timeout: 5_000 },
  )
  const { rows } = await pool.query(`select name from jobs.queue where monitor_claim_on > now()`)
  expect(rows).toEqual([])
  expect(handled).toHaveBeenCalledTimes(1)
  await jobs.stop()
})

it('gives pg-boss a clock that the time of day cannot put back', () => {
  const before = STEADY_CLOCK.now()
  vi.spyOn(Date, 'now').mockReturnValue(before - 2 * 86_400_000)
  expect(STEADY_CLOCK.now()).toBeGreaterThanOrEqual(before)
  vi.restoreAllMocks()
  expect(Math.abs(STEADY_CLOCK.now() - Date.now())).toBeLessThan(60_000)
})
