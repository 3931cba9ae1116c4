import pg from 'pg'
import type { Connection } from '../database/database.ts'
import { readDiskSpace } from '../database/embedded/disk-space.ts'

const MEGABYTE = 1024 * 1024
/** Left to the database that runs beside. */
const RESERVE_BYTES = 300 * MEGABYTE
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
  const [free, wanted] = [disk.freeBytes, needed].map((bytes) => `${Math.ceil(bytes / MEGABYTE)} MB`)
  return `The disk of ${folder} has ${free} free, and ${wanted} are needed.`
}

async function databaseBytes(owner: Connection): Promise<number> {
  const client = new pg.Client(owner)
  client.on('error', () => {}) // the failed query reports it
  await client.connect()
  try {
    const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
    return Number(rows[0]?.bytes)
  } finally {
    await client.end()
  }
}
