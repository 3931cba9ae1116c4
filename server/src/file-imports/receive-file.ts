import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '@corner/contract/refusal.ts'
import { inMegabytes, RESERVE_BYTES } from '../backup/room.ts'
import { writingInto } from '../backup/writing.ts'
import { readDiskSpace } from '../database/embedded/disk-space.ts'
import type { ImportsFolder } from './imports-folder.ts'

/** How often the disk is looked at while a file comes whose sender did not say how long it is. */
const CHECK_EVERY_BYTES = 64 * 1024 * 1024

interface Upload {
  file: Readable
  /** How long its sender says it is; undefined: not said. */
  announced: number | undefined
  limitBytes: number
}

/**
 * Writes an upload to disk as it comes. One that is refused, or whose sender went away, leaves nothing.
 * @throws Refusal `too_large` for more than the limit or than the disk has room for, `bad_input` for one that breaks off
 */
export async function receiveFile(folder: ImportsFolder, importId: string, upload: Upload): Promise<void> {
  const { file, announced = 0, limitBytes } = upload
  if (announced > limitBytes) throw tooLarge(limitBytes)
  await folder.provide()
  await assertRoom(folder, announced)
  const path = folder.pathOf(importId)
  try {
    const store = () => pipeline(file, limited(folder, limitBytes), createWriteStream(path, { mode: 0o600 }))
    await writingInto(folder.path, store)
  } catch (error) {
    await folder.remove(importId)
    if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
    throw new Refusal('bad_input', 'The upload broke off before its end', { cause: error })
  }
}

function limited(folder: ImportsFolder, limitBytes: number) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let received = 0
    let checked = 0
    for await (const chunk of chunks) {
      received += chunk.length
      if (received > limitBytes) throw tooLarge(limitBytes)
      if (received - checked > CHECK_EVERY_BYTES) {
        checked = received
        await assertRoom(folder, CHECK_EVERY_BYTES)
      }
      yield chunk
    }
  }
}

async function assertRoom(folder: ImportsFolder, bytes: number): Promise<void> {
  const disk = await readDiskSpace(folder.path)
  if (disk && bytes + RESERVE_BYTES > disk.freeBytes)
    throw new Refusal(
      'too_large',
      `The server’s disk has no room for this file: it has ${inMegabytes(disk.freeBytes)} free.`,
    )
}

function tooLarge(limitBytes: number): Refusal {
  return new Refusal('too_large', `A file may have up to ${inMegabytes(limitBytes)}`)
}
