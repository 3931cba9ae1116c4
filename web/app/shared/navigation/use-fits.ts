import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whether what `row` holds has room in `place` beside `beside`, measured before the page is painted and again whenever one of them
 * changes its width. All three stay on the page, shown or hidden, so that a wider window is seen, too.
 * @param besideMaximum px that `beside` needs at most: longer text is cut short with an ellipsis
 */
export function useFits(
  place: RefObject<HTMLElement | null>,
  row: RefObject<HTMLElement | null>,
  beside: RefObject<HTMLElement | null>,
  besideMaximum: number,
): boolean {
  const [fits, setFits] = useState(true)
  useLayoutEffect(() => {
    const [room, held, other] = [place.current, row.current, beside.current]
    if (!room || !held || !other) return
    const measure = () => setFits(held.offsetWidth + Math.min(other.scrollWidth, besideMaximum) <= room.clientWidth)
    const observer = new ResizeObserver(measure)
    for (const one of [room, held, other]) observer.observe(one)
    measure()
    return () => observer.disconnect()
  }, [place, row, beside, besideMaximum])
  return fits
}
