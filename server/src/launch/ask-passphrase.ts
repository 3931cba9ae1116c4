import { read } from 'read'
import { StartFailure } from '../startup/start-failure.ts'

/** Read by the programs of backups alone. */
export const PASSPHRASE_SETTING = 'BACKUP_PASSPHRASE'

/**
 * The passphrase of the key in a backup: BACKUP_PASSPHRASE, else asked at the terminal without showing it.
 * @param purpose `new`: asked twice, because a typing error would lose the key
 * @throws StartFailure where there is neither
 */
export async function askPassphrase(environment: NodeJS.ProcessEnv, purpose: 'new' | 'existing'): Promise<string> {
  const given = environment[PASSPHRASE_SETTING]
  if (given) return given
  if (!process.stdin.isTTY)
    throw new StartFailure(`The key needs its passphrase: set ${PASSPHRASE_SETTING}, or run this in a terminal.`)
  const passphrase = await read({ prompt: 'Passphrase of the key: ', silent: true })
  if (purpose === 'new' && passphrase !== (await read({ prompt: 'The same again: ', silent: true })))
    throw new StartFailure('The two passphrases differ. Nothing was written.')
  return passphrase
}
