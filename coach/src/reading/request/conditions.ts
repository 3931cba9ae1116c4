import type { Condition, Measure } from '@corner/contract/entities/query.ts'
import { nearestMetricSpan } from '../features.ts'
import { HELD, IMPLIED } from '../implied-conditions.ts'
import type { MessagePart } from '../part.ts'
import type { PartChoices } from '../part-choices.ts'
import { type Limits, type Span, spansOf } from '../spans/span.ts'
import { aggregateOf, measuredMetrics } from './metrics.ts'
import { opposite } from './opposite.ts'
import { type BoundedSpan, boundsWith, spansWith } from './spans-with.ts'
import { testOfBound } from './test-of-bound.ts'
import { testsOf } from './tests.ts'

export function buildConditions(part: MessagePart, decided: PartChoices): Condition[] {
  const bounds = boundsWith(part, decided, 'condition')
  const windows = windowsOfConditions(part, decided, bounds)
  const direct = bounds.map((span): Condition => {
    const window = windows.get(span)
    const { metric, ...limits } = testOfBound(part, decided, span)
    return {
      measure: {
        metric,
        aggregate:
          isOfAverage(part, span) && bounds.length > 1 ? 'mean' : aggregateOf(decided.conditionAggregate, part),
        ...(window ? { days: { window: window.window } } : {}),
      },
      ...limits,
    }
  })
  const implied = IMPLIED[decided.implied]
  const held = [
    ...direct,
    ...wornConditions(part, decided),
    ...(implied ? [implied] : []),
    ...heldConditions(part, decided),
  ]
  for (const { limits } of spansWith(part, decided, 'count', 'value')) held.push(...valuesWithin(part, decided, limits))
  const tests = testsOf(part, decided)
  const [count] = spansWith(part, decided, 'count', 'condition')
  if (tests.length === 0 || !count) return held
  const isRun = part.spans.some(({ kind }) => kind === 'run')
  const test = count.isEvery ? tests.map(opposite) : tests
  const aggregate = !isRun ? 'days' : decided.aggregate === 'current_streak' ? 'current_streak' : 'longest_streak'
  return [...held, { measure: { metric: test[0]?.metric ?? 'recovery', aggregate, test }, ...count.limits }]
}

/** "Recovery of at least 67 and average strain under 12": only conditions that say so are about averages. */
function isOfAverage(part: MessagePart, bound: BoundedSpan): boolean {
  const [metric] = nearestMetricSpan(part, bound)
  return [metric?.from, bound.from].some((from) => AVERAGE.test(part.tokens[(from ?? 0) - 1]?.text ?? ''))
}
const AVERAGE = /^(average|avg|mean|averages|averaging|averaged)$/

/** "Two or more workouts", "no disturbance": a count of the metric itself. */
const valuesWithin = (part: MessagePart, decided: PartChoices, limits: Limits): Condition[] =>
  measuredMetrics(part, decided)
    .slice(0, 1)
    .map((metric) => ({ measure: { metric, aggregate: aggregateOf(decided.conditionAggregate, part) }, ...limits }))

/** "Is his resting heart rate up?" */
function heldConditions(part: MessagePart, decided: PartChoices): Condition[] {
  const held = HELD[decided.held]
  if (!held) return []
  const { aggregate, ...limits } = held
  return measuredMetrics(part, decided).map((metric) => ({ measure: { metric, aggregate }, ...limits }))
}

/** "Strain over 15 yesterday and recovery under 40 today": each window belongs to the bound next to it. */
function windowsOfConditions(
  part: MessagePart,
  decided: PartChoices,
  bounds: readonly BoundedSpan[],
): Map<BoundedSpan, Span<'window'>> {
  const found = new Map<BoundedSpan, Span<'window'>>()
  for (const window of spansWith(part, decided, 'window', 'condition')) {
    const distance = ({ from, until }: BoundedSpan) =>
      window.from >= until ? window.from - until : from - window.until
    const nearest = bounds.toSorted((a, b) => distance(a) - distance(b))[0]
    if (nearest && !('day' in window.window && window.window.day === 0)) found.set(nearest, window)
  }
  return found
}

/** "Who wore it", "who lifted yesterday", "who has no data": whether a metric exists. */
function wornConditions(part: MessagePart, decided: PartChoices): Condition[] {
  const conditions = (['has', 'lacks'] as const).flatMap((role) =>
    spansWith(part, decided, 'metric', role).map(({ metric }): Condition => {
      const sport = spansOf(part.spans, 'sport')[0]?.sport
      const isWorkout = /^(workout|nap)/.test(metric)
      const aggregate = aggregateOf(decided.conditionAggregate, part)
      const measure: Measure = { metric, aggregate, ...(sport && isWorkout ? { sport } : {}) }
      if (metric === 'any_record' && aggregate === 'missing_days')
        return { measure, ...(role === 'has' ? { is: 'at_most', than: 0 } : { is: 'above', than: 0 }) }
      if (isWorkout) return { measure, ...(role === 'has' ? { is: 'at_least', than: 1 } : { is: 'at_most', than: 0 }) }
      return { measure, is: role === 'has' ? 'present' : 'missing' }
    }),
  )
  return [...new Map(conditions.map((each) => [JSON.stringify(each), each])).values()]
}
