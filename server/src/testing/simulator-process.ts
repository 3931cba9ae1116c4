import { type SimulatorClient, startSimulatorProgram } from './simulator-program.ts'

interface ProcessSettings {
  /** Corner first. */
  clients: readonly [SimulatorClient, ...SimulatorClient[]]
  limits: { minute: number; day: number }
  environment?: Record<string, string>
}

export interface SimulatorProcess {
  url: string
  /** Corner's settings for it. */
  environment: Record<string, string>
  stop(): Promise<void>
}

/** A simulated WHOOP, always of the same people and records. */
export async function startSimulatorProcess({
  clients,
  limits,
  environment = {},
}: ProcessSettings): Promise<SimulatorProcess> {
  const { url, addresses, stop } = await startSimulatorProgram({ seed: '1', clients, limits, environment })
  const [corner] = clients
  return {
    url,
    environment: {
      WHOOP_CLIENT_ID: corner.client_id,
      WHOOP_CLIENT_SECRET: corner.client_secret,
      WHOOP_API_URL: addresses.apiUrl,
      WHOOP_AUTH_URL: addresses.authUrl,
      WHOOP_TOKEN_URL: addresses.tokenUrl,
      WHOOP_REQUESTS_A_MINUTE: String(limits.minute),
      WHOOP_REQUESTS_A_DAY: String(limits.day),
    },
    stop,
  }
}
