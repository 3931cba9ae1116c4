import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { CheckField } from '../../../../ui/check-field.tsx'

interface AddressConfirmedFieldProps {
  user: AdminUser
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  isMissing: boolean
}

/** An administrator's word for an account that registered itself, before it gets something by its address. */
export function AddressConfirmedField({ user, ...field }: AddressConfirmedFieldProps) {
  return (
    <CheckField {...field}>
      I confirm that <bdi>{user.email}</bdi> belongs to this person. (They signed up themselves; it is not confirmed
      yet.)
    </CheckField>
  )
}
