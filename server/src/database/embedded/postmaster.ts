import { spawn } from 'node:child_process'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { NativeBinaries } from './native-binaries.ts'
import { clusterDirectory } from './new-cluster.ts'
import { askServer } from './readiness.ts'
import { explainFailure, logPath, readLog, rotateLog } from './server-log.ts'
import { asArguments, fixedSettings } from './settings.ts'
import { SOCKET_NAME } from './socket-directory.ts'
import type { SystemUser } from './system-user.ts'

const POLL_MS = 10
/** After the server was killed, its last children need a moment to end, and hold its shared memory until then. */
const LEFTOVERS_PATIENCE_MS = 15_000
const SILENCE_PATIENCE_MS = 60_000

/** The server's main process, whose lifetime is the server's. */
export interface Postmaster {
  pid: number
  socketDir: string
}

/**
 * The cluster's running server, or undefined.
 * @param usualSocketDir where it will listen when its postmaster.pid does not say so yet, because it has just started
 */
export async function findPostmaster(clusterDir: string, usualSocketDir: string): Promise<Postmaster | undefined> {
  const [pid, , , , socketDir] = (await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '')).split(
    '\n',
  )
  const postmaster = { pid: Number(pid), socketDir: socketDir || usualSocketDir }
  return pid && (await isRunning(postmaster, clusterDir)) ? postmaster : undefined
}

/** Compares the process's command line, so that a reused process id is not mistaken for the server. */
export async function isRunning({ pid }: { pid: number }, clusterDir: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return commandLine.split('\0').includes(clusterDir)
  }
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // belongs to somebody else
  }
}

/**
 * Removes the files of a killed server. PostgreSQL would take them over itself, except when another process has got the
 * server's process id or when the dead server is still a zombie: both look alive to it.
 */
export async function removeTraces(clusterDir: string, socketDir: string): Promise<void> {
  await rm(join(clusterDir, 'postmaster.pid'), { force: true })
  await rm(join(socketDir, SOCKET_NAME), { force: true })
  await rm(join(socketDir, `${SOCKET_NAME}.lock`), { force: true })
}

/** Starts the server as a process that outlives ours, and returns when it answers. */
export async function startPostmaster(
  dataDir: string,
  socketDir: string,
  binaries: NativeBinaries,
  user: SystemUser,
): Promise<Postmaster> {
  await rotateLog(dataDir)
  const giveUpAt = Date.now() + LEFTOVERS_PATIENCE_MS
  for (;;) {
    const started = await launch(dataDir, socketDir, binaries, user)
    if ('postmaster' in started) return started.postmaster
    const leftovers = /pre-existing shared memory block/.test(started.output)
    if (!leftovers || Date.now() > giveUpAt)
      throw await explainFailure(dataDir, 'The database cannot be started', started.output, started.failure)
    await wait(200)
  }
}

type Launch = { postmaster: Postmaster } | { output: string; failure: unknown }

async function launch(dataDir: string, socketDir: string, binaries: NativeBinaries, user: SystemUser): Promise<Launch> {
  const clusterDir = clusterDirectory(dataDir)
  const log = await open(logPath(dataDir), 'a', 0o600)
  const { size: logStart } = await log.stat()
  const child = spawn(
    binaries.postgres,
    ['-D', clusterDir, ...asArguments(fixedSettings(socketDir, binaries.version))],
    {
      cwd: dataDir,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      detached: true, // a session of its own: Ctrl-C in the terminal must not stop it before the app's writes are done
      stdio: ['ignore', log.fd, log.fd],
      ...user.ids,
    },
  )
  let failure: unknown
  child.once('error', (error) => {
    failure = error
  })
  child.once('exit', (code, signal) => {
    failure ??= `postgres ended with ${signal ?? code}`
  })
  child.unref()
  await log.close()
  let heardAt = Date.now()
  while (failure === undefined) {
    const answer = await askServer({ socketDir })
    if (answer === 'ready' || answer === 'without_database') return { postmaster: { pid: child.pid ?? 0, socketDir } }
    if (answer === 'starting') heardAt = Date.now() // a recovery may take minutes
    if (Date.now() - heardAt > SILENCE_PATIENCE_MS) failure = 'postgres does not answer'
    await wait(POLL_MS)
  }
  return { output: await readLog(dataDir, logStart), failure }
}

/**
 * Fast shutdown: sessions end, everything is written, the server stops.
 * @returns false when that takes longer; the server then finishes by itself
 */
export async function stopPostmaster(postmaster: Postmaster, clusterDir: string, patienceMs: number): Promise<boolean> {
  const giveUpAt = Date.now() + patienceMs
  if (await isRunning(postmaster, clusterDir)) process.kill(postmaster.pid, 'SIGINT')
  while (await isRunning(postmaster, clusterDir)) {
    if (Date.now() > giveUpAt) return false
    await wait(POLL_MS)
  }
  return true
}
