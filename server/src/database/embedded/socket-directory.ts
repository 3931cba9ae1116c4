import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartFailure } from '../../startup/start-failure.ts'
import type { SystemUser } from './system-user.ts'

/** PostgreSQL names its socket after a port, also where it listens on no network. */
export const PORT = 5432
export const SOCKET_NAME = `.s.PGSQL.${PORT}`
/** What the kernel takes on Linux (108 with the closing zero); macOS takes 103. */
const LONGEST_SOCKET_PATH_BYTES = process.platform === 'linux' ? 107 : 103

/** The socket's folder: in the data directory, or for a long path a short one named by the path's hash. */
export function socketDirectory(dataDir: string, temporary: string = tmpdir()): string {
  const near = join(dataDir, 'postgres-socket')
  if (Buffer.byteLength(join(near, SOCKET_NAME)) <= LONGEST_SOCKET_PATH_BYTES) return near
  return join(temporary, `corner-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`)
}

/**
 * Makes the folder, or takes it when it is a folder of PostgreSQL's user. Whoever can enter it is let into the database
 * without a password, so nobody else may: mode 700, and a name under /tmp that somebody took before us is refused.
 */
export async function ensureSocketDirectory(directory: string, user: SystemUser): Promise<void> {
  await mkdir(directory, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const found = await lstat(directory)
  const ours = [process.getuid?.(), user.ids?.uid].includes(found.uid)
  if (!found.isDirectory() || !ours)
    throw new StartFailure(`The database's socket cannot be made: ${directory} belongs to somebody else. Remove it.`)
  if (user.ids) await chown(directory, user.ids.uid, user.ids.gid)
  await chmod(directory, 0o700)
}
