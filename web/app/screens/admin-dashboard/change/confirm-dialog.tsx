import type { ReactNode } from 'react'
import styles from './change.module.css'
import type { ChangeFailure } from './change-failure.ts'
import { FormDialog } from './form-dialog.tsx'
import { useChange } from './use-change.ts'

interface ConfirmDialogProps<Result> {
  title: string
  send: () => Promise<Result>
  failureOf: (error: Error) => ChangeFailure
  /** Called at once, for callers that show the success themselves. */
  onDone?: (result: Result) => void
  /** How long `doneText` is shown before the dialog closes. */
  closeAfterMs?: number
  doneText?: string
  confirmLabel: string
  busyLabel: string
  kind?: 'ink' | 'danger'
  onClose: () => void
  /** What will happen, and what is kept. */
  children: ReactNode
}

/** Asks for confirmation, then makes the change. Mounted only while it is open. */
export function ConfirmDialog<Result>(props: ConfirmDialogProps<Result>) {
  const { title, send, failureOf, onDone, closeAfterMs, doneText = '', confirmLabel, busyLabel, onClose } = props
  const change = useChange<void, Result>({ send, failureOf, onDone, closeAfterMs, onClose })
  return (
    <FormDialog
      title={title}
      change={change}
      kind={props.kind ?? 'danger'}
      doneText={doneText}
      submitLabel={confirmLabel}
      busyLabel={busyLabel}
      onSubmit={() => change.run()}
      onClose={onClose}
    >
      <div className={styles.soft}>{props.children}</div>
    </FormDialog>
  )
}
