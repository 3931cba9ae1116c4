import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { CheckField } from '../../look/check-field.tsx'

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
      I know that <bdi>{user.email}</bdi> is this person’s address. They registered it themselves, and nobody has
      confirmed it.
    </CheckField>
  )
}
