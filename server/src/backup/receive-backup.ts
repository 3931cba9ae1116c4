import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '@corner/contract/refusal.ts'
import { readDiskSpace } from '../database/embedded/disk-space.ts'
import type { Purpose } from '../demo/database-purpose.ts'
import type { BackupFolder } from './backup-folder.ts'
import { assertFits, checkBackup } from './backup-purpose.ts'
import { inMegabytes, RESERVE_BYTES } from './room.ts'
import { type StoredBackup, storedBackup } from './stored-backup.ts'

/**
 * Takes a file that somebody sends, reads it whole, and puts it among the backups. A file that is refused, or whose sender
 * went away, leaves nothing.
 * @param bytes how long the sender says that it is
 * @param into where it will be restored at once; absent: it is only kept
 * @throws Refusal for a file that is no backup, is damaged, of a newer Corner, of the other purpose, or larger than the disk has room for
 */
export async function receiveBackup(
  folder: BackupFolder,
  file: Readable,
  bytes: number,
  into?: Purpose,
): Promise<StoredBackup> {
  await mkdir(folder.path, { recursive: true, mode: 0o700 })
  const disk = await readDiskSpace(folder.path)
  if (disk && bytes + RESERVE_BYTES > disk.freeBytes)
    throw new Refusal(
      'too_large',
      `The file has ${inMegabytes(bytes)}, and the disk ${inMegabytes(disk.freeBytes)} free.`,
    )
  const received = join(folder.path, `received-${randomUUID()}.unfinished`)
  try {
    await pipeline(file, limitedTo(bytes), createWriteStream(received, { mode: 0o600, flush: true }))
    const { header, purpose } = await checkBackup(received)
    assertFits(purpose, into)
    const path = await folder.place(new Date(header.madeAt), { isAdded: true })
    await rename(received, path)
    return storedBackup(basename(path), header, { bytes: (await stat(path)).size, proof: null })
  } finally {
    await rm(received, { force: true })
  }
}

/** No more than was announced: only so much room was looked for. */
function limitedTo(bytes: number) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let left = bytes
    for await (const chunk of chunks) {
      left -= chunk.length
      if (left < 0) throw new Refusal('too_large', 'The file is longer than its sender announced.')
      yield chunk
    }
  }
}
