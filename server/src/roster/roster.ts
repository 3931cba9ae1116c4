import type { Accounts } from '../accounts/accounts.ts'
import type { Database } from '../database/database.ts'
import type { Mail } from '../mail/mail.ts'

/** What the roster's rules need. Links lead to `publicUrl`, which has no slash at the end. */
export interface RosterParts
  extends Pick<
    Accounts,
    'database' | 'keyRing' | 'now' | 'limits' | 'passwordMinimum' | 'passwordCost' | 'tokens' | 'callers'
  > {
  publicUrl: string
  mail: Mail
  /** Takes a user out with all data about them. Given from above: what removes people knows wearables, whose clean-up knows invitations. */
  removeUser(transaction: Database, removal: { user_id: string }): Promise<{ sessions: string[] }>
}
