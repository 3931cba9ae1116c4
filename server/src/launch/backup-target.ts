import { stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { nameOf } from '../backup/stored-backup.ts'
import { StartFailure } from '../startup/start-failure.ts'

/**
 * The file that `npm run backup -- --to` names; in a folder, one under the name of a backup of this moment.
 * @param mayReplace a file that is there
 * @throws StartFailure for a file that is there, and for a folder that is not
 */
export async function backupTarget(to: string, now: Date, mayReplace: boolean): Promise<string> {
  const named = resolve(to)
  const path = (await find(named))?.isDirectory() ? join(named, nameOf(now)) : named
  if (!mayReplace && (await find(path)))
    throw new StartFailure(`${path} is there already. Name another file, or add --force to replace it.`)
  const folder = await find(dirname(path))
  if (!folder?.isDirectory())
    throw new StartFailure(`The folder ${dirname(path)} is not there. Create it, or name another one.`)
  return path
}

function find(path: string) {
  return stat(path).catch(() => undefined)
}
