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
  /** A form: a press beside it does not close it. */
  holdsInput?: boolean
}

/** A question over the page. The browser's own dialog keeps the focus inside and closes on Escape. */
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
