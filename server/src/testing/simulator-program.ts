import { join } from 'node:path'
import { type RunningChild, startChild } from '../launch/child-process.ts'

/** By its path: the server does not import the simulator. */
const PROGRAM = join(import.meta.dirname, '../../../wearable-clouds/src/whoop/main.ts')

/** An app that is registered with the simulated WHOOP. */
export interface SimulatorClient {
  client_id: string
  client_secret: string
  redirect_uris: string[]
  webhook_url?: string
}

interface SimulatorSettings {
  seed: string
  clients: readonly SimulatorClient[]
  /** Requests that an app may make. */
  limits: { minute: number; day: number }
  /** Further `SIMULATOR_` variables (wearable-clouds/README.md). */
  environment?: Record<string, string>
}

interface RunningSimulator extends RunningChild {
  url: string
  /** The addresses that replace the real WHOOP's. */
  addresses: { apiUrl: string; authUrl: string; tokenUrl: string }
}

/** The WHOOP simulator in a process of its own. */
export async function startSimulatorProgram(settings: SimulatorSettings): Promise<RunningSimulator> {
  const { seed, clients, limits, environment } = settings
  const child = await startChild({
    name: 'The WHOOP simulator',
    script: PROGRAM,
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      SIMULATOR_SEED: seed,
      SIMULATOR_CLIENTS: JSON.stringify(clients),
      SIMULATOR_LIMIT_MINUTE: String(limits.minute),
      SIMULATOR_LIMIT_DAY: String(limits.day),
      ...environment,
    },
    readyLine: /ready on (http:\S+)/,
  })
  const url = child.ready[1] ?? ''
  const oauth = `${url}/oauth/oauth2`
  return {
    ...child,
    url,
    addresses: { apiUrl: `${url}/developer`, authUrl: `${oauth}/auth`, tokenUrl: `${oauth}/token` },
  }
}
