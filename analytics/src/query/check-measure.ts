import type { Measure } from '@corner/contract/entities/query.ts'
import type { Metric } from '../metrics/metric.ts'
import type { Catalogue } from '../metrics/metric-catalogue.ts'
import { AGGREGATE_ENTRIES } from './aggregates/every-aggregate.ts'
import { checkTest, unknownMetric } from './check-test.ts'
import { findMetric } from './find-metric.ts'

const OF_TESTED_DAYS: readonly string[] = ['days', 'share', 'longest_streak', 'current_streak']

/** The errors in a measure by itself. */
export function checkMeasure(measure: Measure, catalogue: Catalogue): string[] {
  const metric = findMetric(catalogue, measure.metric)
  if (metric === undefined) return [unknownMetric(measure.metric)]
  return [
    ...checkParts(measure, catalogue),
    ...(measure.test ?? []).flatMap((test) => checkTest(test, catalogue)),
    ...checkMeaning(measure, metric),
  ]
}

/** Each aggregate needs its own parameters, and allows no others. */
function checkParts({ aggregate, test, percentile, with: second, lag }: Measure, catalogue: Catalogue): string[] {
  const name = aggregate.replaceAll('_', ' ')
  const problems: string[] = []
  if (OF_TESTED_DAYS.includes(aggregate) !== (test !== undefined))
    problems.push(test ? `A ${name} has no test of days.` : `"${name}" needs a test: what must a day meet?`)
  if ((aggregate === 'percentile') !== (percentile !== undefined))
    problems.push(
      percentile === undefined ? 'A percentile needs its number, 0 to 100.' : `A ${name} has no percentile.`,
    )
  if ((aggregate === 'correlation') !== (second !== undefined))
    problems.push(second ? `A ${name} has no second metric.` : 'A correlation needs a second metric.')
  if (lag !== undefined && aggregate !== 'correlation') problems.push(`A ${name} has no lag.`)
  if (second === undefined) return problems
  const other = findMetric(catalogue, second)
  if (other === undefined) problems.push(unknownMetric(second))
  else if (other.of === 'standing')
    problems.push(`The ${other.label} are not of single days: nothing goes together with them.`)
  return problems
}

/** Rejects impossible arithmetic: clock times have no sum and no percentage, and a value for a whole period has no days. */
function checkMeaning({ aggregate, sport, days }: Measure, { of, label, clock }: Metric): string[] {
  const problems: string[] = []
  if (clock && ['sum', 'change_percent', 'consistency'].includes(aggregate))
    problems.push(`A ${label} is a time of the clock: there is no ${aggregate.replaceAll('_', ' ')} of it.`)
  if (of === 'standing' && (AGGREGATE_ENTRIES[aggregate].is !== 'value' || aggregate === 'percentile'))
    problems.push(
      `The ${label} are one figure for a stretch of days: there is no ${aggregate.replaceAll('_', ' ')} of them.`,
    )
  if (of === 'standing' && days?.where)
    problems.push(`The ${label} are not of single days: no days can be picked for them.`)
  if (sport !== undefined && of !== 'workouts') problems.push(`Only workouts have a sport: ${label} has none.`)
  return problems
}
