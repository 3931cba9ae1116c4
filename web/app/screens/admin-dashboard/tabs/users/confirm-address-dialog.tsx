import { MODAL_SUCCESS_CLOSE_MS } from '@corner/contract/constants/interface-timing.ts'
import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { confirmAddress } from '@corner/contract/routes/administration.ts'
import { call } from '../../../../shared/api/call.ts'
import { EmailAddress } from '../../../../ui/badges/email-address.tsx'
import { PersonName } from '../../../../ui/badges/person-name.tsx'
import { otherFailure } from '../../change/change-failure.ts'
import { ConfirmDialog } from '../../change/confirm-dialog.tsx'

const WHAT = ['confirm the address', 'confirming the address'] as const

/** For administrators who know the person: anybody could have registered the address. */
export function ConfirmAddressDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Confirm address"
      send={() => call(confirmAddress, { body: { user_id: user.id } })}
      failureOf={(error) => otherFailure(error, WHAT)}
      closeAfterMs={MODAL_SUCCESS_CLOSE_MS}
      doneText="Confirmed."
      kind="ink"
      confirmLabel="It is their address"
      busyLabel="Confirming..."
      onClose={onClose}
    >
      <b>
        <PersonName name={user.full_name} />
      </b>{' '}
      made an account with <EmailAddress address={user.email} />, and nobody has confirmed that it is their address.
      Confirm only if you know that this person made the account. Invitations and roster lines for this address will
      then count for this account.
    </ConfirmDialog>
  )
}
