import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'
import { StartFailure } from '../../startup/start-failure.ts'
import { changeOwner } from './change-owner.ts'

const run = promisify(execFile)

/** The user that PostgreSQL runs as; without ids, the user that runs Corner. */
export interface SystemUser {
  name: string
  ids: { uid: number; gid: number } | undefined
}

/**
 * PostgreSQL refuses to run as root. A user created for Corner comes first; `nobody`, which other services share, comes last.
 */
const UNPRIVILEGED_USERS = ['corner', 'postgres', 'nobody']

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * The user who may run the cluster in this folder: its owner if it exists, else, as root, an unprivileged user of this machine.
 * A cluster owned by root (restored from a backup) is given to that user.
 * @throws StartFailure when the cluster belongs to somebody else, or when root finds no user to run it
 */
export async function chooseSystemUser(clusterDir: string): Promise<SystemUser> {
  const owner = await stat(clusterDir).catch(() => undefined)
  if (!isRoot()) {
    const { uid, username } = currentUser()
    if (owner && owner.uid !== uid)
      throw new StartFailure(
        `The database in ${clusterDir} belongs to user number ${owner.uid}, not to ${username}. Start Corner as that user or as root, or set DATA_DIR to another folder.`,
      )
    return { name: username, ids: undefined }
  }
  const user = await findUserFor(owner)
  if (user && owner?.uid === 0) await changeOwner(clusterDir, user.ids)
  if (user) return user
  throw new StartFailure(
    `PostgreSQL does not run as root, and this machine has none of the users ${UNPRIVILEGED_USERS.join(', ')}. Start Corner as an ordinary user, or set DATABASE_URL.`,
  )
}

/** For root: the folder's owner, or the first existing unprivileged user if the owner is root or the folder is missing. */
export async function findUserFor(
  owner: { uid: number; gid: number } | undefined,
): Promise<{ name: string; ids: { uid: number; gid: number } } | undefined> {
  if (owner && owner.uid !== 0) return { name: `number ${owner.uid}`, ids: { uid: owner.uid, gid: owner.gid } }
  for (const name of UNPRIVILEGED_USERS) {
    const ids = await findIds(name)
    if (ids) return { name, ids }
  }
  return undefined
}

/** A user id without an entry in the user list (common in containers) has no name. */
function currentUser(): { uid: number; username: string } {
  const uid = process.getuid?.() ?? -1
  try {
    return { uid, username: userInfo().username }
  } catch {
    return { uid, username: `number ${uid}` }
  }
}

async function findIds(name: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined // `id` fails for an unknown user
  }
}
