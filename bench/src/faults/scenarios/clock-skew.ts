import { existsSync } from 'node:fs'
import { changeSome, findTargets } from '../changes.ts'
import type { Judgement } from '../oracle.ts'
import type { Scenario } from '../scenario.ts'
import { settle } from '../settle.ts'
import { setStage } from '../stage.ts'
import { verdictOf } from '../verdict.ts'
import { webhooksSent } from '../webhooks-sent.ts'
import { pollAWeekLater } from '../weekly-poll.ts'

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu/faketime', '/usr/lib/aarch64-linux-gnu/faketime']
const LIBRARY = LIBRARIES.map((folder) => `${folder}/libfaketimeMT.so.1`).find((path) => existsSync(path))
/** WHOOP's webhooks are refused from five minutes on (docs/whoop.md). */
const TAKEN = [-290, 290]
const REFUSED = [-320, 320]
const CHANGES = 20

/**
 * The server's clock is almost five minutes off, behind or ahead of WHOOP's and of PostgreSQL's; beyond five minutes its webhooks are
 * refused, and two weekly polls bring the news.
 */
export const clockSkew: Scenario = {
  name: 'clock-skew',
  criterion:
    "the server's clock just under five minutes off, and just over, both ways: webhooks taken, or refused and made up for by two weekly polls",
  async run({ random }, cleanUp) {
    if (!LIBRARY) return { passed: true, figure: 'not tried: libfaketime is not installed' }
    const figures: string[] = []
    const failures: string[] = []
    let last: Judgement | undefined
    for (const seconds of [...TAKEN, ...REFUSED]) {
      const own = cleanUp.use(new AsyncDisposableStack())
      const environment = {
        LD_PRELOAD: LIBRARY,
        FAKETIME: `${seconds > 0 ? '+' : ''}${seconds}s`,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      }
      const stage = await setStage({ athletes: 2, webhookRetryMs: 50, environment }, own)
      const targets = await findTargets(stage.cloud, stage.athletes, { from: 20, to: 2 })
      for (let changes = 0; changes < CHANGES; ) changes += await changeSome(stage.cloud, targets, random, 5)
      const { delivered, given_up } = await webhooksSent(stage.cloud)
      const isTaken = TAKEN.includes(seconds)
      if (isTaken ? given_up > 0 : delivered > 0) failures.push(`${seconds} s: ${delivered} taken, ${given_up} refused`)
      await settle(stage.corner.dataDir)
      for (let weeks = 0; !isTaken && weeks < 2; weeks++) await pollAWeekLater(stage.corner.dataDir)
      last = await stage.judge(seconds < 0 ? 'behind' : undefined)
      failures.push(...last.faults.map((fault) => `${seconds} s: ${fault}`))
      figures.push(`${seconds} s: ${isTaken ? `${delivered} taken` : `${given_up} refused`}`)
      await own.disposeAsync()
    }
    return verdictOf(
      { records: last?.records ?? 0, indexes: last?.indexes ?? 0, faults: [] },
      figures.join(', '),
      failures,
    )
  },
}
