import { mayBeMistaken, mixesAlphabets } from '@corner/contract/email-address.ts'
import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { hasUnseenSign } from '@corner/contract/unseen-signs.ts'
import { StateBadge } from '../../../../ui/badges/state-badge.tsx'
import styles from '../../list/list.module.css'

/** Warnings about a user's address and name: old accounts may have values that forms reject today. */
export function AddressWarnings({ user }: { user: AdminUser }) {
  const marks = [
    !user.email_proven && 'Address not confirmed',
    user.email_shared && 'Same address as another account: cannot sign in',
    mayBeMistaken(user.email) && 'Address looks like another',
    (mixesAlphabets(user.full_name) || hasUnseenSign(user.full_name)) && 'Name looks like another',
  ].filter((mark) => mark !== false)
  return marks.map((mark) => (
    <span key={mark} className={styles.mark}>
      <StateBadge state="caution">{mark}</StateBadge>
    </span>
  ))
}
