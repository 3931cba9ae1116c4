import { clockText } from '@corner/analytics/days/clock.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import { roundTo, withUnit } from '@corner/analytics/numbers/rounding.ts'
import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import type { Bound, DayTest, Measure } from '@corner/contract/entities/query.ts'
import { isClock, metricCalled } from './metrics.ts'

/** A condition on a value or a figure. */
export type Test = Pick<DayTest, 'is' | 'than' | 'and'>
type OwnBound = Exclude<Bound, number>

export const isOfNumbers = ({ than, and }: Test): boolean => typeof than === 'number' && typeof and !== 'object'

/** The unit after a bound. */
export interface BoundUnit {
  unit: string
  isClock: boolean
  /** The unit of a percentage's differences: `points`. */
  differenceUnit: string
}

/** The units of a metric's values. */
export function unitsOf(metric: string): BoundUnit {
  const { unit, differenceUnit } = metricCalled(metric)
  return { unit: unit === 'clock' ? '' : unit, isClock: isClock(metric), differenceUnit }
}

/** The units of a measure's figures. */
export function unitsOfFigure({ metric, aggregate }: Measure): BoundUnit {
  const { differenceUnit } = metricCalled(metric)
  const units = { value: '', difference: differenceUnit, percent: '%', days: 'days', number: '' }
  const { is } = AGGREGATE_ENTRIES[aggregate]
  return is === 'value' ? unitsOf(metric) : { unit: units[is], isClock: false, differenceUnit }
}

/** `below 34%`, `of 7 h or more`, `of 34% to 66%`, `more than 10% below their own average`, `within their own normal range`. */
export function writeBound(test: Test, units: BoundUnit): string {
  const { is, than, and } = test
  const beyond = beyondOwn(test, units)
  if (beyond !== undefined) return beyond
  const bound = nameBound(than, units)
  const isNumber = typeof than === 'number'
  switch (is) {
    case 'below':
      return `${units.isClock ? 'before' : 'below'} ${bound}`
    case 'above':
      return `${units.isClock ? 'after' : 'above'} ${bound}`
    case 'at_most':
      if (!isNumber) return `at most ${bound}`
      return units.isClock ? `${bound} or earlier` : `of ${bound} or less`
    case 'at_least':
      if (!isNumber) return `at least ${bound}`
      return units.isClock ? `${bound} or later` : `of ${bound} or more`
    case 'between':
      return `of ${bound} to ${nameBound(upperEnd(and), units)}`
    case 'missing':
      return 'missing'
    case 'present':
      return 'known'
  }
}

const SIDES = {
  below: { isBelow: true, size: 'more than' },
  at_most: { isBelow: true, size: 'at least' },
  above: { isBelow: false, size: 'more than' },
  at_least: { isBelow: false, size: 'at least' },
} as const

/** Idiomatic wording for an own or the team's value with an offset: `more than 5 bpm above their own average`. */
function beyondOwn({ is, than, and }: Test, units: BoundUnit): string | undefined {
  if (is === 'between')
    return isPlain(than, 'own_low') && isPlain(and, 'own_high') ? 'within their own normal range' : undefined
  if (typeof than !== 'object' || is === 'missing' || is === 'present') return undefined
  if (is === 'below' && isPlain(than, 'own_low')) return 'below their own normal range'
  if (is === 'above' && isPlain(than, 'own_high')) return 'above their own normal range'
  const { plus = 0, percent = 0 } = than
  const { isBelow, size } = SIDES[is]
  const amount = plus || percent
  if ((plus !== 0 && percent !== 0) || amount === 0 || amount < 0 !== isBelow) return undefined
  const side = units.isClock ? (isBelow ? 'before' : 'after') : isBelow ? 'below' : 'above'
  return `${size} ${amountOf(than, units)} ${side} ${BASES[than.of](than)}`
}

const isPlain = (bound: Bound | undefined, of: OwnBound['of']) =>
  typeof bound === 'object' && bound.of === of && !bound.plus && !bound.percent

/** "34 to 66.999" stands for whole percents: everything below 67. */
const upperEnd = (bound: Bound | undefined): Bound | undefined =>
  typeof bound === 'number' && !Number.isInteger(bound) && Math.ceil(bound) - bound < 0.05 ? Math.floor(bound) : bound

/** `34%`, `23:30`, `their own average plus 5 bpm`. */
function nameBound(bound: Bound | undefined, units: BoundUnit): string {
  if (bound === undefined) return ''
  if (typeof bound === 'number') return units.isClock ? clockText(bound) : withUnit(writeExact(bound), units.unit)
  const added = (['percent', 'plus'] as const).flatMap((kind) => {
    const amount = bound[kind] ?? 0
    return amount === 0 ? [] : [`${amount < 0 ? 'minus' : 'plus'} ${amountOf({ [kind]: amount }, units)}`]
  })
  return [BASES[bound.of](bound), ...added].join(' ')
}

const amountOf = ({ plus, percent = 0 }: Pick<OwnBound, 'plus' | 'percent'>, { differenceUnit }: BoundUnit) =>
  plus ? withUnit(writeExact(Math.abs(plus)), differenceUnit) : `${writeExact(Math.abs(percent))}%`

/** A number as somebody typed it: `7.5`, without trailing zeros. */
export const writeExact = (value: number): string => String(roundTo(value, 2))

const BASES: Record<OwnBound['of'], (bound: OwnBound) => string> = {
  own_average: ({ days }) => `their own average${days === undefined ? '' : ` of ${counted(days, 'day')}`}`,
  own_low: () => 'the low end of their own normal range',
  own_high: () => 'the high end of their own normal range',
  team_average: () => "the team's average",
}
