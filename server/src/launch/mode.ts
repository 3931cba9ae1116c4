import { providerLabel } from '@corner/contract/constants/providers.ts'
import type { Configuration } from '../configuration/configuration.ts'
import { settingName } from '../configuration/provider-configuration.ts'
import { StartFailure } from '../startup/start-failure.ts'

/** `demo`: a club of simulated athletes on this machine. `serve`: a real club. */
export type Mode = 'demo' | 'serve'

/** `npm start` passes `demo`; the default is `serve`. @throws StartFailure for an unknown word */
export function readMode(args: readonly string[]): Mode {
  const unknown = args.find((arg) => arg !== '--demo')
  if (unknown) throw new StartFailure(`${unknown} is not known: --demo starts the demo, nothing starts the service`)
  return args.includes('--demo') ? 'demo' : 'serve'
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

/** @throws StartFailure with a line for each setting that this mode requires */
export function assertCanRun(mode: Mode, configuration: Configuration, environment: NodeJS.ProcessEnv): void {
  const missing = mode === 'demo' ? missingForDemo(configuration) : missingForService(configuration, environment)
  if (missing.length > 0) throw new StartFailure(missing.join('\n'))
}

/** The demo's passwords are in the README, so nobody else may reach it. */
function missingForDemo({ host }: Configuration): string[] {
  return LOOPBACK.has(host) ? [] : ['The demo answers on this machine only: leave HOST away, or use npm run serve']
}

function missingForService(
  { host, publicUrl, providers, smtp }: Configuration,
  environment: NodeJS.ProcessEnv,
): string[] {
  const linked = providers.find(({ app }) => app)?.name
  return [
    ...providers.map(({ name }) => halfAnApp(name, environment)),
    linked !== undefined &&
      !publicUrl &&
      `PUBLIC_URL is missing: ${providerLabel(linked)} sends athletes back to it (docs/${linked}.md)`,
    smtp && !publicUrl && 'PUBLIC_URL is missing: mails carry links to it',
    !LOOPBACK.has(host) && !publicUrl && 'PUBLIC_URL is missing: the address under which browsers reach Corner',
  ].filter((line) => typeof line === 'string')
}

function halfAnApp(provider: string, environment: NodeJS.ProcessEnv): string | undefined {
  const [id, secret] = [settingName(provider, 'CLIENT_ID'), settingName(provider, 'CLIENT_SECRET')]
  if (Boolean(environment[id]) === Boolean(environment[secret])) return undefined
  return `${environment[id] ? secret : id} is missing: docs/${provider}.md`
}

/** Valid settings that are probably a mistake. */
export function operatorWarnings({ publicUrl }: Configuration, { TRUST_PROXY }: NodeJS.ProcessEnv): string[] {
  // Corner does not speak TLS itself, so there must be a proxy in front of it.
  const isBehindProxy = publicUrl?.startsWith('https:') && TRUST_PROXY === undefined
  return isBehindProxy
    ? [
        'PUBLIC_URL begins with https://, so a reverse proxy stands before Corner, but TRUST_PROXY is not set: all visitors then count as one address, and one of them can use up the limits of all. Set TRUST_PROXY=true if the proxy sets X-Forwarded-For, else TRUST_PROXY=false.',
      ]
    : []
}
