import { join } from 'node:path'
import { startChild } from '@corner/server/launch/child-process.ts'
import { controlSimulator } from '@corner/server/testing/simulator-control.ts'

/** By its path: nothing imports the simulator. */
const PROGRAM = join(import.meta.dirname, '../../../whoop-simulator/src/main.ts')
const REQUESTS_A_MINUTE = 1_000_000
const CORNER = { client_id: 'corner', client_secret: 'a secret of the faults' }
/** A second app of the same members: it reads what the provider holds, apart from Corner. */
export const OBSERVER = {
  client_id: 'observer',
  client_secret: 'a secret of the observer',
  redirect_uri: 'http://observer.example/back',
}

export interface SimulatedCloud {
  url: string
  clientSecret: string
  /** Corner's settings for it. */
  environment: Record<string, string>
  /** Calls its control API, under /simulator/. @throws Error with its answer */
  control<T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>
}

interface CloudSettings {
  /** Where Corner answers. */
  cornerUrl: string
  webhookUrl: string
  /** Pause before a webhook is sent again the first time. */
  webhookRetryMs?: number
  /** Its clock; absent: the real time. */
  now?: Date
}

/** A simulated WHOOP that lives as long as the scenario: it forgets nothing when Corner is killed. */
export async function startSimulatedCloud(
  { cornerUrl, webhookUrl, webhookRetryMs = 1_000, now }: CloudSettings,
  cleanUp: AsyncDisposableStack,
): Promise<SimulatedCloud> {
  const clients = [
    { ...CORNER, redirect_uris: [`${cornerUrl}/connect-whoop-callback`], webhook_url: webhookUrl },
    { ...OBSERVER, redirect_uris: [OBSERVER.redirect_uri] },
  ]
  const child = await startChild({
    name: 'The WHOOP simulator',
    script: PROGRAM,
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      SIMULATOR_SEED: '1',
      SIMULATOR_CLIENTS: JSON.stringify(clients),
      SIMULATOR_LIMIT_MINUTE: String(REQUESTS_A_MINUTE),
      SIMULATOR_LIMIT_DAY: String(REQUESTS_A_MINUTE),
      SIMULATOR_WEBHOOK_RETRY_MS: String(webhookRetryMs),
      ...(now && { SIMULATOR_NOW: now.toISOString() }),
    },
    readyLine: /ready on (http:\S+)/,
  })
  cleanUp.defer(child.stop)
  const url = child.ready[1] ?? ''
  return {
    url,
    clientSecret: CORNER.client_secret,
    environment: {
      WHOOP_CLIENT_ID: CORNER.client_id,
      WHOOP_CLIENT_SECRET: CORNER.client_secret,
      WHOOP_API_URL: `${url}/developer`,
      WHOOP_AUTH_URL: `${url}/oauth/oauth2/auth`,
      WHOOP_TOKEN_URL: `${url}/oauth/oauth2/token`,
      WHOOP_REQUESTS_A_MINUTE: String(REQUESTS_A_MINUTE),
      WHOOP_REQUESTS_A_DAY: String(REQUESTS_A_MINUTE),
    },
    control: (method, path, body) => controlSimulator(url, method, path, body),
  }
}
