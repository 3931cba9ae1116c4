import type { ReactNode } from 'react'
import styles from './change.module.css'
import { FormDialog } from './form-dialog.tsx'
import type { Change } from './use-change.ts'

interface ConfirmDialogProps {
  title: string
  change: Change<void>
  doneText: string
  confirmLabel: string
  busyLabel: string
  kind?: 'ink' | 'danger'
  onClose: () => void
  /** What will happen, and what stays. */
  children: ReactNode
}

/** Asks before something is done that others feel at once. */
export function ConfirmDialog({ confirmLabel, change, children, kind = 'danger', ...rest }: ConfirmDialogProps) {
  return (
    <FormDialog {...rest} change={change} kind={kind} submitLabel={confirmLabel} onSubmit={() => change.run()}>
      <div className={styles.soft}>{children}</div>
    </FormDialog>
  )
}
