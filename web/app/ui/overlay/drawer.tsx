import { type ReactNode, useId } from 'react'
import styles from './drawer.module.css'
import { ModalDialog } from './modal-dialog.tsx'

interface DrawerProps {
  title: string
  isOpen: boolean
  /** Escape, the close button, or a press outside. */
  onClose: () => void
  children: ReactNode
}

/** A modal panel that slides in from the side: the menu, filters on a phone. */
export function Drawer({ title, isOpen, onClose, children }: DrawerProps) {
  const titleId = useId()
  return (
    <ModalDialog className={styles.drawer} isOpen={isOpen} onClose={onClose} labelledBy={titleId}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose} data-autofocus>
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
              <path d="M1 1l12 12M13 1L1 13" stroke="currentColor" strokeWidth="1.75" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </ModalDialog>
  )
}
