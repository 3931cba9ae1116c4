import { Refusal } from '@corner/contract/refusal.ts'
import { existingKeyText, replaceKeyFile } from '../secrets/key-file.ts'
import { keyIdsOf } from '../secrets/key-ring.ts'
import type { BackupHeader } from './format.ts'
import { openSealedKey } from './sealed-key.ts'

/** Where an installation keeps its key. */
interface KeyPlace {
  /** CORNER_KEY */
  key: string | undefined
  dataDir: string
}

export interface KeyPlan {
  /** Ids of the keys that links in the backup need and nobody has. */
  missing: string[]
  /** Puts the key of the backup in its place, before its rows can be seen. @returns whether there was something to do */
  place(): Promise<boolean>
}

/**
 * Which key an installation has after a backup is restored into it.
 * @param passphrase undefined: the key in the backup, if it holds one, stays sealed
 * @throws Refusal for another passphrase, and where CORNER_KEY is another key than the one in the backup
 */
export async function planKey(
  { sealedKey, keyIds }: Pick<BackupHeader, 'sealedKey' | 'keyIds'>,
  passphrase: string | undefined,
  { key: fromEnvironment, dataDir }: KeyPlace,
): Promise<KeyPlan> {
  const present = existingKeyText(fromEnvironment, dataDir)
  const presentIds = present === undefined ? [] : keyIdsOf(present)
  const brought = sealedKey && passphrase !== undefined ? await openSealedKey(sealedKey, passphrase) : undefined
  const isNew = brought !== undefined && keyIdsOf(brought).some((id) => !presentIds.includes(id))
  if (isNew && fromEnvironment)
    throw new Refusal(
      'conflict',
      'The key in the backup is another one than CORNER_KEY. Put both into CORNER_KEY, separated by a comma, and restore the backup without its passphrase.',
    )
  const atHand = isNew ? keyIdsOf(brought) : presentIds
  return {
    missing: keyIds.filter((id) => !atHand.includes(id)),
    async place() {
      if (isNew) await replaceKeyFile(brought, dataDir)
      return isNew
    },
  }
}
