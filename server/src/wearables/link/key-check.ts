import { type Check, NotReady } from '../../operation/check.ts'
import type { Links } from '../links.ts'
import { readSealingKeys } from './sealing-keys.ts'

/**
 * Whether each stored token can be decrypted with a key that this server has: otherwise links look healthy, and no record
 * arrives.
 */
export function keyCheck({ database, keyRing }: Pick<Links, 'database' | 'keyRing'>): Check {
  return {
    name: 'key',
    async look() {
      const atHand = new Set(keyRing.map(({ id }) => id))
      const lost = (await readSealingKeys(database)).filter(({ keyId }) => !atHand.has(keyId))
      if (lost.length > 0) throw new NotReady('Stored tokens are sealed with a key that this server does not have')
      return 'It opens all stored tokens'
    },
  }
}
