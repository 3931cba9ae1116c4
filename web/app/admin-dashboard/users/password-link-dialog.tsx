import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { issuePasswordLink } from '@corner/contract/routes/administration.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { otherFailure } from '../change/change-failure.ts'
import { ConfirmDialog } from '../change/confirm-dialog.tsx'
import { OneTimeLinkDialog } from '../change/one-time-link-dialog.tsx'

const WHAT = ['make the link', 'making the link'] as const
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Makes a one-time link for a new password, and shows it once: only the person who hands it on has it. */
export function PasswordLinkDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [issued, setIssued] = useState<{ link: string; expires_at: string } | null>(null)
  if (!issued) {
    return (
      <ConfirmDialog
        title="Password link"
        send={() => call(issuePasswordLink, { body: { user_id: user.id } })}
        failureOf={(error) => otherFailure(error, WHAT)}
        onDone={setIssued}
        kind="ink"
        confirmLabel="Make the link"
        busyLabel="Making the link..."
        onClose={onClose}
      >
        With a one-time link <b dir="auto">{user.full_name}</b> ({user.email}) can set a new password. You hand it on
        yourself. Earlier links stop working.
        {!user.email_proven && ' This also confirms the address. Give it only to the person you know.'}
      </ConfirmDialog>
    )
  }
  return (
    <OneTimeLinkDialog
      key="issued"
      title="Password link"
      name={user.full_name}
      link={issued.link}
      endsAt={clock.format(new Date(issued.expires_at))}
      onClose={onClose}
    />
  )
}
