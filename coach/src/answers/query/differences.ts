import { roundTo, withUnit } from '@corner/analytics/numbers/rounding.ts'
import type { Difference, Fact, Facts } from '@corner/analytics/query/facts.ts'
import { writeNumber } from '../../wording/figures.ts'
import { extremeWords, isClock } from '../../wording/metrics.ts'

/** A figure compared with another, and their difference. */
export interface Pair {
  other: Fact | undefined
  /** The figure minus the other; undefined: one is missing, or they cannot be compared. */
  difference: { value: number; unit: Difference['unit']; ratio?: number } | undefined
}

/** The fact that a figure is compared with; if there is one other row, all are compared with it. */
export function pairOf(fact: Fact, place: number, { against, differences }: Facts): Pair {
  const others = against?.rows ?? []
  const difference = differences.find(({ a }) => a === fact.id)
  const partner = others.flatMap(({ facts }) => facts).find(({ id }) => id === difference?.b)
  const { value = null, unit = '', ratio } = difference ?? {}
  return {
    other: partner ?? (others.length === 1 ? others[0]?.facts[place] : undefined),
    difference: value === null ? undefined : { value, unit, ...(ratio !== undefined && { ratio }) },
  }
}

type Apart = NonNullable<Pair['difference']>

/** How a figure changed: `down by 5.1 points`, `about the same`. */
export function movedBy(apart: Apart, metric: string): string {
  const size = sizeOf(apart)
  if (size === undefined) return 'about the same'
  const [down, up] = isClock(metric) ? ['earlier', 'later'] : ['down', 'up']
  const way = apart.value < 0 ? down : up
  return isClock(metric) ? `${size} ${way}` : `${way} by ${size}`
}

/** One figure compared with another: `12.3 points lower` and `than`. */
export function comparedBy(apart: Apart, metric: string): { size: string; than: 'than' | 'as' } {
  const size = sizeOf(apart)
  if (size === undefined) return { size: 'about the same', than: 'as' }
  const words = extremeWords(metric)
  return { size: `${size} ${apart.value < 0 ? words.lower : words.higher}`, than: 'than' }
}

function sizeOf({ value, unit }: Apart): string | undefined {
  if (roundTo(value, 1) === 0) return undefined
  const number = writeNumber(Math.abs(value), unit === 'days' && Number.isInteger(value) ? 0 : 1)
  return withUnit(number, unit === 'days' && number === '1' ? 'day' : unit)
}
