import { type Action, change, findTargets, type Target } from '../changes.ts'
import { between, pick } from '../random.ts'
import type { Scenario } from '../scenario.ts'
import { settle, untilQuiet } from '../settle.ts'
import { type Stage, setStage } from '../stage.ts'
import { asSuperuser } from '../superuser.ts'
import { verdictOf } from '../verdict.ts'
import { webhooksSent } from '../webhooks-sent.ts'
import { pollAWeekLater } from '../weekly-poll.ts'

const WEBHOOKS = 10_000
const SHORT_WEBHOOKS = 300
const ATHLETES = 20
/** Out of a hundred changes. */
const DOUBLED = 10
const OVERTAKEN = 10
const LOST = 5
const DELETED_SHARE = 0.02
/** Of each kind and athlete, so few that the weekly poll believes them (see docs/whoop.md). */
const LOST_DELETIONS = 2

/**
 * Thousands of changes, whose webhooks come twice, in the wrong order, or never; and deletions that no webhook tells. The
 * weekly poll makes up for what is lost.
 */
export const tenThousandWebhooks: Scenario = {
  name: 'ten-thousand-webhooks',
  criterion: `${WEBHOOKS.toLocaleString('en-US')} webhooks, ${DOUBLED} % doubled, ${OVERTAKEN} % overtaken, ${LOST} % lost, and lost deletions: all made up for by two weekly polls`,
  async run({ random, short }, cleanUp) {
    const replies = { lost: 0 }
    const loseReply = () => {
      const loses = random() < 0.01
      if (loses) replies.lost += 1
      return loses
    }
    const stage = await setStage({ athletes: short ? 3 : ATHLETES, webhookRetryMs: 500, loseReply }, cleanUp)
    const targets = await findTargets(stage.cloud, stage.athletes, { from: 27, to: 2 })
    const begunAtMs = performance.now()
    const sent = await send(stage, targets, random, short ? SHORT_WEBHOOKS : WEBHOOKS)
    const counts = await webhooksSent(stage.cloud)
    const sentMs = performance.now() - begunAtMs
    await untilQuiet(stage.corner.dataDir)
    const doneMs = performance.now() - begunAtMs
    const deletions = await deleteSilently(stage, targets, random)
    const before = (await stage.judge()).faults.length
    await pollAWeekLater(stage.corner.dataDir)
    await pollAWeekLater(stage.corner.dataDir)
    await settle(stage.corner.dataDir)
    const figure = `${sent} changes, ${counts.delivered} delivered, ${counts.lost} lost, ${replies.lost} replies lost, ${deletions} deletions lost; taken in ${(sentMs / 1000).toFixed(0)} s, worked off in ${(doneMs / 1000).toFixed(0)} s; ${before} differences before the weekly polls`
    const failures = before < deletions ? ['the lost deletions made no difference: nothing was tried'] : []
    return verdictOf(await stage.judge(), figure, failures)
  },
}

/**
 * Deletions are not lost here: an earlier change of the same record would stay open for days, as one that the provider does not
 * show yet. @returns how many changes it took
 */
async function send({ cloud }: Stage, targets: Target[], random: () => number, webhooks: number): Promise<number> {
  let changes = 0
  for (let sent = 0; sent < webhooks; changes++) {
    const target = pick(random, targets)
    const action = random() < DELETED_SHARE ? 'delete' : 'rescore'
    const kind = faultFor(between(random, 0, 99), action)
    if (kind) await cloud.control('POST', 'faults', { kind, times: 1 })
    await change(cloud, target, action)
    if (action === 'delete') targets.splice(targets.indexOf(target), 1)
    sent += target.kind === 'sleep' ? 2 : 1
  }
  await cloud.control('DELETE', 'faults')
  return changes
}

function faultFor(luck: number, action: Action): string | undefined {
  if (luck < DOUBLED) return 'duplicate_webhooks'
  if (luck < DOUBLED + OVERTAKEN) return 'reorder_webhooks'
  return luck < DOUBLED + OVERTAKEN + LOST && action !== 'delete' ? 'lose_webhooks' : undefined
}

/** @returns how many records of Corner are gone at the provider without a word */
async function deleteSilently({ cloud, athletes, corner }: Stage, targets: readonly Target[], random: () => number) {
  await cloud.control('POST', 'faults', { kind: 'lose_webhooks' })
  const isStored = await asSuperuser(corner.dataDir, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select provider_id as id from workouts union all select provider_id from sleeps',
    )
    return new Set(rows.map(({ id }) => id))
  })
  let deletions = 0
  for (const { member } of athletes)
    for (const kind of ['sleep', 'workout']) {
      const left = targets.filter(
        (target) => target.member === member && target.kind === kind && isStored.has(target.id),
      )
      for (let times = 0; times < Math.min(LOST_DELETIONS, left.length); times++) {
        const [target] = left.splice(between(random, 0, left.length - 1), 1)
        if (!target) continue
        await change(cloud, target, 'delete')
        deletions += 1
      }
    }
  await cloud.control('DELETE', 'faults')
  return deletions
}
