import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Where the reader stands after a change of screen. A page that the browser loads starts at its top; a screen that we put in place
 * of another leaves the focus on a link that is gone, so it goes to the new screen's heading, which is read out. A heading that is
 * still on its way is waited for, as long as the reader does nothing else.
 */
export function PageArrival() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (focusHeading()) return
    const observer = new MutationObserver(() => focusHeading() && stop())
    const stop = () => {
      observer.disconnect()
      for (const event of ['keydown', 'pointerdown'] as const) removeEventListener(event, stop)
    }
    for (const event of ['keydown', 'pointerdown'] as const) addEventListener(event, stop)
    observer.observe(document.body, { childList: true, subtree: true })
    return stop
  }, [pathname])
  return null
}

/** False while the screen has no heading. A screen that has put the focus somewhere itself keeps it there. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  if (document.activeElement?.closest('main')) return true
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
