import { type RefObject, useEffect } from 'react'

/** The one box that is open, if any: a second one closes it. */
let closeOpenOne: (() => void) | undefined

/**
 * Closes what a button has opened over the page: on Escape, which gives the focus back to the button, on a press elsewhere, and when
 * another box opens.
 * @param around holds the button and what it opens
 */
export function useClosing(
  isOpen: boolean,
  close: () => void,
  around: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    if (!isOpen) return
    closeOpenOne?.()
    closeOpenOne = close
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      event.preventDefault() // a dialog around it stays
      event.stopPropagation()
      const isInside = around.current?.contains(document.activeElement)
      close()
      if (isInside) button.current?.focus()
    }
    function onPointerDown({ target }: Event) {
      if (target instanceof Node && !around.current?.contains(target)) close()
    }
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => {
      if (closeOpenOne === close) closeOpenOne = undefined
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('pointerdown', onPointerDown, true)
    }
  }, [isOpen, close, around, button])
}
