import { statfs } from 'node:fs/promises'

export interface DiskSpace {
  freeBytes: number
  totalBytes: number
}

const MEGABYTE = 1024 * 1024
/** The write-ahead log may grow by `max_wal_size` (512 MB) before it is recycled. */
const LOW_BYTES = 500 * MEGABYTE
const LOW_SHARE = 0.1
const PLENTY_BYTES = 10 * 1024 * MEGABYTE

/** Free space for users other than root on the folder's disk; undefined where the system does not say. */
export async function readDiskSpace(directory: string): Promise<DiskSpace | undefined> {
  const disk = await statfs(directory).catch(() => undefined)
  return disk && { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize }
}

/** Less than 500 MB, or less than a tenth of the disk and no more than 10 GB. */
export function isLow({ freeBytes, totalBytes }: DiskSpace): boolean {
  return freeBytes < LOW_BYTES || (freeBytes < totalBytes * LOW_SHARE && freeBytes < PLENTY_BYTES)
}

export function lowSpaceWarning(directory: string, { freeBytes }: DiskSpace): string {
  return `The disk that holds ${directory} is nearly full: ${Math.floor(freeBytes / MEGABYTE)} MB are free. Without room the database stops.`
}
