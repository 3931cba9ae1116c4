import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Handles scroll position and focus after a change of screen. A page load starts at the top; a navigation within the
 * app would leave the focus on a removed link, so it moves to the new screen's heading, which is announced. If the
 * heading is still loading, it waits as long as the reader does nothing else.
 */
export function NavigationFocus() {
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

/** Returns false while the screen has no heading. A screen that has set the focus itself keeps it. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  if (document.activeElement?.closest('main')) return true
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
