import { addDays } from './calendar.ts'
import type { Point } from './points.ts'
import { decimal } from './rounding.ts'

/** Fewer pairs say nothing about whether two metrics go together. */
const PAIRS_MINIMUM = 10

/** Whether two metrics of an athlete go together, which is no statement about cause. */
export interface Relation {
  /** Pearson's r, -1 to 1; null: fewer pairs than `PAIRS_MINIMUM`, or one of the two never changes. */
  r: number | null
  /** Days with both values. */
  pairs: number
}

/**
 * @param x       one a day, in any order
 * @param y       as well
 * @param lagDays 1: `y` is of the day after `x`
 */
export function readRelation(x: readonly Point[], y: readonly Point[], lagDays: number): Relation {
  const valueOfX = new Map(x.map(({ date, value }) => [date, value]))
  const pairs = y.flatMap(({ date, value }): [number, number][] => {
    const before = valueOfX.get(addDays(date, -lagDays))
    return before === undefined ? [] : [[before, value]]
  })
  return { r: pairs.length < PAIRS_MINIMUM ? null : correlation(pairs), pairs: pairs.length }
}

function correlation(pairs: readonly [number, number][]): number | null {
  const mean = (place: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[place], 0) / pairs.length
  const [meanX, meanY] = [mean(0), mean(1)]
  let [xy, xx, yy] = [0, 0, 0]
  for (const [x, y] of pairs) {
    xy += (x - meanX) * (y - meanY)
    xx += (x - meanX) ** 2
    yy += (y - meanY) ** 2
  }
  if (decimal(xx) === 0 || decimal(yy) === 0) return null
  return decimal(Math.min(1, Math.max(-1, xy / Math.sqrt(xx * yy))))
}
