import type { Aggregate, Measure, Who } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../part.ts'
import type { PartChoices } from '../part-choices.ts'
import { spansOf } from '../spans/span.ts'
import { previousQuery } from './before.ts'
import { aggregateOf, measuredMetrics } from './metrics.ts'
import { spansWith } from './spans-with.ts'
import { testsBefore, testsOf } from './tests.ts'

const OF_TESTS: readonly Aggregate[] = ['days', 'share', 'longest_streak', 'current_streak']

export function buildMeasures(part: MessagePart, decided: PartChoices, who: Who): Measure[] {
  const before = previousQuery(part)
  const said = namedMeasures(part, decided, who)
  if (decided.measures === 'added' && before) return distinct([...before.measures, ...said])
  return said
}

function namedMeasures(part: MessagePart, decided: PartChoices, who: Who): Measure[] {
  const before = previousQuery(part)
  const several = decided.aggregate.split('+') as Aggregate[]
  if (several.length > 1)
    return measuredMetrics(part, decided).flatMap((metric) => several.map((aggregate) => ({ metric, aggregate })))
  const aggregate = aggregateOf(decided.aggregate, part)
  const isNamed = spansWith(part, decided, 'metric', 'measure').length > 0
  if (!isNamed && decided.metric === 'prev' && decided.aggregate === 'prev' && before) return before.measures
  const tests = testsOf(part, decided)
  const sport = spansOf(part.spans, 'sport')[0]?.sport
  const metrics = measuredMetrics(part, decided)
  const conditions = who.where ?? []
  const others = metrics.filter((metric) => !conditions.some(({ measure }) => measure.metric === metric))
  if (conditions.length > 0 && others.length === 0) return distinct(conditions.map(({ measure }) => measure))
  if (OF_TESTS.includes(aggregate)) {
    const test = tests.length > 0 ? tests : testsBefore(part)
    return test.length === 0 ? [] : [{ metric: test[0]?.metric ?? 'recovery', aggregate, test }]
  }
  if (aggregate === 'correlation') {
    // "Does hard training wreck his recovery" names one metric, and days selected by another.
    const ofDays = spansOf(part.spans, 'bound').flatMap(({ metric }) => metric ?? [])
    const [first, second] = metrics.length > 1 ? metrics : [...new Set([...ofDays, ...metrics])]
    return first && second
      ? [{ metric: first, aggregate, with: second, ...(decided.lag === '1' ? { lag: 1 } : {}) }]
      : []
  }
  return metrics.map((metric) => ({ metric, aggregate, ...(sport && metric.startsWith('workout') ? { sport } : {}) }))
}

const distinct = (measures: Measure[]): Measure[] => [
  ...new Map(measures.map((measure) => [JSON.stringify(measure), measure])).values(),
]
