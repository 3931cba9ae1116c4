import { COPIED_MS } from '@corner/contract/constants/interface-timing.ts'
import type { InvitationRenewed, InvitationSummary } from '@corner/contract/entities/roster.ts'
import { renewInvitation } from '@corner/contract/routes/roster.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { Button } from '../../look/button.tsx'
import { CopyButton } from '../../look/copy-button.tsx'
import { Dialog } from '../../look/dialog.tsx'
import { TextField } from '../../look/field.tsx'
import change from '../change/change.module.css'
import { ConfirmDialog } from '../change/confirm-dialog.tsx'
import { useChange } from '../change/use-change.ts'
import { writtenDate } from '../written-date.ts'
import { rosterFailureText } from './roster-failure.ts'

interface RenewInvitationDialogProps {
  invitation: InvitationSummary
  onClose: () => void
}

/** Makes a new link in the place of one that was lost, and shows it once. */
export function RenewInvitationDialog({ invitation, onClose }: RenewInvitationDialogProps) {
  const [renewed, setRenewed] = useState<InvitationRenewed | null>(null)
  const renewal = useChange<void, InvitationRenewed>({
    send: () => call(renewInvitation, { params: { invitationId: invitation.id } }),
    failureOf: (error) => ({ text: rosterFailureText(error, 'making the link') }),
    onDone: setRenewed,
    onClose,
  })
  if (!renewed) {
    return (
      <ConfirmDialog
        title="New invitation link"
        change={renewal}
        doneText=""
        kind="ink"
        confirmLabel="Make a new link"
        busyLabel="Making the link..."
        onClose={onClose}
      >
        <b dir="auto">{invitation.full_name}</b> ({invitation.email}) gets a new link. The one they have ends at once.
      </ConfirmDialog>
    )
  }
  return (
    <Dialog
      key="renewed"
      title="New invitation link"
      isOpen
      onClose={onClose}
      actions={
        <>
          <CopyButton text={renewed.link} thing="link" copiedMs={COPIED_MS} />
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className={change.form}>
        <p>
          For <b dir="auto">{renewed.full_name}</b>. It works once, until {writtenDate(renewed.expires_at)}, and is
          shown only now.{renewed.mailed && ' They also get it by e-mail.'}
        </p>
        <TextField label="Link" value={renewed.link} readOnly onFocus={({ target }) => target.select()} />
      </div>
    </Dialog>
  )
}
