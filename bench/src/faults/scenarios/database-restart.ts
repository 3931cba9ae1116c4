import { setTimeout as wait } from 'node:timers/promises'
import { changeSome, findTargets } from '../changes.ts'
import { Reader } from '../reader.ts'
import type { Scenario } from '../scenario.ts'
import { settle } from '../settle.ts'
import { setStage } from '../stage.ts'
import { asSuperuser } from '../superuser.ts'
import { verdictOf } from '../verdict.ts'
import { webhooksSent } from '../webhooks-sent.ts'

const ROUNDS = 5
const EVERY_MS = 50
const MEANWHILE_MS = 1_500
const LOAD_MS = 8_000
const LONGEST_MS = 60_000
/** From the moment when PostgreSQL accepts connections again. */
const WELL_WITHIN_MS = 5_000
const TAKEN = new Set([200, 503])

/**
 * PostgreSQL is stopped (every other time at once, without a clean shutdown) while pages read twenty times a second and records
 * change. Corner starts it again by itself.
 */
export const databaseRestart: Scenario = {
  name: 'database-restart',
  criterion: `PostgreSQL stopped ${ROUNDS} times under load: meanwhile 503 and nothing else, well within ${WELL_WITHIN_MS / 1000} s of its return, the server is never restarted`,
  async run({ random, short }, cleanUp) {
    const stage = await setStage({ athletes: 3 }, cleanUp)
    const targets = await findTargets(stage.cloud, stage.athletes, { from: 20, to: 1 })
    const reader = new Reader(stage.corner.url)
    await reader.signIn(stage.athletes[0]?.email ?? '')
    const statuses = new Map<number, number>()
    const awayMs: number[] = []
    const lateMs: number[] = []
    const rounds = short ? 1 : ROUNDS
    for (let round = 0; round < rounds; round++) {
      await changeSome(stage.cloud, targets, random, 10)
      const load = readFor(reader, statuses, LOAD_MS)
      await wait(MEANWHILE_MS)
      const before = await stage.corner.postmasterId()
      await stage.corner.signalDatabase(round % 2 === 0 ? 'SIGINT' : 'SIGQUIT')
      const returned = untilAccepted(stage.corner.dataDir)
      await changeSome(stage.cloud, targets, random, 10)
      const acceptedAtMs = await returned
      const { failedAtMs, backAtMs } = await load
      const after = await stage.corner.postmasterId()
      if (after === before || failedAtMs === undefined) throw new Error('The database was not stopped')
      if (backAtMs === undefined) throw new Error(`Pages are not answered again.\n${stage.corner.said}`)
      awayMs.push(backAtMs - failedAtMs)
      lateMs.push(Math.max(0, backAtMs - acceptedAtMs))
    }
    const others = [...statuses]
      .filter(([status]) => !TAKEN.has(status))
      .map(([status, count]) => `${count} x ${status}`)
    const latest = Math.max(...lateMs)
    const failures = others.map((other) => `answered ${other}`)
    if (latest > WELL_WITHIN_MS) failures.push('pages came back late')
    if (!stage.corner.isRunning) failures.push('the server has ended')
    await webhooksSent(stage.cloud)
    await settle(stage.corner.dataDir)
    const figure = `${statuses.get(200) ?? 0} x 200, ${statuses.get(503) ?? 0} x 503; answered at most ${latest.toFixed(0)} ms after PostgreSQL took connections again, ${seconds(Math.min(...awayMs))} to ${seconds(Math.max(...awayMs))} s after the stop`
    return verdictOf(await stage.judge(), figure, failures)
  },
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)

/** @returns when PostgreSQL takes connections again */
async function untilAccepted(dataDir: string): Promise<number> {
  for (let wasAway = false; ; await wait(10)) {
    const isThere = await asSuperuser(dataDir, async () => true).catch(() => false)
    if (!isThere) wasAway = true
    else if (wasAway) return performance.now()
  }
}

/** Reads at a steady pace, and on until a page is answered. @returns when the first was not, and the next that was */
async function readFor(reader: Reader, statuses: Map<number, number>, forMs: number) {
  const begunAtMs = performance.now()
  const reads: Promise<void>[] = []
  let failedAtMs: number | undefined
  let backAtMs: number | undefined
  const isOver = () => {
    const ms = performance.now() - begunAtMs
    return ms > LONGEST_MS || (ms > forMs && backAtMs !== undefined)
  }
  while (!isOver()) {
    const sentAtMs = performance.now()
    reads.push(
      reader.read().then((status) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status !== 200) failedAtMs ??= performance.now()
        else if (failedAtMs !== undefined && sentAtMs > failedAtMs) backAtMs ??= performance.now()
      }),
    )
    await wait(EVERY_MS)
  }
  await Promise.all(reads)
  return { failedAtMs, backAtMs }
}
