import { Refusal } from '@corner/contract/refusal.ts'
import { existingKeyText } from '../secrets/key-file.ts'

/**
 * The key of this installation, as a backup takes it along.
 * @param setting of `CORNER_KEY`
 * @throws Refusal before the first start, when there is none
 */
export function ownKeyText(setting: string | undefined, dataDir: string): string {
  const key = existingKeyText(setting, dataDir)
  if (!key) throw new Refusal('unavailable', `There is no key: neither CORNER_KEY nor the file "key" in ${dataDir}.`)
  return key
}
