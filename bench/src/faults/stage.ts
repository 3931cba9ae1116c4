import { freePort } from '@corner/server/launch/free-port.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { type Athlete, addAthletes, linkAthletes } from './athletes.ts'
import { CornerProcess } from './corner-process.ts'
import { type Judgement, judge } from './oracle.ts'
import { untilQuiet } from './settle.ts'
import { type SimulatedCloud, startSimulatedCloud } from './simulated-cloud.ts'
import { asSuperuser } from './superuser.ts'
import { startWebhookRelay, type WebhookRelay } from './webhook-relay.ts'

/** What most scenarios begin with: Corner's program, its own database, and a simulated WHOOP with a relay in between. */
export interface Stage {
  corner: CornerProcess
  cloud: SimulatedCloud
  relay: WebhookRelay
  athletes: Athlete[]
  /** Accounts for these members, not linked yet. */
  add(members: readonly number[]): Promise<Athlete[]>
  /** @param clock `behind`: see `judge` of oracle.ts */
  judge(clock?: 'behind'): Promise<Judgement>
}

export interface StageSettings {
  /** Linked and synced at the beginning: the members from 1 on. */
  athletes?: number
  webhookRetryMs?: number
  /** See `startWebhookRelay`. */
  loseReply?: () => boolean
  environment?: Record<string, string>
  /** The data directory; absent: a new temporary folder. */
  dataDir?: string
}

export async function setStage(settings: StageSettings, cleanUp: AsyncDisposableStack): Promise<Stage> {
  const { athletes: count = 0, webhookRetryMs, loseReply, environment } = settings
  const dataDir = settings.dataDir ?? (await temporaryFolder(cleanUp))
  const port = await freePort()
  const cornerUrl = `http://127.0.0.1:${port}`
  const relay = await startWebhookRelay(() => `${cornerUrl}/api/whoop/webhook/`, cleanUp, loseReply)
  const cloud = await startSimulatedCloud(
    { cornerUrl, webhookUrl: relay.url, ...(webhookRetryMs !== undefined && { webhookRetryMs }) },
    cleanUp,
  )
  const corner = new CornerProcess(dataDir, port, { ...cloud.environment, ...environment })
  cleanUp.defer(() => corner.endAll())
  await corner.start()
  const stage: Stage = {
    corner,
    cloud,
    relay,
    athletes: [],
    async add(members) {
      const added = await asSuperuser(dataDir, (client) => addAthletes(client, members))
      stage.athletes.push(...added)
      return added
    },
    judge: (clock) =>
      asSuperuser(dataDir, (client) =>
        judge(client, {
          cloud,
          athletes: stage.athletes,
          acknowledged: relay.acknowledged,
          isBehind: clock === 'behind',
        }),
      ),
  }
  await linkAthletes(cornerUrl, await stage.add(Array.from({ length: count }, (_, index) => index + 1)))
  await untilQuiet(dataDir)
  return stage
}
