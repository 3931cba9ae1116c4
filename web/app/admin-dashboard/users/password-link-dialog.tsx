import { COPIED_MS } from '@corner/contract/constants/interface-timing.ts'
import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { issuePasswordLink } from '@corner/contract/routes/administration.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { Button } from '../../look/button.tsx'
import { CopyButton } from '../../look/copy-button.tsx'
import { Dialog } from '../../look/dialog.tsx'
import { TextField } from '../../look/field.tsx'
import styles from '../change/change.module.css'
import { otherFailure } from '../change/change-failure.ts'
import { ConfirmDialog } from '../change/confirm-dialog.tsx'
import { useChange } from '../change/use-change.ts'

const WHAT = ['make the link', 'making the link'] as const
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Makes a one-time link for a new password, and shows it once: only the person who hands it on has it. */
export function PasswordLinkDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [issued, setIssued] = useState<{ link: string; expires_at: string } | null>(null)
  const change = useChange({
    send: () => call(issuePasswordLink, { body: { user_id: user.id } }),
    failureOf: (error) => otherFailure(error, WHAT),
    onDone: setIssued,
    onClose,
  })
  if (!issued) {
    return (
      <ConfirmDialog
        title="Password link"
        change={change}
        doneText=""
        kind="ink"
        confirmLabel="Make the link"
        busyLabel="Making the link..."
        onClose={onClose}
      >
        With a one-time link <b dir="auto">{user.full_name}</b> ({user.email}) can set a new password. You hand it on
        yourself. Links made for them before end.
      </ConfirmDialog>
    )
  }
  return (
    <Dialog
      key="issued"
      title="Password link"
      isOpen
      onClose={onClose}
      actions={
        <>
          <CopyButton text={issued.link} thing="link" copiedMs={COPIED_MS} />
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          For <b dir="auto">{user.full_name}</b>. It works once, until {clock.format(new Date(issued.expires_at))}, and
          is shown only now.
        </p>
        <TextField label="Link" value={issued.link} readOnly onFocus={({ target }) => target.select()} />
      </div>
    </Dialog>
  )
}
