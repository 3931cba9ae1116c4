import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deviceWebhook } from '@corner/contract/routes/devices.ts'
import type { ProviderConfiguration } from '../configuration/provider-configuration.ts'
import { StartFailure } from '../startup/start-failure.ts'
import { type RunningSimulator, startSimulatorProgram } from './simulator-program.ts'

const CLIENT_ID = 'corner-demo'
const CALLBACK_PATH = '/connect-whoop-callback'
/** Generous limits, so that the whole club is filled in seconds; WHOOP's own limits are for the real service. */
const DEMO_LIMITS = { minute: 100_000, day: 1_000_000 }
const USUAL_SEED = 1

export interface SimulatedWhoop extends RunningSimulator {
  configuration: ProviderConfiguration
}

interface SimulatedSettings {
  dataDir: string
  /** Where it redirects browsers and sends webhooks. */
  cornerUrl: string
  /** The seed of its people and records; undefined: that of the first start, or the default one. */
  seed: number | undefined
}

/**
 * A simulated WHOOP on this machine, with the links of earlier starts.
 * @throws StartFailure for another seed than the demo of this data directory was created with
 */
export async function startSimulatedWhoop({ dataDir, cornerUrl, seed }: SimulatedSettings): Promise<SimulatedWhoop> {
  const clientSecret = await kept(join(dataDir, 'whoop-simulator-secret'), randomBytes(32).toString('hex'))
  const seedFile = join(dataDir, 'whoop-simulator-seed')
  const keptSeed = await kept(seedFile, String(existsSync(stateFileOf(dataDir)) ? USUAL_SEED : (seed ?? USUAL_SEED)))
  if (seed !== undefined && String(seed) !== keptSeed)
    throw new StartFailure(
      `The demo in ${dataDir} was made with DEMO_SEED=${keptSeed}; another one needs a DATA_DIR of its own`,
    )
  const client = {
    client_id: CLIENT_ID,
    client_secret: clientSecret,
    redirect_uris: [`${cornerUrl}${CALLBACK_PATH}`],
    webhook_url: `${cornerUrl}${deviceWebhook.path}`,
  }
  const simulator = await startSimulatorProgram({
    seed: keptSeed,
    clients: [client],
    limits: DEMO_LIMITS,
    environment: { SIMULATOR_STATE_FILE: stateFileOf(dataDir) },
  })
  return {
    ...simulator,
    configuration: {
      name: 'whoop',
      app: { clientId: CLIENT_ID, clientSecret },
      ...simulator.addresses,
      requestsAMinute: DEMO_LIMITS.minute,
      requestsADay: DEMO_LIMITS.day,
    },
  }
}

const stateFileOf = (dataDir: string) => join(dataDir, 'whoop-simulator.json')

/** The values of the first start: another secret would break the existing links, and another seed would change the records. */
async function kept(path: string, first: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await writeFile(path, first, { mode: 0o600 })
    return first
  }
}
