import { type ReactNode, useEffect, useRef } from 'react'
import styles from './media-overlay.module.css'

/**
 * One picture or video over the whole window. Closes by its button, by a click beside the picture and by Escape; the browser's
 * own modal dialog keeps the focus inside, and it goes back to what opened it.
 */
export function MediaOverlay({
  label,
  onClose,
  children,
}: {
  label: string
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const shown = dialog.current
    const opener = document.activeElement
    shown?.showModal()
    return () => {
      shown?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault() // or the press would take the focus from what gets it back
        onClose()
      }}
    >
      <button type="button" className={styles.close} onClick={onClose}>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="1.75" />
        </svg>
        Close
      </button>
      {children}
    </dialog>
  )
}
