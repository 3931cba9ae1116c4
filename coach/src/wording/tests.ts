import { clockText } from '@corner/analytics/clock.ts'
import { withUnit } from '@corner/analytics/rounding.ts'
import type { Bound, DayTest } from '@corner/contract/entities/query.ts'
import { joinAnd } from './join-and.ts'
import { isAgainstOwnMean, isClock, isCounted, labelOf, metricCalled, nounOf } from './metrics.ts'

type Test = Omit<DayTest, 'metric'>

/** What stands behind a bound. */
export interface BoundUnit {
  unit: string
  isClock: boolean
  /** Of a percent or a difference in percent: `points`. */
  differenceUnit: string
}

export function unitsOf(metric: string): BoundUnit {
  const { unit, differenceUnit } = metricCalled(metric)
  return { unit: unit === 'clock' ? '' : unit, isClock: isClock(metric), differenceUnit }
}

/** `recovery below 34%`, `bed time after 23:30`, `no sleep`, `a record`. */
export function writeTest({ metric, ...test }: DayTest): string {
  const label = labelOf({ metric })
  if (test.is === 'missing') return metric === 'any_record' ? 'no record' : `no ${label} record`
  if (test.is === 'present') return metric === 'any_record' ? 'a record' : `a ${label} record`
  const bound = writeBound(test, unitsOf(metric))
  if (isAgainstOwnMean(metric) && typeof test.than === 'number') return `${label} ${bound} against their own mean`
  if (isCounted(metric) && typeof test.than === 'number') return writeCount(test, label)
  return isCounted(metric) ? `${bound.replace(/^of /, '')} ${label}` : `${label} ${bound}`
}

/** `no workouts`, `2 naps or more`. */
function writeCount({ is, than, and }: Test, label: string): string {
  const bound = Number(than)
  if ((is === 'at_most' && bound === 0) || (is === 'below' && bound === 1)) return `no ${label}`
  if ((is === 'at_least' && bound === 1) || (is === 'above' && bound === 0)) return `any ${label}`
  const words = { below: 'fewer than', above: 'more than', at_most: 'at most', at_least: 'at least' } as const
  return is === 'between'
    ? `${bound} to ${Number(and)} ${label}`
    : `${words[is as keyof typeof words] ?? ''} ${bound} ${label}`
}

/** All of them must hold. */
export const writeTests = (tests: readonly DayTest[]): string => joinAnd(tests.map(writeTest))

/** Nights where all that is asked of them is of the night. */
export const nounOfTests = (tests: readonly DayTest[]): 'night' | 'day' =>
  tests.every(({ metric }) => nounOf(metric) === 'night') ? 'night' : 'day'

/** `below 34%`, `of 7 h or more`, `of 34% to 66%`, `above their own average`. */
export function writeBound({ is, than, and }: Test, units: BoundUnit): string {
  const text = nameBound(than, units)
  switch (is) {
    case 'below':
      return units.isClock && typeof than === 'number' ? `before ${text}` : asRange(than, 'below', text)
    case 'above':
      return units.isClock && typeof than === 'number' ? `after ${text}` : asRange(than, 'above', text)
    case 'at_most':
      if (typeof than !== 'number') return `at most ${text}`
      return units.isClock ? `${text} or earlier` : `of ${text} or less`
    case 'at_least':
      if (typeof than !== 'number') return `at least ${text}`
      return units.isClock ? `${text} or later` : `of ${text} or more`
    case 'between':
      return `of ${nameBound(than, units)} to ${nameBound(upperEnd(and), units)}`
    case 'missing':
      return 'that is missing'
    case 'present':
      return 'that is there'
  }
}

/** The ends of the own range by what lies beyond them. */
function asRange(bound: Bound | undefined, side: 'below' | 'above', text: string): string {
  const isPlain = typeof bound === 'object' && bound.plus === undefined && bound.percent === undefined
  const end = side === 'below' ? 'own_low' : 'own_high'
  if (isPlain && bound.of === end) return `${side} their own normal range`
  if (typeof bound === 'object' && !isPlain && bound.of === end) return `${side} ${text}`
  return typeof bound === 'object' && bound.plus !== undefined ? `more than ${text}` : `${side} ${text}`
}

/** "34 to 66.999" is said of whole percents, and means everything below 67. */
const upperEnd = (bound: Bound | undefined): Bound | undefined =>
  typeof bound === 'number' && !Number.isInteger(bound) && Math.ceil(bound) - bound < 0.05 ? Math.floor(bound) : bound

function nameBound(bound: Bound | undefined, { unit, isClock: isTime, differenceUnit }: BoundUnit): string {
  if (bound === undefined) return ''
  if (typeof bound === 'number') return isTime ? clockText(bound) : withUnit(String(nearWhole(bound)), unit)
  const { of, days, plus, percent } = bound
  const base = `${BASES[of]}${days === undefined || of !== 'own_average' ? '' : ` of ${days} days`}`
  const added = plus ?? percent
  if (added === undefined || added === 0) return base
  const size = percent === undefined ? withUnit(String(Math.abs(added)), differenceUnit) : `${Math.abs(added)}%`
  return `${size} ${added < 0 ? 'below' : 'above'} ${base}`
}

/** 66.999 stands for 67 where it is an open end. */
const nearWhole = (bound: number): number =>
  !Number.isInteger(bound) && Math.ceil(bound) - bound < 0.005 ? Math.ceil(bound) : bound

const BASES = {
  own_average: 'their own average',
  own_low: 'the low end of their own normal range',
  own_high: 'the high end of their own normal range',
  team_average: "the team's average",
} as const
