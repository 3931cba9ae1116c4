import type { Database } from '../database/database.ts'
import { logOf } from '../log/log.ts'
import { keyPath } from '../secrets/key-file.ts'
import { existingKeyIds } from '../secrets/key-ring.ts'
import { StartFailure } from '../startup/start-failure.ts'
import { endLinksOfLostKey, readSealingKeys } from '../wearables/link/sealing-keys.ts'

interface KeySettings {
  /** CORNER_KEY */
  key: string | undefined
  /** CORNER_KEY_LOST: the id of a key that the operator has lost for good. */
  lostKey: string | undefined
}

/**
 * Makes sure that the stored tokens can be decrypted, before a new key is created: a database restored without its key would
 * look healthy, and no record would arrive. Links of a lost key are ended.
 * @throws StartFailure that names the key's id
 */
export async function requireKey(database: Database, { key, lostKey }: KeySettings, dataDir: string): Promise<void> {
  const atHand = existingKeyIds(key, dataDir)
  const missing = (await readSealingKeys(database)).filter(({ keyId }) => !atHand.includes(keyId))
  for (const { keyId, links } of missing) {
    if (keyId !== lostKey) throw new StartFailure(missingKey(keyId, links, key ? 'CORNER_KEY' : keyPath(dataDir)))
    const ended = await endLinksOfLostKey(database, keyId)
    logOf('wearables').warn(
      `${ended} links were sealed with the lost key ${keyId} and have ended: their athletes link again.`,
    )
  }
}

function missingKey(keyId: string, links: number, place: string): string {
  const what = links === 1 ? 'The tokens of one linked device are' : `The tokens of ${links} linked devices are`
  return `${what} sealed with the key ${keyId}, which ${place} does not hold. Put that key back: the file "key" of the data directory that the database came from, or its CORNER_KEY (several keys are separated by commas). If it is lost for good, start once with CORNER_KEY_LOST=${keyId}: these athletes then have to link again, and no record is lost.`
}
