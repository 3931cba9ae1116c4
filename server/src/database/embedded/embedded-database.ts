import { realpath } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { logOf } from '../../log/log.ts'
import { type PrintLine, step } from '../../startup/progress.ts'
import { StartFailure } from '../../startup/start-failure.ts'
import { ensureDataDirectory } from './data-directory.ts'
import { claimDataDirectory } from './data-directory-lock.ts'
import { maintainDisk } from './disk-maintenance.ts'
import { type NativeBinaries, prepareBinaries, removeOtherBinaries } from './native-binaries.ts'
import { clusterDirectory, createCluster, findCluster } from './new-cluster.ts'
import { findPostmaster, isRunning, removeTraces, startPostmaster, stopPostmaster } from './postmaster.ts'
import {
  appConnection,
  askServer,
  ensureDatabase,
  isOfVersion,
  ownerConnection,
  type SocketConnection,
} from './readiness.ts'
import { explainFailure } from './server-log.ts'
import { APP_ROLE, NEW_CLUSTER_SETTINGS } from './settings.ts'
import { ensureSocketDirectory, socketDirectory } from './socket-directory.ts'
import { chooseSystemUser, type SystemUser } from './system-user.ts'
import { watchServer } from './watch-server.ts'

const log = logOf('database')

export interface EmbeddedDatabase {
  /** For `pg`, as the role that owns the tables; over a Unix socket, without a password. */
  owner: SocketConnection
  /** As the app's role, which owns nothing. */
  app: SocketConnection
  appRole: string
  /** Whether a server that survived its Corner process was reused. */
  adopted: boolean
  /** Stores the address, which a second start on this data directory reports. */
  announce(url: string): Promise<void>
  /** Stops the server cleanly; open sessions are ended. A second call waits for the first. */
  stop(): Promise<void>
}

export interface EmbeddedDatabaseOptions {
  dataDir: string
  /** Called with a line for each step, with its duration. */
  onProgress: PrintLine
  /** The server stopped and could not be restarted. The app cannot continue. */
  onFailure?: (failure: Error) => void
  /** For a new cluster's postgresql.conf. */
  settings?: Record<string, string>
}

/** The time limit of the shutdown; Ctrl-C must stop everything within 5 s. */
const STOP_PATIENCE_MS = 4_000
const ADOPTION_PATIENCE_MS = 30_000
const POLL_MS = 20

/**
 * Runs Corner's own PostgreSQL on the data directory: creates the cluster at the first start, reuses a server that survived a
 * killed Corner process, starts one otherwise, and restarts it when it dies.
 * @throws StartFailure with a sentence for the operator: a second start, a full disk, an unusable folder
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  await ensureDataDirectory(options.dataDir)
  const dataDir = await realpath(options.dataDir)
  const claim = await claimDataDirectory(dataDir)
  try {
    const { server, adopted, restart } = await bringUp(dataDir, options)
    const watch = watchServer({
      isAlive: () => isRunning(server.current, clusterDirectory(dataDir)),
      restart: async () => {
        log.warn('The database server had ended: it is started again')
        server.current = await step('Starting the database again, it had ended', restart, options.onProgress)
      },
      onSetback: ({ message }) => log.error(message),
      onFailure: options.onFailure ?? ((failure) => log.error(failure.message)),
    })
    const care = maintainDisk(dataDir)
    let stopped: Promise<void> | undefined
    const stop = async () => {
      care.end()
      await watch.end()
      await stopPostmaster(server.current, clusterDirectory(dataDir), STOP_PATIENCE_MS)
      await claim.release()
    }
    return {
      owner: ownerConnection(server.current),
      app: appConnection(server.current),
      appRole: APP_ROLE,
      adopted,
      announce: claim.announce,
      stop() {
        stopped ??= stop()
        return stopped
      },
    }
  } catch (error) {
    await claim.release()
    if (error instanceof StartFailure) throw error
    throw await explainFailure(dataDir, 'The database cannot be prepared', '', error)
  }
}

async function bringUp(dataDir: string, { onProgress, settings = NEW_CLUSTER_SETTINGS }: EmbeddedDatabaseOptions) {
  const clusterDir = clusterDirectory(dataDir)
  const user = await chooseSystemUser(clusterDir)
  const binaries = await prepareBinaries(dataDir, user)
  if (!(await findCluster(clusterDir))) {
    const as = user.ids ? ` (run by user ${user.name}: PostgreSQL does not run as root)` : ''
    await step(`Creating the database${as}`, () => createCluster(dataDir, binaries, user, settings), onProgress)
  }
  const usualSocketDir = socketDirectory(dataDir)
  const found = await adopt(clusterDir, usualSocketDir, binaries)
  if (found) onProgress(`Taking over the database server that still runs (process ${found.pid})`)
  const socketDir = found?.socketDir ?? usualSocketDir // the same after a restart, because the app's sessions connect to this one
  const restart = () => startOn(dataDir, socketDir, binaries, user)
  const current = found ?? (await step('Starting the database', restart, onProgress))
  try {
    if ((await askServer(current)) === 'without_database') await ensureDatabase(current)
    await removeOtherBinaries(dataDir, binaries.version)
  } catch (error) {
    await stopPostmaster(current, clusterDir, STOP_PATIENCE_MS)
    throw error
  }
  return { server: { current }, adopted: found !== undefined, restart }
}

async function startOn(dataDir: string, socketDir: string, binaries: NativeBinaries, user: SystemUser) {
  await ensureSocketDirectory(socketDir, user)
  await removeTraces(clusterDirectory(dataDir), socketDir)
  return startPostmaster(dataDir, socketDir, binaries, user)
}

/**
 * The cluster's running server, if it answers and was started by our release. Any other server is stopped or waited for: one
 * that another release started, one whose socket is gone, and one that is shutting down.
 */
async function adopt(clusterDir: string, usualSocketDir: string, binaries: NativeBinaries) {
  const found = await findPostmaster(clusterDir, usualSocketDir)
  if (!found) return undefined
  const giveUpAt = Date.now() + ADOPTION_PATIENCE_MS
  while (Date.now() < giveUpAt && (await isRunning(found, clusterDir))) {
    const answer = await askServer(found)
    if (answer === 'ready' || answer === 'without_database') {
      if (await isOfVersion(found, binaries.version)) return found
      break
    }
    await wait(POLL_MS)
  }
  if (await stopPostmaster(found, clusterDir, ADOPTION_PATIENCE_MS)) return undefined
  throw new StartFailure(
    `The database server of ${clusterDir} (process ${found.pid}) still runs, does not answer and does not end. End that process and start again.`,
  )
}
