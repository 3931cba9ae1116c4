import { type RefObject, useEffect } from 'react'

/**
 * Opens the native modal dialog while `isOpen`: it traps the focus and makes the page inert. Focuses the element with
 * `data-autofocus`; on closing returns the focus to where it was, or to the page's title if that is gone, such as a
 * deleted row.
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    const shown = dialog.current
    const previousFocus = document.activeElement
    shown?.showModal()
    shown?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      shown?.close()
      // The browser returns the focus only while the dialog is mounted, and React has removed it by now.
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected)
        previousFocus.focus({ preventScroll: true })
      else focusPage()
    }
  }, [dialog, isOpen])
}

function focusPage() {
  const title = document.querySelector<HTMLElement>('main h1')
  if (!title) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}
