import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { DayTest, Measure, Query } from '@corner/contract/entities/query.ts'
import type { LineScope } from '../described.ts'
import { metricNamed } from '../metric-words.ts'
import { withoutAbsent } from './choice.ts'

type Test = Pick<DayTest, 'is' | 'than' | 'and'>

/** What people hold values against where they name no number. */
const USUAL: Record<string, { below: Test; above: Test }> = {
  recovery: { below: { is: 'below', than: CAUTION_FROM }, above: { is: 'at_least', than: READY_FROM } },
  sleep_duration: { below: { is: 'below', than: 7 }, above: { is: 'at_least', than: 8 } },
}

interface Change {
  from: string
  to: string
  scope: LineScope
}

/** The same question about another metric; undefined: there is no such question. */
export function withOtherMetric(query: Query, change: Change): Query | undefined {
  const measures = all(query.measures.map((measure) => otherMeasure(measure, change)))
  const where = query.who.where?.map(({ measure, ...test }) => {
    const [other, otherTest] = [otherMeasure(measure, change), otherFigureTest(measure, test, change)]
    return other && otherTest ? { measure: other, ...otherTest } : undefined
  })
  const met = where === undefined ? undefined : all(where)
  const [first] = query.measures
  const having = query.having && first && otherFigureTest(first, query.having, change)
  const isLost = (where && !met) || (query.having && !having)
  if (measures === undefined || isLost) return undefined
  const who = withoutAbsent({ ...query.who, where: met })
  return withoutAbsent({ ...query, who, measures, having }) as Query
}

const all = <Item>(items: readonly (Item | undefined)[]): Item[] | undefined => {
  const known = items.filter((item) => item !== undefined)
  return known.length === items.length ? known : undefined
}

function otherMeasure(measure: Measure, change: Change): Measure | undefined {
  const { from, to, scope } = change
  const test = measure.test?.map((one) => (one.metric === from ? otherTest(one, change) : one))
  if (test && !all(test)) return undefined
  const tests = test && { test: all(test) as DayTest[] }
  if (measure.metric !== from) return { ...measure, ...tests }
  if (measure.with === to) return undefined
  const { sport, ...others } = measure
  const isWorkout = metricNamed(to, scope)?.of === 'workouts'
  const changed = { ...others, ...tests, metric: to, aggregate: otherAggregate(measure.aggregate, to, scope) }
  return sport !== undefined && isWorkout ? { ...changed, sport } : changed
}

/** Workouts of a stretch add up, recovery does not. */
function otherAggregate(aggregate: Measure['aggregate'], to: string, scope: LineScope): Measure['aggregate'] {
  const adds = metricNamed(to, scope)?.adds
  if (aggregate === 'sum' && adds === 'mean') return 'mean'
  return aggregate === 'mean' && adds === 'sum' ? 'sum' : aggregate
}

const otherTest = ({ metric, ...test }: DayTest, change: Change): DayTest | undefined => {
  const other = otherValueTest(test, change)
  return other && { metric: metric === change.from ? change.to : metric, ...other }
}

function otherFigureTest(measure: Measure, test: Test, change: Change): Test | undefined {
  if (measure.metric !== change.from || measure.test) return test
  const isSum = measure.aggregate === 'sum' || metricNamed(change.to, change.scope)?.adds === 'sum'
  switch (AGGREGATE_ENTRIES[measure.aggregate].is) {
    case 'value':
      return isSum && typeof test.than === 'number' ? undefined : otherValueTest(test, change)
    case 'difference':
      // Five beats are no five points: what remains is up or down.
      return typeof test.than === 'number' && test.is !== 'between'
        ? { is: sideOf(test.is, change), than: 0 }
        : undefined
    default:
      return test
  }
}

/** A number means nothing for another metric: the same side of what is usual does. */
function otherValueTest(test: Test, change: Change): Test | undefined {
  const { is, than } = test
  if (is === 'missing' || is === 'present') return test
  if (is === 'between') return typeof than === 'number' ? undefined : test
  const side = sideOf(is, change)
  if (than === undefined) return test
  if (typeof than !== 'number') return side === sideNamed(is) ? test : { is: side, than: plainBound(than) }
  return USUAL[change.to]?.[side] ?? { is: side, than: { of: 'own_average' } }
}

const plainBound = ({ of }: Exclude<NonNullable<Test['than']>, number>) => ({
  of: of === 'own_low' ? ('own_high' as const) : of === 'own_high' ? ('own_low' as const) : of,
})

const sideNamed = (is: Test['is']) => (is === 'below' || is === 'at_most' ? 'below' : 'above')

/** The bad side stays the bad side: a low recovery is a high resting heart rate. */
function sideOf(is: Test['is'], { from, to, scope }: Change): 'below' | 'above' {
  const [one, other] = [metricNamed(from, scope)?.better, metricNamed(to, scope)?.better]
  const isTurned = one && other && one !== other
  const side = sideNamed(is)
  if (!isTurned) return side
  return side === 'below' ? 'above' : 'below'
}
