import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { change, findTargets } from '../changes.ts'
import type { Scenario } from '../scenario.ts'
import { untilQuiet } from '../settle.ts'
import { setStage } from '../stage.ts'
import { asSuperuser } from '../superuser.ts'
import { verdictOf } from '../verdict.ts'

const ROUNDS = 3
const PATIENCE_MS = 20_000

/** PostgreSQL ends a job that is in a deadlock with a foreign session. Its news is stored all the same. */
export const deadlock: Scenario = {
  name: 'deadlock',
  criterion: `a job that PostgreSQL ends as a deadlock's victim is retried, ${ROUNDS} times: its news is stored`,
  async run({ short }, cleanUp) {
    const stage = await setStage({ athletes: 1 }, cleanUp)
    const { dataDir } = stage.corner
    const [athlete] = stage.athletes
    const targets = await findTargets(stage.cloud, stage.athletes, { from: 20, to: 2 })
    const workouts = targets.filter(({ kind }) => kind === 'workout')
    const rounds = short ? 1 : ROUNDS
    const before = await countDeadlocks(dataDir)
    const longest: number[] = []
    for (const target of workouts.slice(0, rounds)) {
      await asSuperuser(dataDir, async (client) => {
        await client.query(`set deadlock_timeout = '1min'`) // so that the job is the one who finds it, and is ended
        await client.query('begin')
        await client.query('select from workouts where provider_id = $1 for update', [target.id])
        await change(stage.cloud, target, 'rescore')
        await untilSomebodyWaits(dataDir)
        const lock = client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
          `measurements ${athlete?.id} whoop`,
        ])
        await lock
        await client.query('rollback')
      })
      const begunAtMs = performance.now()
      await untilQuiet(dataDir)
      longest.push(performance.now() - begunAtMs)
    }
    await wait(1_500) // statistics are written once a second
    const found = (await countDeadlocks(dataDir)) - before
    const failures = found < rounds ? [`only ${found} deadlocks came about`] : []
    const figure = `${found} deadlocks, each made up for after at most ${(Math.max(...longest) / 1000).toFixed(0)} s`
    return verdictOf(await stage.judge(), figure, failures)
  },
}

async function untilSomebodyWaits(dataDir: string): Promise<void> {
  const giveUpAtMs = performance.now() + PATIENCE_MS
  await asSuperuser(dataDir, async (client) => {
    while (!(await isWaiting(client))) {
      if (performance.now() > giveUpAtMs) throw new Error('No job waits for the locked row')
      await wait(20)
    }
  })
}

async function isWaiting(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and usename = 'corner_app'`,
  )
  return rows.length > 0
}

function countDeadlocks(dataDir: string): Promise<number> {
  return asSuperuser(dataDir, async (client) => {
    const { rows } = await client.query<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    )
    return Number(rows[0]?.deadlocks)
  })
}
