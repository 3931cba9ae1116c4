import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SPECIFIED_PROVIDER } from '@corner/contract/constants/providers.ts'
import { deviceWebhook } from '@corner/contract/routes/devices.ts'
import { providerWebhook } from '@corner/contract/routes/devices-of-providers.ts'
import type { Provider } from '@corner/wearables/provider.ts'
import { providers } from '@corner/wearables/providers.ts'
import type { ProviderConfiguration } from '../configuration/provider-configuration.ts'
import { StartFailure } from '../startup/start-failure.ts'
import { startChild } from './child-process.ts'

/** By its path: the server does not import the simulated clouds. */
const PROGRAM = join(import.meta.dirname, '../../../wearable-clouds/src/main.ts')
const CLIENT_ID = 'corner-demo'
/** Generous limits, so that the whole club is filled in seconds; the makers' own limits are for the real services. */
const LIMITS = { requestsAMinute: 100_000, requestsADay: 1_000_000 }
/** Of any length of time: each cloud reads those that its maker has. */
const CLOUD_LIMITS = Object.fromEntries(
  ['LIMIT', 'LIMIT_MINUTE', 'LIMIT_QUARTER', 'LIMIT_DAY'].map((name) => [
    `SIMULATOR_${name}`,
    String(LIMITS.requestsADay),
  ]),
)
const USUAL_SEED = 1

/** The simulated clouds of the makers, in one process. */
export interface SimulatedClouds {
  /** The address of each, by the stored name of its provider. */
  urls: Readonly<Record<string, string>>
  /** What replaces the settings of their providers. */
  configurations: readonly ProviderConfiguration[]
  stop(): Promise<void>
}

interface SimulatedSettings {
  dataDir: string
  /** Where they redirect browsers and send webhooks. */
  cornerUrl: string
  /** The seed of their people and records; undefined: that of the first start, or the default one. */
  seed: number | undefined
}

/**
 * Simulated clouds on this machine, with the links of earlier starts. A provider without one stays as it is set up.
 * @throws StartFailure for another seed than the demo of this data directory was created with
 */
export async function startSimulatedClouds({ dataDir, cornerUrl, seed }: SimulatedSettings): Promise<SimulatedClouds> {
  const keptSeed = await seedOf(dataDir, seed)
  const apps = await Promise.all(providers.map((provider) => appAt(provider, dataDir)))
  const settings = apps.map(({ provider, app }) => [
    provider.name,
    {
      PORT: '0',
      SIMULATOR_SEED: keptSeed,
      SIMULATOR_CLIENTS: JSON.stringify([clientOf(provider, app, cornerUrl)]),
      SIMULATOR_STATE_FILE: stateFileOf(dataDir, provider.name),
      ...CLOUD_LIMITS,
    },
  ])
  const child = await startChild({
    name: 'The simulated clouds',
    script: PROGRAM,
    env: { SIMULATOR_CLOUDS: JSON.stringify(Object.fromEntries(settings)) },
    readyLine: /^Simulated clouds ready: (\{.*\})$/,
  })
  const urls = JSON.parse(child.ready[1] ?? '{}') as Record<string, string>
  const configurations = apps.flatMap(({ provider, app }): ProviderConfiguration[] => {
    const url = urls[provider.name]
    return url ? [{ name: provider.name, app, ...addressesAt(url, provider), ...LIMITS }] : []
  })
  return { urls, configurations, stop: child.stop }
}

type App = NonNullable<ProviderConfiguration['app']>

/** The secrets of the first start: other ones would break the existing links. */
async function appAt(provider: Provider, dataDir: string): Promise<{ provider: Provider; app: App }> {
  const secret = (kind: string) =>
    kept(join(dataDir, `${provider.name}-simulator-${kind}`), randomBytes(32).toString('hex'))
  const app = { clientId: CLIENT_ID, clientSecret: await secret('secret') }
  return {
    provider,
    app: provider.webhook?.hasOwnSecret ? { ...app, webhookSecret: await secret('webhook-secret') } : app,
  }
}

/** Corner, as it is registered with a cloud. */
function clientOf({ name, callbackPath, webhook }: Provider, app: App, cornerUrl: string) {
  const webhookPath = name === SPECIFIED_PROVIDER ? deviceWebhook.path : providerWebhook.path.replace(':provider', name)
  return {
    client_id: app.clientId,
    client_secret: app.clientSecret,
    redirect_uris: [`${cornerUrl}${callbackPath}`],
    ...(webhook && { webhook_url: `${cornerUrl}${webhookPath}` }),
    ...(app.webhookSecret && { webhook_secret: app.webhookSecret }),
  }
}

/** A cloud has the paths of the service that it simulates. */
function addressesAt(url: string, { service }: Provider) {
  const at = (address: string) => `${url}${new URL(address).pathname.replace(/\/$/, '')}`
  return { apiUrl: at(service.apiUrl), authUrl: at(service.authUrl), tokenUrl: at(service.tokenUrl) }
}

/** Another seed would change the records of the people. */
async function seedOf(dataDir: string, seed: number | undefined): Promise<string> {
  const isOlder = existsSync(stateFileOf(dataDir, SPECIFIED_PROVIDER))
  const seedFile = join(dataDir, 'whoop-simulator-seed')
  const keptSeed = await kept(seedFile, String(isOlder ? USUAL_SEED : (seed ?? USUAL_SEED)))
  if (seed !== undefined && String(seed) !== keptSeed)
    throw new StartFailure(
      `The demo in ${dataDir} was made with DEMO_SEED=${keptSeed}; another one needs a DATA_DIR of its own`,
    )
  return keptSeed
}

const stateFileOf = (dataDir: string, provider: string) => join(dataDir, `${provider}-simulator.json`)

/** The value of the first start. */
async function kept(path: string, first: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await writeFile(path, first, { mode: 0o600 })
    return first
  }
}
