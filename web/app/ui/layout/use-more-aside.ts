import { type RefObject, useEffect, useState } from 'react'

export type MoreAside = 'before' | 'after' | 'both' | undefined

/** On which side of what it shows a row that scrolls sideways goes on. A remainder of a pixel is none. */
export function moreAside({
  scrollLeft,
  clientWidth,
  scrollWidth,
}: Pick<HTMLElement, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>): MoreAside {
  const before = scrollLeft > 1
  const after = scrollLeft + clientWidth < scrollWidth - 1
  if (before && after) return 'both'
  if (before) return 'before'
  return after ? 'after' : undefined
}

/** Follows the row's scrolling and its width. */
export function useMoreAside(row: RefObject<HTMLElement | null>): MoreAside {
  const [more, setMore] = useState<MoreAside>()
  useEffect(() => {
    const scrolled = row.current
    if (!scrolled) return
    const measure = () => setMore(moreAside(scrolled))
    const observer = new ResizeObserver(measure)
    observer.observe(scrolled)
    scrolled.addEventListener('scroll', measure, { passive: true })
    measure()
    return () => {
      observer.disconnect()
      scrolled.removeEventListener('scroll', measure)
    }
  }, [row])
  return more
}
