import { type RefObject, useEffect } from 'react'

/**
 * Opens the browser's own modal dialog while `isOpen`: it keeps the focus inside and the page behind it inert. The focus goes to
 * what carries `data-autofocus`, and at the end back to where it was, or to the page's title when that is gone: a deleted row.
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    const shown = dialog.current
    const asker = document.activeElement
    shown?.showModal()
    shown?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      shown?.close()
      // The browser gives the focus back only while the dialog stands on the page, and React has taken it away by now.
      if (asker instanceof HTMLElement && asker.isConnected) asker.focus({ preventScroll: true })
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
