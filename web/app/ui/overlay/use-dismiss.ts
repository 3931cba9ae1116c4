import { type RefObject, useEffect } from 'react'

/** Closes the open box: only one is open at a time. */
let closeOpenOne: (() => void) | undefined

/**
 * Closes a popup on Escape, which returns the focus to the button, on a press outside, and when another popup opens.
 * @param container contains the button and the popup
 */
export function useDismiss(
  isOpen: boolean,
  close: () => void,
  container: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    if (!isOpen) return
    closeOpenOne?.()
    closeOpenOne = close
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      event.preventDefault() // must not close a surrounding dialog
      event.stopPropagation()
      const isInside = container.current?.contains(document.activeElement)
      close()
      if (isInside) button.current?.focus()
    }
    function onPointerDown({ target }: Event) {
      if (target instanceof Node && !container.current?.contains(target)) close()
    }
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => {
      if (closeOpenOne === close) closeOpenOne = undefined
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('pointerdown', onPointerDown, true)
    }
  }, [isOpen, close, container, button])
}
