import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deviceWebhook } from '@corner/contract/routes/devices.ts'
import type { WhoopConfiguration } from '../configuration/configuration.ts'
import { CALLBACK_PATH } from '../wearables/links.ts'
import { type RunningChild, startChild } from './child-process.ts'

/** Started by its path: the server imports nothing of the simulator. */
const PROGRAM = join(import.meta.dirname, '../../../whoop-simulator/src/main.ts')
const CLIENT_ID = 'corner-demo'
/** The whole club fills in seconds; WHOOP's own limits are for the real service. */
const DEMO_REQUESTS_A_MINUTE = 100_000
const DEMO_REQUESTS_A_DAY = 1_000_000

export interface SimulatedWhoop extends RunningChild {
  url: string
  /** What the server needs instead of the real WHOOP's addresses. */
  configuration: WhoopConfiguration
}

/** A WHOOP of our own on this machine, with the links of earlier starts. `cornerUrl`: where it sends browsers and webhooks. */
export async function startSimulatedWhoop(dataDir: string, cornerUrl: string): Promise<SimulatedWhoop> {
  const clientSecret = await keptSecret(join(dataDir, 'whoop-simulator-secret'))
  const client = {
    client_id: CLIENT_ID,
    client_secret: clientSecret,
    redirect_uris: [`${cornerUrl}${CALLBACK_PATH}`],
    webhook_url: `${cornerUrl}${deviceWebhook.path}`,
  }
  const child = await startChild({
    name: 'The WHOOP simulator',
    script: PROGRAM,
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      SIMULATOR_SEED: process.env.SIMULATOR_SEED ?? '1',
      SIMULATOR_CLIENTS: JSON.stringify([client]),
      SIMULATOR_STATE_FILE: join(dataDir, 'whoop-simulator.json'),
      SIMULATOR_LIMIT_MINUTE: String(DEMO_REQUESTS_A_MINUTE),
      SIMULATOR_LIMIT_DAY: String(DEMO_REQUESTS_A_DAY),
    },
    readyLine: /ready on (http:\S+)/,
  })
  const url = child.ready[1] ?? ''
  return {
    ...child,
    url,
    configuration: {
      app: { clientId: CLIENT_ID, clientSecret },
      apiUrl: `${url}/developer`,
      authUrl: `${url}/oauth/oauth2/auth`,
      tokenUrl: `${url}/oauth/oauth2/token`,
      requestsAMinute: DEMO_REQUESTS_A_MINUTE,
      requestsADay: DEMO_REQUESTS_A_DAY,
    },
  }
}

/** The same secret at each start, or the links of the last one would die. */
async function keptSecret(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const secret = randomBytes(32).toString('hex')
    await writeFile(path, secret, { mode: 0o600 })
    return secret
  }
}
