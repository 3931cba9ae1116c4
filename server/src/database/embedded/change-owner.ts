import { lchown, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Every name that Corner uses in its data directory. */
const OUR_NAMES = [
  /^postgres$/,
  /^postgres-(socket|(binaries|proving)-.*)$/,
  /^postgres\.(log(\.1)?|unfinished-.*)$/,
  /^corner\.(lock(-journal)?|running\.json)$/,
  /^key(\..*)?$/,
  /^[a-z]+-simulator(\.json(\.new)?|-(secret|webhook-secret|seed))$/,
  /^backups$/,
]
/** Created by the system at the root of a file system. */
const NOT_OURS_AND_HARMLESS = 'lost+found'

/** Entries of the data directory that Corner did not create: a folder with such entries also serves somebody else. */
export async function foreignNames(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir)
  return names.filter((name) => name !== NOT_OURS_AND_HARMLESS && !OUR_NAMES.some((ours) => ours.test(name)))
}

/**
 * Gives files owned by root in our folder to the user who runs Corner from now on: files of an earlier start as root, or of a
 * backup that root restored. Symbolic links are not followed, and files with several hard links are left alone, because another
 * name may be a system file.
 */
export async function changeOwner(path: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  const found = await lstat(path)
  if (found.isDirectory())
    for (const name of await readdir(path))
      if (name !== NOT_OURS_AND_HARMLESS) await changeOwner(join(path, name), { uid, gid })
  if (found.uid === 0 && (found.isDirectory() || found.nlink === 1)) await lchown(path, uid, gid)
}
