import { type ReactNode, useId } from 'react'
import styles from './dialog.module.css'
import { ModalDialog } from './modal-dialog.tsx'

interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  /** Buttons; the one with `data-autofocus` gets the focus: the one that changes nothing. */
  actions: ReactNode
  /** For a table. */
  wide?: boolean
  /** Contains a form: a press outside does not close it. */
  holdsInput?: boolean
}

/** A modal dialog with title and actions. Based on the native dialog, which traps the focus and closes on Escape. */
export function Dialog({ title, isOpen, onClose, children, actions, wide = false, holdsInput }: DialogProps) {
  const titleId = useId()
  return (
    <ModalDialog
      className={`${styles.dialog} ${wide ? styles.wide : ''}`}
      isOpen={isOpen}
      onClose={onClose}
      holdsInput={holdsInput}
      labelledBy={titleId}
    >
      <div className={styles.content}>
        <h2 id={titleId}>{title}</h2>
        <div className={styles.text}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </ModalDialog>
  )
}
