/** Which arrow leads to the next one, and which to the one before. */
const ARROWS = { row: ['ArrowRight', 'ArrowLeft'], column: ['ArrowDown', 'ArrowUp'] } as const

/**
 * Where a key leads in a row or a column of things, round the ends: arrows to the neighbour, Home and End to the ends.
 * undefined: the key does not move.
 */
export function neighbour(
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
