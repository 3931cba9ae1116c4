import type { InvitationRenewed, InvitationSummary } from '@corner/contract/entities/roster.ts'
import { renewInvitation } from '@corner/contract/routes/roster.ts'
import { useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { formatDate } from '../../../../shared/date-format/format-date.ts'
import { EmailAddress } from '../../../../ui/badges/email-address.tsx'
import { PersonName } from '../../../../ui/badges/person-name.tsx'
import { ConfirmDialog } from '../../change/confirm-dialog.tsx'
import { OneTimeLinkDialog } from '../../change/one-time-link-dialog.tsx'
import { rosterFailureText } from './roster-failure.ts'

interface RenewInvitationDialogProps {
  invitation: InvitationSummary
  onClose: () => void
}

/** Replaces a lost link by a new one, and shows it once. */
export function RenewInvitationDialog({ invitation, onClose }: RenewInvitationDialogProps) {
  const [renewed, setRenewed] = useState<InvitationRenewed | null>(null)
  if (!renewed) {
    return (
      <ConfirmDialog
        title="New invitation link"
        send={() => call(renewInvitation, { params: { invitationId: invitation.id } })}
        failureOf={(error) => ({ text: rosterFailureText(error, 'making the link') })}
        onDone={setRenewed}
        kind="ink"
        confirmLabel="Make a new link"
        busyLabel="Making the link..."
        onClose={onClose}
      >
        <b>
          <PersonName name={invitation.full_name} />
        </b>{' '}
        (<EmailAddress address={invitation.email} />) gets a new link. The one they have ends at once.
      </ConfirmDialog>
    )
  }
  return (
    <OneTimeLinkDialog
      key="renewed"
      title="New invitation link"
      name={renewed.full_name}
      link={renewed.link}
      endsAt={formatDate(renewed.expires_at)}
      isMailed={renewed.mailed}
      onClose={onClose}
    />
  )
}
