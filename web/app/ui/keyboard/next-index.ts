/** The arrow keys to the next and to the previous item. */
const ARROWS = { row: ['ArrowRight', 'ArrowLeft'], column: ['ArrowDown', 'ArrowUp'] } as const

/**
 * The index that a key moves to in a row or column of items, wrapping around: arrows to the neighbour, Home and End to
 * the ends. undefined: not a navigation key.
 */
export function nextIndex(
  key: string,
  place: number,
  count: number,
  shape: keyof typeof ARROWS = 'row',
): number | undefined {
  if (count === 0) return undefined
  const [next, before] = ARROWS[shape]
  if (key === next) return (place + 1) % count
  if (key === before) return (Math.max(place, 0) - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
