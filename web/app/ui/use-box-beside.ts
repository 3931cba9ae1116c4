import { type RefObject, useLayoutEffect, useRef } from 'react'
import { beside } from './beside.ts'

/**
 * For a box with `popover="manual"` that belongs to something on the page: shows it over everything (the browser's top layer), so that
 * no table or card cuts it, and keeps it beside what it belongs to.
 * @param onAway what it belongs to has been scrolled out of sight
 * @returns the box's ref
 */
export function useBoxBeside(anchor: RefObject<HTMLElement | null>, onAway: () => void) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = box.current
    const beginning = anchor.current
    if (!shown || !beginning) return
    // A browser that has no top layer for it shows it in place, by the same coordinates.
    if ('showPopover' in shown && !shown.matches(':popover-open')) shown.showPopover()
    function place() {
      if (!shown || !beginning) return
      shown.style.maxHeight = ''
      const size = { width: shown.offsetWidth, height: shown.offsetHeight }
      const window = { width: document.documentElement.clientWidth, height: innerHeight }
      const { left, top, maxHeight } = beside(beginning.getBoundingClientRect(), size, window)
      shown.style.left = `${left}px`
      shown.style.top = `${top}px`
      shown.style.maxHeight = `${maxHeight}px`
    }
    function onScroll({ target }: Event) {
      if (target !== shown) place()
    }
    const inSight = new IntersectionObserver(([newest]) => newest?.isIntersecting === false && onAway())
    inSight.observe(beginning)
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
