import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { issuePasswordLink } from '@corner/contract/routes/administration.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { formatTime } from '../../../../shared/date-format/format-date.ts'
import { otherFailure } from '../../change/change-failure.ts'
import { FormDialog } from '../../change/form-dialog.tsx'
import { OneTimeLinkDialog } from '../../change/one-time-link-dialog.tsx'
import { useChange } from '../../change/use-change.ts'
import { AddressConfirmedField } from './address-confirmed-field.tsx'

const WHAT = ['make the link', 'making the link'] as const

interface Issued {
  link: string
  expires_at: string
}

/** Creates a one-time link for a new password, and shows it once, to the administrator only. */
export function PasswordLinkDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [issued, setIssued] = useState<Issued | null>(null)
  if (!issued) return <MakeLink user={user} onMade={setIssued} onClose={onClose} />
  return (
    <OneTimeLinkDialog
      key="issued"
      title="Password link"
      name={user.full_name}
      link={issued.link}
      endsAt={formatTime(issued.expires_at)}
      onClose={onClose}
    />
  )
}

interface MakeLinkProps {
  user: AdminUser
  onMade: (issued: Issued) => void
  onClose: () => void
}

/** Using the link confirms the address: for an unconfirmed one the administrator must know whose it is. */
function MakeLink({ user, onMade, onClose }: MakeLinkProps) {
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = useChange<void, Issued>({
    send: () =>
      call(issuePasswordLink, { body: { user_id: user.id, ...(isConfirmed && { address_confirmed: true }) } }),
    failureOf: (error) => otherFailure(error, WHAT),
    onDone: onMade,
    onClose,
  })

  function submit() {
    const found = user.email_proven || isConfirmed ? null : ADMIN_TEXTS.addressNotConfirmed
    setProblem(found)
    if (found) change.forget()
    else change.run()
  }

  return (
    <FormDialog
      title="Password link"
      change={change}
      kind="ink"
      doneText=""
      submitLabel="Make the link"
      busyLabel="Making the link..."
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        With a one-time link <b dir="auto">{user.full_name}</b> ({user.email}) can set a new password. You hand it on
        yourself. Earlier links stop working.
      </p>
      {!user.email_proven && (
        <AddressConfirmedField
          user={user}
          isChecked={isConfirmed}
          onChange={setIsConfirmed}
          isMissing={problem !== null}
        />
      )}
    </FormDialog>
  )
}
