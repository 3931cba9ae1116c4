import { lchown, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Every name that Corner gives to something in its data directory. */
const OUR_NAMES = [
  /^postgres$/,
  /^postgres-(socket|binaries-.*)$/,
  /^postgres\.(log(\.1)?|unfinished-.*)$/,
  /^corner\.(lock(-journal)?|running\.json)$/,
  /^key(\..*)?$/,
  /^whoop-simulator.*$/,
  /^backups$/,
]
/** Made by the system on a disk of its own. */
const NOT_OURS_AND_HARMLESS = 'lost+found'

/** What lies in the data directory that Corner did not put there: such a folder is somebody else's, too. */
export async function foreignNames(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir)
  return names.filter((name) => name !== NOT_OURS_AND_HARMLESS && !OUR_NAMES.some((ours) => ours.test(name)))
}

/**
 * Gives root's files in a folder of ours to the user who runs Corner from now on: those of an earlier start as root, and a copy
 * that root has brought back. Links are not followed, and a file with a second name elsewhere stays as it is: its other name may
 * be a system file.
 */
export async function handOver(path: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  const found = await lstat(path)
  if (found.isDirectory())
    for (const name of await readdir(path))
      if (name !== NOT_OURS_AND_HARMLESS) await handOver(join(path, name), { uid, gid })
  if (found.uid === 0 && (found.isDirectory() || found.nlink === 1)) await lchown(path, uid, gid)
}
