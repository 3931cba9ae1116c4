import { join } from 'node:path'
import { afterAll } from 'vitest'
import { grantConsent } from '../demo/grant-consent.ts'
import { startChild } from '../launch/child-process.ts'
import { controlSimulator } from '../testing/simulator-control.ts'

/** By its path: the server does not import the simulator. */
const PROGRAM = join(import.meta.dirname, '../../../whoop-simulator/src/main.ts')
const CORNER_URL = 'http://corner.test'
const CLIENT = { client_id: 'corner-test', client_secret: 'a secret of tests' }
const REDIRECT_URIS = [`${CORNER_URL}/connect-whoop-callback`]

export interface Simulator {
  url: string
  /** What the server needs to know of it. */
  environment: Record<string, string>
  clientSecret: string
  /** Presses "Grant access" on the consent page; @returns the parameters of the redirect */
  consent(authUrl: string, member: number): Promise<{ code: string; state: string }>
  /** Simulates these faults until `faults` is called again; without an argument there are none. */
  faults(...faults: object[]): Promise<void>
  /** Members whose access is valid, or can at least be refreshed. */
  linkedMembers(): Promise<number[]>
  /** Where it sends webhooks from now on. */
  sendWebhooksTo(url: string): Promise<unknown>
  /** Its control API, under /simulator/. */
  control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>
}

/** A simulated WHOOP in a process of its own, for one test file. */
export async function startSimulator(limits: { minute?: number; day?: number } = {}): Promise<Simulator> {
  const { minute = 100_000, day = 1_000_000 } = limits
  const child = await startChild({
    name: 'The WHOOP simulator',
    script: PROGRAM,
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      SIMULATOR_SEED: '1',
      SIMULATOR_CLIENTS: JSON.stringify([{ ...CLIENT, redirect_uris: REDIRECT_URIS }]),
      SIMULATOR_LIMIT_MINUTE: String(minute),
      SIMULATOR_LIMIT_DAY: String(day),
    },
    readyLine: /ready on (http:\S+)/,
  })
  afterAll(() => child.stop())
  const url = child.ready[1] ?? ''
  const control: Simulator['control'] = (method, path, body) => controlSimulator(url, method, path, body)
  return {
    url,
    clientSecret: CLIENT.client_secret,
    environment: {
      PUBLIC_URL: CORNER_URL,
      WHOOP_CLIENT_ID: CLIENT.client_id,
      WHOOP_CLIENT_SECRET: CLIENT.client_secret,
      WHOOP_API_URL: `${url}/developer`,
      WHOOP_AUTH_URL: `${url}/oauth/oauth2/auth`,
      WHOOP_TOKEN_URL: `${url}/oauth/oauth2/token`,
      WHOOP_REQUESTS_A_MINUTE: String(minute),
      WHOOP_REQUESTS_A_DAY: String(day),
    },
    consent: grantConsent,
    control,
    async faults(...faults) {
      await control('DELETE', 'faults')
      for (const fault of faults) await control('POST', 'faults', fault)
    },
    async linkedMembers() {
      const { links } = (await control('GET', 'state')) as { links: { member: number; refresh_token_good: boolean }[] }
      return links.filter(({ refresh_token_good }) => refresh_token_good).map(({ member }) => member)
    },
    sendWebhooksTo: (webhook_url) =>
      control('POST', 'clients', { ...CLIENT, redirect_uris: REDIRECT_URIS, webhook_url }),
  }
}
