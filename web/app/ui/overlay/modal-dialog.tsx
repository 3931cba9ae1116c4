import { type ReactNode, useRef } from 'react'
import { useModalDialog } from './use-modal-dialog.ts'

interface ModalDialogProps {
  className: string | undefined
  isOpen: boolean
  /** Escape, or a press outside. */
  onClose: () => void
  /** A press outside does not close it, because something would be lost: typed text, a link shown once. */
  holdsInput?: boolean
  /** Id of its title, or its name. */
  labelledBy?: string
  label?: string
  children: ReactNode
}

/** The native modal dialog without styles: traps the focus, closes on Escape, and returns the focus. */
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
        if (event.target !== dialog.current) return // a file field also fires it when nothing was chosen
        event.preventDefault()
        onClose()
      }}
      // Browsers close the dialog on a second Escape without asking: a dialog that must stay is shown again.
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
        event.preventDefault() // or the press would take the focus from the element that gets it back
        if (!holdsInput) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
