import { controlSimulator } from '@corner/server/testing/simulator-control.ts'
import { startSimulatorProcess } from '@corner/server/testing/simulator-process.ts'

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
  const { url, environment, stop } = await startSimulatorProcess({
    clients: [
      { ...CORNER, redirect_uris: [`${cornerUrl}/connect-whoop-callback`], webhook_url: webhookUrl },
      { ...OBSERVER, redirect_uris: [OBSERVER.redirect_uri] },
    ],
    limits: { minute: REQUESTS_A_MINUTE, day: REQUESTS_A_MINUTE },
    environment: {
      SIMULATOR_WEBHOOK_RETRY_MS: String(webhookRetryMs),
      ...(now && { SIMULATOR_NOW: now.toISOString() }),
    },
  })
  cleanUp.defer(stop)
  return {
    url,
    clientSecret: CORNER.client_secret,
    environment,
    control: (method, path, body) => controlSimulator(url, method, path, body),
  }
}
