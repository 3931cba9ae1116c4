import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '@corner/contract/refusal.ts'
import { readDiskSpace } from '../database/embedded/disk-space.ts'
import type { Purpose } from '../demo/database-purpose.ts'
import type { BackupFolder } from './backup-folder.ts'
import { assertFits, checkBackup } from './backup-purpose.ts'
import type { ReadBackup } from './read-backup.ts'
import { migrationsOf } from './restore-backup.ts'
import { inMegabytes, RESERVE_BYTES } from './room.ts'
import { type StoredBackup, storedBackup } from './stored-backup.ts'
import { writingInto } from './writing.ts'

export interface ReceivedBackup {
  stored: StoredBackup
  /** What was found in it. */
  checked: ReadBackup
}

/**
 * Takes a file that somebody sends, reads it whole, and puts it among the backups. A file that is refused, or whose sender
 * went away, leaves nothing.
 * @param bytes how long the sender says that it is
 * @param into where it will be restored at once; absent: it is only kept
 * @throws Refusal for a file that is no backup, is damaged, of a newer Corner, of the other purpose, here already, or larger than the disk has room for
 */
export async function receiveBackup(
  folder: BackupFolder,
  file: Readable,
  bytes: number,
  into?: Purpose,
): Promise<ReceivedBackup> {
  await folder.provide()
  const disk = await readDiskSpace(folder.path)
  if (disk && bytes + RESERVE_BYTES > disk.freeBytes)
    throw new Refusal(
      'too_large',
      `The file has ${inMegabytes(bytes)}, and the disk ${inMegabytes(disk.freeBytes)} free.`,
    )
  const received = join(folder.path, `received-${randomUUID()}.unfinished`)
  try {
    const store = () => pipeline(file, limitedTo(bytes), createWriteStream(received, { mode: 0o600, flush: true }))
    await writingInto(folder.path, store)
    const { purpose, ...checked } = await checkBackup(received)
    const { header } = checked
    migrationsOf(header) // refuses those of a newer Corner
    assertFits(purpose, into)
    if (into === undefined) await refuseSame(folder, received, new Date(header.madeAt))
    const path = await folder.place(new Date(header.madeAt), { isAdded: true })
    await rename(received, path)
    return { stored: storedBackup(basename(path), header, { bytes: (await stat(path)).size, proof: null }), checked }
  } finally {
    await rm(received, { force: true })
  }
}

/** At the set-up the same file may lie there from before the loss of the database: then it is no mistake. */
async function refuseSame(folder: BackupFolder, received: string, madeAt: Date): Promise<void> {
  const { size } = await stat(received)
  for (const { name, bytes, madeAt: at } of await folder.list()) {
    if (bytes !== size || at.getTime() !== madeAt.getTime()) continue
    if ((await digestOf(folder.pathOf(name))) === (await digestOf(received)))
      throw new Refusal('conflict', `This backup is here already: ${name}.`)
  }
}

async function digestOf(path: string): Promise<string> {
  const digest = createHash('sha256')
  await pipeline(createReadStream(path), digest)
  return digest.digest('hex')
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
