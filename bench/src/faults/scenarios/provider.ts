import { setTimeout as wait } from 'node:timers/promises'
import { changeSome, findTargets } from '../changes.ts'
import type { Scenario } from '../scenario.ts'
import { passAnHour, settle } from '../settle.ts'
import { type Stage, setStage } from '../stage.ts'
import { asSuperuser } from '../superuser.ts'
import { verdictOf } from '../verdict.ts'
import { webhooksSent } from '../webhooks-sent.ts'
import { pollAWeekLater } from '../weekly-poll.ts'

const API = '/developer'
const EACH_MS = 20_000
const EACH_SHORT_MS = 3_000
const EVERY_MS = 1_000

/** In turn; each is in force for a while, over webhooks and polls. */
const FAULTS: Record<string, object> = {
  'status 429': { kind: 'status', status: 429, retry_after: 2, path: API },
  '429 with a pause of ten years': { kind: 'status', status: 429, retry_after: 315_360_000, path: API, times: 1 },
  'status 500': { kind: 'status', status: 500, path: API },
  'status 503 as a web page': { kind: 'status', status: 503, body: 'html', path: API },
  'status 403 as a web page': { kind: 'status', status: 403, body: 'html', path: API },
  'slow by 3 s': { kind: 'slow', delay_ms: 3_000, path: API },
  'half a body with 200': { kind: 'status', status: 200, body: 'half_json', path: API },
  'a dropped connection': { kind: 'drop', path: API },
  'wrong types': { kind: 'spoil', index: 1, fields: { score: 'high', start: 7 }, path: `${API}/v2/activity` },
  'missing fields': { kind: 'spoil', index: 0, fields: { start: null, score_state: null }, path: `${API}/v2/` },
}

/** The provider's trouble of every kind, while records change and links are polled. */
export const provider: Scenario = {
  name: 'provider',
  criterion: `${Object.keys(FAULTS).length} kinds of trouble at the provider, ${EACH_MS / 1000} s each: afterwards every record is there, every link works, nothing is set aside`,
  async run({ random, short }, cleanUp) {
    const stage = await setStage({ athletes: 4 }, cleanUp)
    const targets = await findTargets(stage.cloud, stage.athletes, { from: 20, to: 0 })
    let changes = 0
    for (const fault of Object.values(FAULTS)) {
      await stage.cloud.control('POST', 'faults', fault)
      const untilMs = performance.now() + (short ? EACH_SHORT_MS : EACH_MS)
      while (performance.now() < untilMs) {
        changes += await changeSome(stage.cloud, targets, random, 3)
        await wait(EVERY_MS)
      }
      await asSuperuser(stage.corner.dataDir, passAnHour) // polls and repeated news meet the fault, too
      await wait(EVERY_MS)
      await stage.cloud.control('DELETE', 'faults')
    }
    await webhooksSent(stage.cloud)
    const begunAtMs = performance.now()
    await settle(stage.corner.dataDir)
    await settle(stage.corner.dataDir)
    await pollAWeekLater(stage.corner.dataDir)
    const seconds = ((performance.now() - begunAtMs) / 1000).toFixed(0)
    const figure = `${changes} changes under ${Object.keys(FAULTS).length} kinds of fault; all made up for ${seconds} s after the last`
    return verdictOf(await stage.judge(), figure, await leftovers(stage))
  },
}

async function leftovers({ corner, athletes }: Stage): Promise<string[]> {
  return asSuperuser(corner.dataDir, async (client) => {
    const { rows } = await client.query<{ linked: string; aside: string }>(
      `select (select count(*) from wearable_connections where status = 'connected') as linked,
         (select count(*) from unreadable_records) as aside`,
    )
    const { linked, aside } = rows[0] ?? { linked: '0', aside: '0' }
    return [
      ...(Number(linked) === athletes.length ? [] : [`${linked} of ${athletes.length} links work`]),
      ...(Number(aside) === 0 ? [] : [`${aside} records are still set aside`]),
    ]
  })
}
