/**
 * Where a key leads in a row of things, round the ends: arrows to the neighbour, Home and End to the ends.
 * undefined: the key does not move.
 */
export function neighbour(key: string, place: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowRight') return (place + 1) % count
  if (key === 'ArrowLeft') return (Math.max(place, 0) - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
