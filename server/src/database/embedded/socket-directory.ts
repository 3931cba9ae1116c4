import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartFailure } from '../../startup/start-failure.ts'
import type { SystemUser } from './system-user.ts'

/** PostgreSQL names its socket after a port, even when it listens on no network. */
export const PORT = 5432
export const SOCKET_NAME = `.s.PGSQL.${PORT}`
/** The kernel's limit on Linux (108 with the terminating zero); macOS allows 103. */
const LONGEST_SOCKET_PATH_BYTES = process.platform === 'linux' ? 107 : 103

/** The socket's folder: in the data directory, or for a long path a short one named by the path's hash. */
export function socketDirectory(dataDir: string, temporary: string = tmpdir()): string {
  const near = join(dataDir, 'postgres-socket')
  if (Buffer.byteLength(join(near, SOCKET_NAME)) <= LONGEST_SOCKET_PATH_BYTES) return near
  return join(temporary, `corner-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`)
}

/**
 * Creates the folder, or reuses it if it belongs to PostgreSQL's user. Anybody who can enter it gets into the database without
 * a password, so it has mode 700, and a folder under /tmp that belongs to somebody else is refused.
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
