import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ADVISORY_LOCKS, tryAdvisoryLock } from '../database/advisory-locks.ts'
import type { Connection } from '../database/database.ts'
import { withClient } from '../database/with-client.ts'
import { beingMade } from './make-backup.ts'
import { writingInto } from './writing.ts'

/** Lies in the folder of backups from the beginning of one to its end, whatever the end is. */
export const markOf = (folder: string) => join(folder, 'being-made')

/**
 * Does the making, so that the next start knows when this process was killed in the middle of it.
 * @throws Refusal `conflict` while another process makes one
 */
export async function marked<T>(owner: Connection, folder: string, now: Date, making: () => Promise<T>): Promise<T> {
  return withClient(owner, async (client) => {
    if (!(await tryAdvisoryLock(client, ADVISORY_LOCKS.backupAndProof))) throw beingMade()
    await writingInto(folder, () => writeFile(markOf(folder), now.toISOString(), { mode: 0o600 }))
    try {
      return await making()
    } finally {
      await rm(markOf(folder), { force: true })
    }
  })
}

/**
 * When a backup was begun that nobody goes on with; told once.
 * @returns undefined: there is none, or another process makes it now
 */
export async function takeInterrupted(owner: Connection, folder: string): Promise<Date | undefined> {
  const begun = await readFile(markOf(folder), 'utf8').catch(() => undefined)
  if (begun === undefined || (await isBeingMade(owner))) return undefined
  await rm(markOf(folder), { force: true })
  const at = new Date(begun)
  return Number.isNaN(at.getTime()) ? new Date() : at // the machine ended before the time was on the disk
}

function isBeingMade(owner: Connection): Promise<boolean> {
  return withClient(owner, async (client) => !(await tryAdvisoryLock(client, ADVISORY_LOCKS.backupAndProof)))
}
