import { afterAll } from 'vitest'
import { grantConsent } from '../demo/grant-consent.ts'
import { controlSimulator } from '../testing/simulator-control.ts'
import { startSimulatorProcess } from '../testing/simulator-process.ts'

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
  const { url, environment, stop } = await startSimulatorProcess({
    clients: [{ ...CLIENT, redirect_uris: REDIRECT_URIS }],
    limits: { minute, day },
  })
  afterAll(stop)
  const control: Simulator['control'] = (method, path, body) => controlSimulator(url, method, path, body)
  return {
    url,
    clientSecret: CLIENT.client_secret,
    environment: { PUBLIC_URL: CORNER_URL, ...environment },
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
