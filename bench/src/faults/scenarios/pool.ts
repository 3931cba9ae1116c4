import { setTimeout as wait } from 'node:timers/promises'
import { APP_ROLE } from '@corner/server/database/embedded/settings.ts'
import { changeSome, findTargets } from '../changes.ts'
import { Reader } from '../reader.ts'
import type { Scenario } from '../scenario.ts'
import { settle } from '../settle.ts'
import { type Stage, setStage } from '../stage.ts'
import { asSuperuser } from '../superuser.ts'
import { verdictOf } from '../verdict.ts'
import { webhooksSent } from '../webhooks-sent.ts'

const PAGES = 60
const HELD_MS = 6_000
/** A page waits 3 s for a lock, and as long for a free connection. */
const LONGEST_MS = 10_000
const RETURN_MS = 5_000

/**
 * All connections for pages wait for a table that a foreign session has locked; then PostgreSQL itself has no connection left.
 */
export const pool: Scenario = {
  name: 'pool',
  criterion: `${PAGES} pages wait for a locked table, then PostgreSQL has no connection left: 200 or 503 within ${LONGEST_MS / 1000} s, sign-in goes on under the lock, all well within ${RETURN_MS / 1000} s after`,
  async run({ random }, cleanUp) {
    const stage = await setStage({ athletes: 2 }, cleanUp)
    const targets = await findTargets(stage.cloud, stage.athletes, { from: 20, to: 1 })
    const reader = new Reader(stage.corner.url)
    await reader.signIn(stage.athletes[0]?.email ?? '')
    const failures: string[] = []
    let signInMs = 0
    const locked = await asSuperuser(stage.corner.dataDir, async (client) => {
      await client.query('begin; lock table cycles in access exclusive mode')
      const pages = readAll(reader)
      await wait(500)
      const begunAtMs = performance.now()
      await new Reader(stage.corner.url).signIn(stage.athletes[1]?.email ?? '')
      signInMs = performance.now() - begunAtMs
      await wait(HELD_MS)
      await client.query('rollback')
      return pages
    })
    failures.push(...judgePages('under the lock', locked))
    const backMs = [await untilRead(reader)]
    const full = await withoutConnections(stage, async () => {
      await changeSome(stage.cloud, targets, random, 5)
      return readAll(reader)
    })
    failures.push(...judgePages('without connections', full))
    backMs.push(await untilRead(reader))
    if (backMs.some((ms) => ms > RETURN_MS)) failures.push('pages came back late')
    await webhooksSent(stage.cloud)
    await settle(stage.corner.dataDir)
    const figure = `under the lock ${tell(locked)}, sign-in ${signInMs.toFixed(0)} ms; without connections ${tell(full)}; back after ${backMs.map((ms) => ms.toFixed(0)).join(' and ')} ms`
    return verdictOf(await stage.judge(), figure, failures)
  },
}

interface Read {
  status: number
  ms: number
}

function readAll(reader: Reader): Promise<Read[]> {
  return Promise.all(
    Array.from({ length: PAGES }, async () => {
      const begunAtMs = performance.now()
      const { status } = await reader.call('GET', '/api/wearables/day/')
      return { status, ms: performance.now() - begunAtMs }
    }),
  )
}

function judgePages(when: string, reads: readonly Read[]): string[] {
  const wrong = reads.filter(({ status, ms }) => ![200, 503].includes(status) || ms > LONGEST_MS)
  return wrong.slice(0, 2).map(({ status, ms }) => `${when}: ${status} after ${ms.toFixed(0)} ms`)
}

function tell(reads: readonly Read[]): string {
  const taken = reads.filter(({ status }) => status === 200).length
  return `${taken} x 200, ${reads.length - taken} x other, slowest ${(Math.max(...reads.map(({ ms }) => ms)) / 1000).toFixed(1)} s`
}

/** @returns ms until a page is answered */
async function untilRead(reader: Reader): Promise<number> {
  const begunAtMs = performance.now()
  while ((await reader.read()) !== 200 && performance.now() - begunAtMs < 60_000) await wait(50)
  return performance.now() - begunAtMs
}

/** Ends Corner's own connections, and refuses every new one (SQLSTATE 53300) until the work is done. */
function withoutConnections<T>({ corner }: Stage, work: () => Promise<T>): Promise<T> {
  return asSuperuser(corner.dataDir, async (client) => {
    await client.query(`alter role ${APP_ROLE} connection limit 0`)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [APP_ROLE])
    try {
      return await work()
    } finally {
      await client.query(`alter role ${APP_ROLE} connection limit -1`)
    }
  })
}
