import type { Accounts } from '../accounts/accounts.ts'
import type { Mail } from '../mail/mail.ts'

/** What the roster's rules need. Links lead to `publicUrl`, which has no slash at the end. */
export interface RosterParts
  extends Pick<Accounts, 'database' | 'keyRing' | 'now' | 'limits' | 'passwordCost' | 'tokens' | 'callers'> {
  publicUrl: string
  mail: Mail
}
