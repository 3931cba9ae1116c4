import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../../startup/start-failure.ts'
import type { NativeBinaries } from './native-binaries.ts'
import { explainFailure } from './server-log.ts'
import { asArguments, SUPERUSER } from './settings.ts'
import type { SystemUser } from './system-user.ts'

const UNFINISHED_PREFIX = 'postgres.unfinished-'
const MAJOR_VERSION = '18'

export function clusterDirectory(dataDir: string): string {
  return join(dataDir, 'postgres')
}

/** Whether the folder contains a cluster that our PostgreSQL can run. @throws StartFailure for one of another major version */
export async function findCluster(clusterDir: string): Promise<boolean> {
  const version = await readFile(join(clusterDir, 'PG_VERSION'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (version && version.trim() !== MAJOR_VERSION)
    throw new StartFailure(
      `The database in ${clusterDir} was made by PostgreSQL ${version.trim()}, and this Corner brings ${MAJOR_VERSION}. Back it up with the Corner that made it and restore it here.`,
    )
  return version !== undefined
}

/**
 * Creates the cluster in a temporary folder and moves it into place: a kill in between leaves only a folder that the next start
 * removes.
 */
export async function createCluster(
  dataDir: string,
  binaries: NativeBinaries,
  user: SystemUser,
  settings: Record<string, string>,
): Promise<void> {
  await removeUnfinished(dataDir)
  const unfinished = join(dataDir, `${UNFINISHED_PREFIX}${randomBytes(4).toString('hex')}`)
  try {
    await mkdir(unfinished, { mode: 0o700 })
    if (user.ids) await chown(unfinished, user.ids.uid, user.ids.gid)
    await runInitdb(dataDir, unfinished, binaries, user, settings)
    await rename(unfinished, clusterDirectory(dataDir))
    const parent = await open(dataDir)
    await parent.sync().finally(() => parent.close())
  } catch (error) {
    await removeUnfinished(dataDir)
    throw error
  }
}

async function runInitdb(
  dataDir: string,
  clusterDir: string,
  binaries: NativeBinaries,
  user: SystemUser,
  settings: Record<string, string>,
): Promise<void> {
  const initdb = spawn(
    binaries.initdb,
    [
      '--pgdata',
      clusterDir,
      '--username',
      SUPERUSER,
      '--no-instructions',
      // No password: only users who can enter the socket's folder can connect, and there is no other way in.
      '--auth-local=trust',
      '--auth-host=reject',
      // PostgreSQL's own Unicode order, the same on each machine: a system update cannot break an index.
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(settings.fsync === 'off' ? ['--no-sync'] : []),
      ...asArguments(settings),
    ],
    {
      cwd: dataDir,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...user.ids,
    },
  )
  let output = ''
  for (const stream of [initdb.stdout, initdb.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const failure = await new Promise<unknown>((resolve) => {
    initdb.once('error', resolve)
    initdb.once('close', (code, signal) => resolve(code === 0 ? undefined : `initdb ended with ${signal ?? code}`))
  })
  if (failure) throw await explainFailure(dataDir, 'The database cannot be created', output, failure)
}

/** An initdb that survived its Corner process may still write to one of them; the next start removes it. */
async function removeUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(UNFINISHED_PREFIX))
      await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => undefined)
  }
}
