import { setTimeout as wait } from 'node:timers/promises'
import { type Athlete, linkAthletes } from '../athletes.ts'
import { changeSome, findTargets } from '../changes.ts'
import { Imports } from '../imports.ts'
import { between, pick } from '../random.ts'
import { Reader } from '../reader.ts'
import type { Scenario } from '../scenario.ts'
import { passAnHour, settle } from '../settle.ts'
import { type Stage, setStage } from '../stage.ts'
import { asSuperuser } from '../superuser.ts'
import { verdictOf } from '../verdict.ts'
import { webhooksSent } from '../webhooks-sent.ts'
import { pollAWeekLater } from '../weekly-poll.ts'

const ROUNDS = 40
const SHORT_ROUNDS = 4
const LINKED = 4
const LATEST_MS = 2_500
const WITHIN_MS = 120_000
/** Members for backfills and imports in the middle of a kill; apart from those that are linked at the beginning. */
const FIRST_OF_BACKFILL = 101
const FIRST_OF_IMPORT = 201

const KILLS = {
  server: (stage: Stage) => stage.corner.kill(),
  database: (stage: Stage) => stage.corner.signalDatabase('SIGKILL'),
  both: (stage: Stage) => Promise.all([stage.corner.kill(), stage.corner.signalDatabase('SIGKILL')]),
}
type Victim = keyof typeof KILLS

/**
 * kill -9 of the server, of PostgreSQL and of both at random moments, while athletes are linked for the first time, all links
 * are polled, records change and an export is imported. A quarter of the starts afterwards is killed again.
 */
export const kill: Scenario = {
  name: 'kill',
  criterion: `kill -9 of server, PostgreSQL or both, ${ROUNDS} times during backfill, sync, webhooks and import: nothing lost, half or twice`,
  async run({ random, short }, cleanUp) {
    const stage = await setStage({ athletes: LINKED, webhookRetryMs: 2_000 }, cleanUp)
    const linked = [...stage.athletes]
    const targets = await findTargets(stage.cloud, linked, { from: 28, to: 0 })
    const imports = new Imports(stage.corner.url)
    const importing: Athlete[] = []
    const readyMs: Record<Victim, number[]> = { server: [], database: [], both: [] }
    let changes = 0
    const rounds = short ? SHORT_ROUNDS : ROUNDS
    for (let round = 0; round < rounds; round++) {
      if (round % 3 === 0) {
        const newcomers = await stage.add([FIRST_OF_BACKFILL + round])
        void linkAthletes(stage.corner.url, newcomers).catch(() => {})
      }
      if (round % 4 === 1) {
        const importer = await addImporter(stage, FIRST_OF_IMPORT + round)
        importing.push(importer)
        imports.begin(importer)
      }
      await asSuperuser(stage.corner.dataDir, passAnHour)
      changes += await changeSome(stage.cloud, targets, random, 20)
      await wait(between(random, 20, LATEST_MS))
      const victim = pick(random, Object.keys(KILLS) as Victim[])
      const killedAtMs = performance.now()
      await KILLS[victim](stage)
      if (victim !== 'database') await startAgain(stage, random)
      await answers(stage, linked)
      readyMs[victim].push(performance.now() - killedAtMs)
    }
    for (const importer of importing) await imports.complete(importer)
    await linkRest(stage)
    const { given_up } = await webhooksSent(stage.cloud)
    await settle(stage.corner.dataDir)
    await settle(stage.corner.dataDir) // what the first hour found
    for (let weeks = 0; given_up > 0 && weeks < 2; weeks++) await pollAWeekLater(stage.corner.dataDir)
    const half = await asSuperuser(stage.corner.dataDir, (client) => imports.findHalf(client, importing))
    const times = Object.entries(readyMs).map(([victim, ms]) => `${victim} ${ms.length} (${spread(ms)})`)
    const figure = `${rounds} kills, ${changes} changes, ${stage.relay.acknowledged.size} webhooks taken, ${given_up} given up by the provider, ${importing.length} imports; answers again after: ${times.join(', ')}`
    return verdictOf(await stage.judge(), figure, half)
  },
}

/** Not among the stage's athletes: what an export brings is not in the provider's ledger. */
async function addImporter(stage: Stage, member: number): Promise<Athlete> {
  const [importer] = await stage.add([member])
  if (!importer) throw new Error('The account was not stored')
  stage.athletes = stage.athletes.filter((athlete) => athlete !== importer)
  return importer
}

async function startAgain({ corner }: Stage, random: () => number): Promise<void> {
  if (random() < 0.25) {
    corner.begin()
    await wait(between(random, 100, LATEST_MS))
    await corner.kill()
    if (random() < 0.5) await corner.signalDatabase('SIGKILL')
  }
  await corner.start()
}

/** @throws Error when no page is answered in time */
async function answers({ corner }: Stage, [athlete]: readonly Athlete[]): Promise<void> {
  const giveUpAtMs = performance.now() + WITHIN_MS
  const reader = new Reader(corner.url)
  for (;;) {
    const status = await reader
      .signIn(athlete?.email ?? '')
      .then(() => reader.read())
      .catch(() => 0)
    if (status === 200) return
    if (performance.now() > giveUpAtMs) throw new Error(`No answer within ${WITHIN_MS / 1000} s.\n${corner.said}`)
    await wait(100)
  }
}

/** Whose linking was interrupted presses the button again. */
async function linkRest({ corner, athletes }: Stage): Promise<void> {
  const linked = await asSuperuser(corner.dataDir, async (client) => {
    const { rows } = await client.query<{ user_id: string }>(
      `select user_id from wearable_connections where status = 'connected'`,
    )
    return new Set(rows.map(({ user_id }) => user_id))
  })
  await linkAthletes(
    corner.url,
    athletes.filter(({ id }) => !linked.has(id)),
  )
}

function spread(ms: readonly number[]): string {
  if (ms.length === 0) return 'none'
  const seconds = (value: number) => (value / 1000).toFixed(1)
  return `${seconds(Math.min(...ms))} to ${seconds(Math.max(...ms))} s`
}
