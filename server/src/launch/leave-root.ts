import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmdirSync, statSync } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { changeOwner, foreignNames } from '../database/embedded/change-owner.ts'
import { ensureDataDirectory } from '../database/embedded/data-directory.ts'
import { clusterDirectory } from '../database/embedded/new-cluster.ts'
import { findUserFor, isRoot } from '../database/embedded/system-user.ts'

const REPOSITORY = resolve(import.meta.dirname, '../../..')
/**
 * Files that are read after the start, too: the worker's program, lazily loaded packages, and the Node binary that runs
 * children.
 */
const PROGRAM_FILES = [import.meta.filename, join(REPOSITORY, 'node_modules'), process.execPath]

interface RootSettings {
  dataDir: string
  port: number
  /** Folders that the program reads besides its own. */
  reads: readonly string[]
}

type Ids = { uid: number; gid: number }

/**
 * Started as root, Corner switches to an unprivileged user: the owner of its database, else `corner`, else `postgres`. The data
 * directory becomes that user's.
 * @returns why it stays root, in a sentence; undefined when it does not
 */
export async function leaveRoot({ dataDir, port, reads }: RootSettings): Promise<string | undefined> {
  if (!isRoot()) return undefined
  const why = (reason: string) => `Corner goes on as root: ${reason}`
  if (port > 0 && port < lowestFreePort())
    return why(`only root may listen on port ${port}. Set PORT to one above 1023, behind a reverse proxy.`)
  await ensureDataDirectory(dataDir)
  const directory = await realpath(dataDir)
  const user = await findUserFor(await stat(clusterDirectory(directory)).catch(() => undefined))
  if (!user || user.name === 'nobody')
    return why('this machine has no user of its own for it. Make one: useradd --system corner')
  const unreadable = as(user.ids, () => [...PROGRAM_FILES, ...reads].find((path) => !canRead(path)))
  if (unreadable) return why(`the user ${user.name} cannot read ${unreadable}.`)
  const foreign = await foreignNames(directory)
  if (foreign.length > 0)
    return why(
      `${directory} holds other things than Corner's, such as ${foreign[0]}. Set DATA_DIR to a folder of its own.`,
    )
  await changeOwner(directory, user.ids)
  if (!as(user.ids, () => canWrite(directory)))
    return why(`the user ${user.name} cannot write to ${directory}. Every folder above it must let that user pass.`)
  flushCompileCache() // in a folder owned by root, which a later start as root would read
  become(user.name, user.ids)
  return undefined
}

/** On Linux everybody may listen from this port on; elsewhere it is the usual 1024. */
function lowestFreePort(): number {
  try {
    return Number(readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8'))
  } catch {
    return 1024
  }
}

/** Checks with another user's permissions: the effective ids decide what may be opened, and root can switch back. */
function as<T>({ uid, gid }: Ids, look: () => T): T {
  const groups = process.getgroups?.() ?? []
  process.setgroups?.([gid])
  process.setegid?.(gid)
  process.seteuid?.(uid)
  try {
    return look()
  } finally {
    process.seteuid?.(0)
    process.setegid?.(0)
    process.setgroups?.(groups)
  }
}

function canRead(path: string): boolean {
  try {
    if (statSync(path).isDirectory()) readdirSync(path)
    else closeSync(openSync(path, 'r'))
    return true
  } catch {
    return false
  }
}

function canWrite(directory: string): boolean {
  try {
    rmdirSync(mkdtempSync(join(directory, 'corner.try-')))
    return true
  } catch {
    return false
  }
}

/** For good: all ids, so that an attacker cannot become root again. */
function become(name: string, { uid, gid }: Ids): void {
  process.setgroups?.([gid])
  process.setgid?.(gid)
  process.setuid?.(uid)
  delete process.env.HOME // owned by root, and this user cannot enter it
  process.env.USER = name
  process.env.LOGNAME = name
}
