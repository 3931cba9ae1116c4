import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useDismiss } from './use-dismiss.ts'

/** Avoids flicker when the pointer passes, and leaves time to cross the gap to the box. */
const HOVER_MS = 180

/**
 * Opens on a press, which keeps it open, and while a mouse hovers over the button or the box (WCAG 1.4.13). Closes on a
 * second press, Escape, a press outside, when the focus leaves and when it is scrolled out of view (`close`).
 */
export function useInfoPopover() {
  const [opened, setOpened] = useState<'press' | 'hover' | null>(null)
  const container = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef(0)
  const isOpen = opened !== null

  const open = useCallback((by: 'press' | 'hover' | null) => {
    clearTimeout(timer.current)
    setOpened(by)
  }, [])
  const openSoon = (by: 'hover' | null) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpened(by), HOVER_MS)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  const close = useCallback(() => open(null), [open])
  useDismiss(isOpen, close, container, button)

  return {
    isOpen,
    button,
    containerProps: {
      ref: container,
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType !== 'mouse') return
        if (opened === null) openSoon('hover')
        else if (opened === 'hover') open('hover')
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType === 'mouse' && opened !== 'press') openSoon(null)
      },
      onBlur({ relatedTarget }: FocusEvent) {
        if (relatedTarget && !container.current?.contains(relatedTarget)) open(null)
      },
    },
    close,
    onPress: () => open(opened === 'press' ? null : 'press'),
  }
}
