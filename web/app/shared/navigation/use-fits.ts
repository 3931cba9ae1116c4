import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whether the content of `row` fits into `place` next to `beside`, measured before paint and again when one of them
 * changes its width. All three stay mounted, so that a wider window is detected, too.
 * @param besideMaximum maximum width of `beside` in px: longer text is shortened
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
