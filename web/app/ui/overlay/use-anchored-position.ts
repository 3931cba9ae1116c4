import { type RefObject, useLayoutEffect, useRef } from 'react'
import { anchoredPosition } from './anchored-position.ts'

/**
 * Positions a box with `popover="manual"` next to its anchor, in the browser's top layer, so that no table or card
 * clips it.
 * @param onAway called when the anchor is scrolled out of view
 * @returns the box's ref
 */
export function useAnchoredPosition(anchor: RefObject<HTMLElement | null>, onAway: () => void) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = box.current
    const anchorElement = anchor.current
    if (!shown || !anchorElement) return
    // Browsers without popover show it in place, with the same coordinates.
    if ('showPopover' in shown && !shown.matches(':popover-open')) shown.showPopover()
    function place() {
      if (!shown || !anchorElement) return
      shown.style.maxHeight = ''
      const size = { width: shown.offsetWidth, height: shown.offsetHeight }
      const head = Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
      const window = { width: document.documentElement.clientWidth, height: innerHeight, head }
      const { left, top, maxHeight } = anchoredPosition(anchorElement.getBoundingClientRect(), size, window)
      shown.style.left = `${left}px`
      shown.style.top = `${top}px`
      shown.style.maxHeight = `${maxHeight}px`
    }
    function onScroll({ target }: Event) {
      if (target !== shown) place()
    }
    const inSight = new IntersectionObserver(([newest]) => newest?.isIntersecting === false && onAway())
    inSight.observe(anchorElement)
    place()
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      inSight.disconnect()
      document.removeEventListener('scroll', onScroll, { capture: true })
      removeEventListener('resize', place)
    }
  }, [anchor, onAway])
  return box
}
