import type { Accounts } from '../accounts/accounts.ts'
import type { Database } from '../database/database.ts'
import type { Mail } from '../mail/mail.ts'

/** What the roster's rules need. `publicUrl`, without a trailing slash, is the base of links. */
export interface RosterParts
  extends Pick<
    Accounts,
    'database' | 'keyRing' | 'now' | 'limits' | 'passwordMinimum' | 'passwordCost' | 'tokens' | 'callers'
  > {
  publicUrl: string
  mail: Mail
  /**
   * Removes a user with all data about them. Injected, because the removal depends on wearables, whose clean-up depends on
   * invitations.
   */
  removeUser(transaction: Database, removal: { user_id: string }): Promise<{ sessions: string[] }>
}
