import { Refusal } from '@corner/contract/refusal.ts'

type Sentence = (folder: string) => string

const mayNot: Sentence = (folder) =>
  `Corner may not write into ${folder}. Give that folder and what is in it to the user that Corner runs as (chown -R), and try again.`
const isFull: Sentence = (folder) =>
  `There is no room left for ${folder}. Free some on its disk, or raise the quota, and try again.`
const isNoFolder: Sentence = (folder) =>
  `${folder} must be a folder in a place that exists. Move the file that is there away, or name another place.`

const SENTENCES: Readonly<Record<string, Sentence>> = {
  EACCES: mayNot,
  EPERM: mayNot,
  EROFS: (folder) =>
    `The disk of ${folder} can only be read. Mount it for writing, or name a data directory on another disk in DATA_DIR.`,
  ENOSPC: isFull,
  EDQUOT: isFull,
  EEXIST: isNoFolder,
  ENOTDIR: isNoFolder,
  ENOENT: isNoFolder,
}

/**
 * Does something that writes into a folder.
 * @throws Refusal `unavailable` that names the folder and what to do, where the system does not let it write there
 */
export async function writingInto<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const sentence = isOfFolder(error, folder) ? SENTENCES[(error as NodeJS.ErrnoException).code ?? ''] : undefined
    throw sentence ? new Refusal('unavailable', sentence(folder), { cause: error }) : error
  }
}

/** A failed write on an open file names no path; a failed open or connection elsewhere names its own. */
function isOfFolder(error: unknown, folder: string): boolean {
  const { syscall, path } = error as NodeJS.ErrnoException
  return path === undefined ? syscall === 'write' || syscall === 'fsync' : path.startsWith(folder)
}
