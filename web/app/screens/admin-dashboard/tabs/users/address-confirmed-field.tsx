import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { EmailAddress } from '../../../../ui/badges/email-address.tsx'
import { CheckField } from '../../../../ui/fields/check-field.tsx'

interface AddressConfirmedFieldProps {
  user: AdminUser
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  isMissing: boolean
}

/**
 * A checkbox: an administrator confirms the address of an account that registered itself, before the account gets
 * access because of it.
 */
export function AddressConfirmedField({ user, ...field }: AddressConfirmedFieldProps) {
  return (
    <CheckField {...field}>
      I confirm that <EmailAddress address={user.email} /> belongs to this person. (They signed up themselves; it is not
      confirmed yet.)
    </CheckField>
  )
}
