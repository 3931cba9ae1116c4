import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { issueSetupToken } from '../accounts/setup-token.ts'
import { BackupFolder } from '../backup/backup-folder.ts'
import { type Configuration, readConfiguration } from '../configuration/configuration.ts'
import { type Connection, openDatabase, openPool } from '../database/database.ts'
import { defaultDataDirectory, ensureDataDirectory } from '../database/embedded/data-directory.ts'
import { openLanes } from '../database/lanes.ts'
import { readPostgresqlRelease } from '../database/postgresql-release.ts'
import { DEMO_DAYS } from '../demo/club.ts'
import { claimForDemo, claimForService } from '../demo/database-purpose.ts'
import { fillDemo, isDemoFilled } from '../demo/fill-demo.ts'
import { logOf, setUpLog } from '../log/log.ts'
import { serveOnOwnPort, stopServing } from '../metrics/own-port.ts'
import { servePages, WEB_BUILD } from '../pages/pages.ts'
import { loadKeyRing } from '../secrets/key-ring.ts'
import { buildServer } from '../server.ts'
import { step } from '../startup/progress.ts'
import { StartFailure } from '../startup/start-failure.ts'
import { freePort, portFailure } from './free-port.ts'
import { leaveRoot } from './leave-root.ts'
import { assertCanRun, type Mode, operatorWarnings } from './mode.ts'
import { provideDatabase } from './provide-database.ts'
import { requireKey } from './require-key.ts'
import { type SimulatedClouds, startSimulatedClouds } from './simulated-clouds.ts'
import { stopAtEnd } from './stop-signals.ts'
import { updateTables } from './update-tables.ts'

export interface RunningCorner {
  url: string
  /** In a demo, the addresses of the simulated clouds by the stored name of their provider; else empty. */
  clouds: SimulatedClouds['urls']
  /** While a service has no administrator: where the first one registers. */
  setupUrl: string | undefined
}

/**
 * Starts all of Corner: the database and its tables, in a demo the simulated clouds, then the server with its jobs, and in a
 * demo the club.
 * @param restart called to start all of it anew, after a backup was restored into it
 * @throws StartFailure with a sentence for the operator
 */
export async function startCorner(
  mode: Mode,
  environment: NodeJS.ProcessEnv,
  restart: () => void,
): Promise<RunningCorner> {
  const settings = readSettings(environment)
  setUpLog({ level: settings.logLevel, readable: mode === 'demo' || process.stderr.isTTY })
  assertCanRun(mode, settings, environment)
  if (!existsSync(WEB_BUILD)) throw new StartFailure('The screens are not built yet: npm run build')
  if (settings.brandingDir !== undefined && !existsSync(settings.brandingDir))
    throw new StartFailure(`BRANDING_DIR names ${settings.brandingDir}, which is not there`)
  const dataDir = settings.dataDir ?? defaultDataDirectory(mode)
  await ensureDataDirectory(dataDir)
  const stillRoot = await leaveRoot({
    dataDir,
    port: settings.port,
    reads: [WEB_BUILD, settings.brandingDir ?? WEB_BUILD],
  })
  for (const warning of [stillRoot, ...operatorWarnings(settings, environment)])
    if (warning) logOf('launch').warn(warning)
  const port = settings.port || (await freePort(settings.host))
  const url =
    settings.publicUrl ?? `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`

  const provided = await provideDatabase(settings, dataDir)
  await tellRelease(provided.owner)
  const folder = settings.backsUpBeforeUpdate ? new BackupFolder(dataDir) : undefined
  const update = () => updateTables(provided, { folder, print: console.log })
  await step('Bringing the tables up to date', update, console.log)
  const connection = provided.app
  const { database, pools, end } = openLanes(connection)
  stopAtEnd('The database connections', end)
  // Before anything else is written, so that no demo accounts get into a club's database and no demo becomes a service.
  await (mode === 'demo' ? claimForDemo(database) : claimForService(database))
  await requireKey(database, settings, dataDir)

  const clouds = mode === 'demo' ? await startClouds({ dataDir, cornerUrl: url, seed: settings.demoSeed }) : undefined
  const configuration = { ...settings, ...simulated(clouds, settings), port, publicUrl: url }
  const keyRing = await loadKeyRing(configuration.key, dataDir)
  const app = await buildServer({
    database,
    pools,
    connection,
    owner: provided.owner,
    dataDir,
    restart,
    configuration,
    keyRing,
    now: () => new Date(),
  })
  await servePages(app, WEB_BUILD, { ...configuration, url })
  stopAtEnd('The server', () => app.close())
  await step('Starting the server', () => listen(app, settings.host, port), console.log)
  await serveMetrics(app, settings)
  // A start that finds its port taken must not have started any jobs.
  await step('Starting the jobs', () => app.startJobs(), console.log)
  await provided.announce(url)

  if (clouds && !(await isDemoFilled(database))) {
    const fill = () => fillDemo({ database, cornerUrl: url, clouds: clouds.urls })
    await step('Linking and syncing the demo club', fill, console.log)
  }
  const setupToken = mode === 'serve' ? await issueSetupToken(database) : undefined
  return { url, clouds: clouds?.urls ?? {}, setupUrl: setupToken && `${url}/register#setup=${setupToken}` }
}

async function tellRelease(owner: Connection): Promise<void> {
  await using database = openDatabase(openPool({ ...owner, max: 1 }))
  const { release, newer } = await readPostgresqlRelease(database)
  const told =
    newer && `PostgreSQL ${newer.release} (${newer.published}) has fixes that ${release} lacks: docs/upgrading.md`
  console.log(`PostgreSQL ${release}${told ? `. ${told}` : ''}`)
}

function readSettings(environment: NodeJS.ProcessEnv): Configuration {
  try {
    return readConfiguration(environment)
  } catch (error) {
    throw new StartFailure((error as Error).message)
  }
}

async function serveMetrics({ metrics }: FastifyInstance, { metrics: settings }: Configuration): Promise<void> {
  if (!metrics || settings?.port === undefined) return
  const { host, port, token } = settings
  try {
    const server = await serveOnOwnPort(metrics, { host, port, token })
    stopAtEnd('The metrics', () => stopServing(server))
  } catch (error) {
    throw portFailure(error, host, port, { port: 'METRICS_PORT', host: 'METRICS_HOST' })
  }
}

async function startClouds(settings: Parameters<typeof startSimulatedClouds>[0]): Promise<SimulatedClouds> {
  const clouds = await step('Starting the simulated clouds', () => startSimulatedClouds(settings), console.log)
  stopAtEnd('The simulated clouds', clouds.stop)
  return clouds
}

function simulated(clouds: SimulatedClouds | undefined, settings: Configuration): Partial<Configuration> {
  if (!clouds) return {}
  const providers = settings.providers.map((one) => clouds.configurations.find(({ name }) => name === one.name) ?? one)
  return { providers, firstSyncDays: Math.max(settings.firstSyncDays, DEMO_DAYS) }
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw portFailure(error, host, port)
  }
}
