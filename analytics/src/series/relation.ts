import { addDays } from '../days/calendar.ts'
import { decimal } from '../numbers/rounding.ts'
import type { Point } from './points.ts'

/** Minimum number of pairs for a correlation. */
export const PAIRS_MINIMUM = 10

/** The correlation of two metrics of an athlete, which says nothing about causes. */
export interface Relation {
  /** Pearson's r, -1 to 1; null: fewer pairs than `PAIRS_MINIMUM`, or one of the two is constant. */
  r: number | null
  /** Number of days with both values. */
  pairs: number
}

/**
 * Pearson's correlation coefficient r = Σ(x-x̄)(y-ȳ) / √(Σ(x-x̄)² · Σ(y-ȳ)²) over the days with both values.
 * @param x one a day, in any order
 * @param y one a day, in any order
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
