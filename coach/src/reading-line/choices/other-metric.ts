import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { DayTest, Measure, Query } from '@corner/contract/entities/query.ts'
import type { Test } from '../../wording/bounds.ts'
import { metricCalled } from '../../wording/metrics.ts'
import { withoutAbsent } from './choice.ts'

/** A long night, as people speak of it: no rule of the product judges by it. */
const LONG_NIGHT_HOURS = 8

/** What people compare values with where they name no number. */
const USUAL: Record<string, { below: Test; above: Test }> = {
  recovery: { below: { is: 'below', than: CAUTION_FROM }, above: { is: 'at_least', than: READY_FROM } },
  sleep_duration: {
    below: { is: 'below', than: PERFORMANCE_GUIDANCE.shortSleepBelowHours },
    above: { is: 'at_least', than: LONG_NIGHT_HOURS },
  },
}

interface Change {
  from: string
  to: string
}

/** The same question about another metric; undefined: there is no such question. */
export function withOtherMetric(query: Query, change: Change): Query | undefined {
  const [first] = query.measures
  const measures = all(query.measures, (measure) => otherMeasure(measure, change))
  const where = all(query.who.where ?? [], ({ measure, ...test }) => {
    const [other, otherTest] = [otherMeasure(measure, change), otherFigureTest(measure, test, change)]
    return other && otherTest && { measure: other, ...otherTest }
  })
  const having = query.having && first && otherFigureTest(first, query.having, change)
  if (!measures || !where || (query.having && !having)) return undefined
  return withoutAbsent({
    ...query,
    who: query.who.where ? { ...query.who, where } : query.who,
    measures,
    having,
  }) as Query
}

/** Each of them changed; undefined: one cannot be changed. */
function all<Item, Changed>(items: readonly Item[], change: (item: Item) => Changed | undefined) {
  const changed = items.map(change).filter((item) => item !== undefined)
  return changed.length === items.length ? changed : undefined
}

function otherMeasure(measure: Measure, change: Change): Measure | undefined {
  const { from, to } = change
  const test = measure.test && all(measure.test, (one) => (one.metric === from ? otherTest(one, change) : one))
  if (measure.test && !test) return undefined
  const tested = { ...measure, ...(test && { test }) }
  if (measure.metric !== from) return tested
  if (measure.with === to) return undefined
  const sport = metricCalled(to).of === 'workouts' ? measure.sport : undefined
  return withoutAbsent({ ...tested, metric: to, aggregate: otherAggregate(measure.aggregate, to), sport }) as Measure
}

/** Workouts over a period are added up, recovery is not. */
function otherAggregate(aggregate: Measure['aggregate'], to: string): Measure['aggregate'] {
  return aggregate === 'sum' || aggregate === 'mean' ? metricCalled(to).adds : aggregate
}

function otherTest({ metric: _, ...test }: DayTest, change: Change): DayTest | undefined {
  const other = otherValueTest(test, change)
  return other && { metric: change.to, ...other }
}

function otherFigureTest(measure: Measure, test: Test, change: Change): Test | undefined {
  if (measure.metric !== change.from || measure.test) return test
  const isSum = measure.aggregate === 'sum' || metricCalled(change.to).adds === 'sum'
  const isOfNumber = typeof test.than === 'number'
  switch (AGGREGATE_ENTRIES[measure.aggregate].is) {
    case 'value':
      return isSum && isOfNumber ? undefined : otherValueTest(test, change)
    case 'difference':
      // Five beats are not five points: only the direction remains.
      return isOfNumber && test.is !== 'between' ? { is: sideOf(test.is, change), than: 0 } : undefined
    default:
      return test
  }
}

/** A number means nothing for another metric; the same side of the usual does. */
function otherValueTest(test: Test, change: Change): Test | undefined {
  const { is, than } = test
  if (is === 'between' && typeof than === 'number') return undefined
  if (is === 'between' || than === undefined) return test
  const side = sideOf(is, change)
  if (typeof than === 'number') return USUAL[change.to]?.[side] ?? { is: side, than: { of: 'own_average' } }
  return side === sideNamed(is) ? test : { is: side, than: { of: OTHER_END[than.of] } }
}

const OTHER_END = {
  own_low: 'own_high',
  own_high: 'own_low',
  own_average: 'own_average',
  team_average: 'team_average',
} as const

const sideNamed = (is: Test['is']) => (is === 'below' || is === 'at_most' ? 'below' : 'above')

/** The bad side remains the bad side: a low recovery becomes a high resting heart rate. */
function sideOf(is: Test['is'], { from, to }: Change): 'below' | 'above' {
  const [one, other] = [metricCalled(from).better, metricCalled(to).better]
  const isTurned = one !== null && other !== null && one !== other
  return isTurned === (sideNamed(is) === 'below') ? 'above' : 'below'
}
