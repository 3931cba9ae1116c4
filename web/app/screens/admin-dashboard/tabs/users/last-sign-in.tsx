import { AUDIT_DAYS } from '@corner/contract/constants/administration.ts'
import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { formatMoment } from '../../../../shared/date-format/format-moment.ts'
import list from '../../list/list.module.css'
import styles from './last-sign-in.module.css'

type Account = Pick<AdminUser, 'last_signed_in_at' | 'created_at'>

/** A person's last sign-in: the time of today's, else the day. On a phone, where no heading says what it is, with these words. */
export function LastSignIn({ user }: { user: Account }) {
  return (
    <span className={styles.line}>
      <span className={styles.words}>Last signed in: </span>
      <span className={user.last_signed_in_at === null ? `${list.still} ${list.quiet}` : list.still}>
        {lastSignInText(user)}
      </span>
    </span>
  )
}

/** The log, from which it comes, forgets: of an older account it cannot say "Never". */
function lastSignInText({ last_signed_in_at, created_at }: Account): string {
  if (last_signed_in_at !== null) return formatMoment(new Date(last_signed_in_at), new Date())
  return Date.now() - Date.parse(created_at) < AUDIT_DAYS * 86_400_000 ? 'Never' : `Not in ${AUDIT_DAYS} days`
}
