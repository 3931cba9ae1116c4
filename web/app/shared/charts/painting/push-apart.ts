/**
 * Moves overlapping labels apart, each as little as possible, keeping their order, between `from` and `to`. If there
 * are too many, they are spread evenly.
 * @param positions preferred positions, in any order; the result has the same order
 */
export function pushApart(positions: readonly number[], distance: number, from: number, to: number): number[] {
  const order = positions.map((_, place) => place).sort((one, other) => (positions[one] ?? 0) - (positions[other] ?? 0))
  const gap = order.length > 1 ? Math.min(distance, (to - from) / (order.length - 1)) : 0
  const moved = [...positions]
  let least = from
  for (const place of order) {
    moved[place] = Math.max(positions[place] ?? from, least)
    least = (moved[place] ?? least) + gap
  }
  let most = to
  for (const place of order.reverse()) {
    moved[place] = Math.min(moved[place] ?? to, most)
    most = (moved[place] ?? most) - gap
  }
  return moved
}
