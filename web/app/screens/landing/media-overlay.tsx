import type { ReactNode } from 'react'
import { ModalDialog } from '../../ui/overlay/modal-dialog.tsx'
import styles from './media-overlay.module.css'

interface MediaOverlayProps {
  label: string
  onClose: () => void
  children: ReactNode
}

/** A picture or video over the whole window. Closes by its button, a click outside the picture, and Escape. */
export function MediaOverlay({ label, onClose, children }: MediaOverlayProps) {
  return (
    <ModalDialog className={styles.overlay} isOpen onClose={onClose} label={label}>
      <button type="button" className={styles.close} onClick={onClose}>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="1.75" />
        </svg>
        Close
      </button>
      {children}
    </ModalDialog>
  )
}
