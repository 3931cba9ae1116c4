import type { Point } from '../series/points.ts'

/** The points of both, one a day and oldest first; of one day the first counts. */
export function joinPoints(first: Point[], second: readonly Point[]): Point[] {
  if (second.length === 0) return first
  const known = new Set(first.map(({ date }) => date))
  return [...first, ...second.filter(({ date }) => !known.has(date))].sort((a, b) => (a.date < b.date ? -1 : 1))
}
