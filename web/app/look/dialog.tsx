import { type ReactNode, useId, useRef } from 'react'
import styles from './dialog.module.css'
import { useModalDialog } from './use-modal-dialog.ts'

interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  /** Buttons; the one with `data-autofocus` gets the focus: the one that changes nothing. */
  actions: ReactNode
  /** For a table. */
  wide?: boolean
}

/** A question over the page. The browser's own dialog keeps the focus inside and closes on Escape. */
export function Dialog({ title, isOpen, onClose, children, actions, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useModalDialog(dialog, isOpen)
  if (!isOpen) return null
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${wide ? styles.wide : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={({ target }) => target === dialog.current && onClose()}
    >
      <div className={styles.content}>
        <h2 id={titleId}>{title}</h2>
        <div className={styles.text}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  )
}
