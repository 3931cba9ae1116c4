import { stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import type { BackupOrigin } from '@corner/contract/constants/backups.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { ADVISORY_LOCKS, takeAdvisoryLock, tryAdvisoryLock } from '../database/advisory-locks.ts'
import { type Connection, openDatabase, openPool } from '../database/database.ts'
import { withClient } from '../database/with-client.ts'
import { readSealingKeys } from '../wearables/link/sealing-keys.ts'
import type { SealedKey } from './format.ts'
import { lackOfRoom } from './room.ts'
import { type StoredBackup, storedBackup } from './stored-backup.ts'
import { writeBackup } from './write-backup.ts'
import { writingInto } from './writing.ts'

interface BackupRequest {
  origin: BackupOrigin
  sealedKey?: SealedKey | undefined
  now: Date
  /** For another one that is being made; absent: refused meanwhile. */
  waits?: boolean
}

/**
 * Makes one backup.
 * @param path in a folder that exists
 * @throws Refusal `conflict` while another one is being made, `unavailable` where the folder takes no file
 */
export async function makeBackup(
  owner: Connection,
  path: string,
  { origin, sealedKey = undefined, now, waits = false }: BackupRequest,
): Promise<StoredBackup> {
  const lack = await lackOfRoom(owner, dirname(path), 'backup')
  if (lack) throw new Refusal('unavailable', lack)
  return whileNoOther(owner, waits, async () => {
    const keyIds = await readKeyIds(owner)
    const facts = { origin, madeAt: now, sealedKey: sealedKey ?? null, keyIds }
    const { header } = await writingInto(dirname(path), () => writeBackup(owner, path, facts))
    return storedBackup(basename(path), header, { bytes: (await stat(path)).size, proof: null })
  })
}

export function beingMade(): Refusal {
  return new Refusal('conflict', 'A backup is being made or compared already. Try again when it is done.')
}

async function readKeyIds(owner: Connection): Promise<string[]> {
  await using database = openDatabase(openPool({ ...owner, max: 1 }))
  return (await readSealingKeys(database)).map(({ keyId }) => keyId)
}

async function whileNoOther<T>(owner: Connection, waits: boolean, work: () => Promise<T>): Promise<T> {
  return withClient(owner, async (client) => {
    if (waits) await takeAdvisoryLock(client, ADVISORY_LOCKS.backup)
    else if (!(await tryAdvisoryLock(client, ADVISORY_LOCKS.backup))) throw beingMade()
    return work()
  })
}
