import type { Connection } from '../database/database.ts'
import { readDiskSpace } from '../database/embedded/disk-space.ts'
import { withClient } from '../database/with-client.ts'

const MEGABYTE = 1024 * 1024
/** Left to the database that runs beside. */
export const RESERVE_BYTES = 300 * MEGABYTE
/** A backup of the demo has a sixth of its tables' text, and the database more than that text. */
const BACKUP_SHARE = 0.25

/**
 * Whether the folder's disk has room for a backup, or for the scratch database that proves one. A disk that is full stops the
 * database, so there is none rather than one too many.
 * @returns a sentence that names what is free and what is needed; undefined: there is room
 */
export async function lackOfRoom(
  owner: Connection,
  folder: string,
  purpose: 'backup' | 'proof',
): Promise<string | undefined> {
  const disk = await readDiskSpace(folder)
  if (!disk) return undefined
  const needed = RESERVE_BYTES + (await databaseBytes(owner)) * (purpose === 'backup' ? BACKUP_SHARE : 1)
  if (disk.freeBytes >= needed) return undefined
  const [free, wanted] = [disk.freeBytes, needed].map(inMegabytes)
  return `The disk of ${folder} has ${free} free, and ${wanted} are needed.`
}

/** `12 MB`, rounded up. */
export function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / MEGABYTE)} MB`
}

async function databaseBytes(owner: Connection): Promise<number> {
  return withClient(owner, async (client) => {
    const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
    return Number(rows[0]?.bytes)
  })
}
