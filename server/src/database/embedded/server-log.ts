import { copyFile, open, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../../startup/start-failure.ts'
import { readDiskSpace } from './disk-space.ts'

const LARGEST_LOG_BYTES = 10 * 1024 * 1024
const TAIL_BYTES = 8 * 1024
const TAIL_LINES = 8
/** A file of PostgreSQL's write-ahead log has 16 MB: with room for less than two, a start will fail. */
const ROOM_TO_START_BYTES = 32 * 1024 * 1024

export function logPath(dataDir: string): string {
  return join(dataDir, 'postgres.log')
}

/**
 * Called before a start and periodically: of a large log only this one and the previous one are kept. The log is copied and
 * truncated instead of renamed, because the running server keeps writing to its open file (in append mode, so truncating is
 * safe).
 */
export async function rotateLog(dataDir: string, largestBytes = LARGEST_LOG_BYTES): Promise<void> {
  const path = logPath(dataDir)
  const found = await stat(path).catch(() => undefined)
  if (!found || found.size <= largestBytes) return
  await copyFile(path, `${path}.1`)
  await truncate(path)
}

/** What the server wrote after `from` (a byte position), at most the last 8 KB. */
export async function readLog(dataDir: string, from: number): Promise<string> {
  const file = await open(logPath(dataDir), 'r').catch(() => undefined)
  if (!file) return ''
  try {
    const { size } = await file.stat()
    const start = Math.max(from, size - TAIL_BYTES, 0)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.max(size - start, 0)), { position: start })
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/** It continues by itself once there is room. */
export class DiskFull extends StartFailure {}

/** The sentence for a failed step of PostgreSQL, with the last lines of its log. A full disk is named as such. */
export async function explainFailure(
  dataDir: string,
  what: string,
  output: string,
  cause?: unknown,
): Promise<StartFailure> {
  const lines = output.trim().split('\n').slice(-TAIL_LINES).join('\n')
  const tail = lines && `\nThe last lines of PostgreSQL:\n${lines}`
  const freeBytes = (await readDiskSpace(dataDir))?.freeBytes
  const full = /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT/.test(`${output}${cause}`)
  if (full || (freeBytes !== undefined && freeBytes < ROOM_TO_START_BYTES)) {
    const free = freeBytes === undefined ? '' : ` (${Math.floor(freeBytes / 1024 / 1024)} MB free)`
    return new DiskFull(
      `${what}: the disk that holds ${dataDir} is full${free}. Free some space and start again.${tail}`,
      cause,
    )
  }
  if (/EACCES|Permission denied/i.test(`${output}${cause}`))
    return new StartFailure(
      `${what}: PostgreSQL's user may not use ${dataDir}. Every folder above it must let that user pass, and the disk must not be mounted noexec; or set DATA_DIR to another folder.${tail}`,
      cause,
    )
  return new StartFailure(`${what}.${tail || (cause ? ` ${cause}` : '')}`, cause)
}
