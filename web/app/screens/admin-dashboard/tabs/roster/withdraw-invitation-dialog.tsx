import { DELETE_MODAL_CLOSE_MS } from '@corner/contract/constants/interface-timing.ts'
import type { InvitationSummary } from '@corner/contract/entities/roster.ts'
import { withdrawInvitation } from '@corner/contract/routes/roster.ts'
import { call } from '../../../../shared/api/call.ts'
import { EmailAddress } from '../../../../ui/badges/email-address.tsx'
import { PersonName } from '../../../../ui/badges/person-name.tsx'
import { ConfirmDialog } from '../../change/confirm-dialog.tsx'
import { rosterFailureText } from './roster-failure.ts'

interface WithdrawInvitationDialogProps {
  invitation: InvitationSummary
  onClose: () => void
}

export function WithdrawInvitationDialog({ invitation, onClose }: WithdrawInvitationDialogProps) {
  const { id, full_name, email } = invitation
  return (
    <ConfirmDialog
      title="Withdraw invitation"
      send={() => call(withdrawInvitation, { params: { invitationId: id } })}
      failureOf={(error) => ({ text: rosterFailureText(error, 'withdrawing the invitation') })}
      closeAfterMs={DELETE_MODAL_CLOSE_MS}
      doneText="The invitation is withdrawn."
      confirmLabel="Withdraw"
      busyLabel="Withdrawing..."
      onClose={onClose}
    >
      The link of{' '}
      <b>
        <PersonName name={full_name} />
      </b>{' '}
      (<EmailAddress address={email} />) ends at once. You can invite them again.
    </ConfirmDialog>
  )
}
