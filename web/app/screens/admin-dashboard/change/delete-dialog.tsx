import { DELETE_MODAL_CLOSE_MS } from '@corner/contract/constants/interface-timing.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import type { ReactNode } from 'react'
import type { ChangeFailure } from './change-failure.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface DeleteDialogProps {
  /** What is deleted, in title case: "User". */
  thing: string
  send: () => Promise<unknown>
  failureOf: (error: Error) => ChangeFailure
  doneText?: string
  onClose: () => void
  /** An optional further decision, such as a checkbox. */
  choice?: ReactNode
  /** Names the item, and what is deleted with it. */
  children: ReactNode
}

/** Asks for confirmation, then deletes (docs/reference/administration.md#windows). Mounted only while it is open. */
export function DeleteDialog({ thing, doneText = ADMIN_TEXTS.deleted, children, choice, ...rest }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      {...rest}
      title={`Delete ${thing}`}
      closeAfterMs={DELETE_MODAL_CLOSE_MS}
      doneText={doneText}
      confirmLabel="Delete"
      busyLabel="Deleting..."
    >
      <p>{children}</p>
      <p>{ADMIN_TEXTS.cannotBeUndone}</p>
      {choice}
    </ConfirmDialog>
  )
}
