import { type ReactNode, useRef } from 'react'
import { useModalDialog } from './use-modal-dialog.ts'

interface ModalDialogProps {
  className: string | undefined
  isOpen: boolean
  /** Escape, or a press beside what it shows. */
  onClose: () => void
  /** A press beside it leaves it open: something in it would be lost: what is typed, a link shown once. */
  holdsInput?: boolean
  /** The id of its title, or its name. */
  labelledBy?: string
  label?: string
  children: ReactNode
}

/** The browser's own modal dialog, however it looks: it keeps the focus inside, closes by Escape, and gives the focus back. */
export function ModalDialog(props: ModalDialogProps) {
  const { className, isOpen, onClose, holdsInput = false, labelledBy, label, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useModalDialog(dialog, isOpen)
  if (!isOpen) return null
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={(event) => {
        if (event.target !== dialog.current) return // a field for files says so, too, when nothing was chosen
        event.preventDefault()
        onClose()
      }}
      // A browser lets nobody refuse a second Escape: it closes the dialog itself, and one that must stay is shown again.
      onClose={() => {
        const shown = dialog.current
        if (!shown || shown.open) return
        onClose()
        requestAnimationFrame(() => {
          if (shown.isConnected && !shown.open) shown.showModal()
        })
      }}
      onMouseDown={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault() // or the press would take the focus from what gets it back
        if (!holdsInput) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
