import type { Bound, Condition, Measure } from '@corner/contract/entities/query.ts'
import type { Catalogue } from '../metrics/metric-catalogue.ts'
import { AGGREGATE_ENTRIES } from './aggregates/every-aggregate.ts'
import { checkBounds, checkScale, isOwnBound } from './check-test.ts'
import { findMetric } from './find-metric.ts'

/** The errors of conditions, apart from their measures: an impossible bound, or two conditions that exclude each other. */
export function checkConditions(
  conditions: readonly Condition[],
  combine: 'all' | 'any',
  catalogue: Catalogue,
): string[] {
  return [
    ...conditions.flatMap(({ measure, ...test }) => checkFigureTest(measure, test, catalogue)),
    ...(combine === 'all' ? checkTogether(conditions, catalogue) : []),
  ]
}

type Test = Pick<Condition, 'is' | 'than' | 'and'>

/** The errors in a test of a figure. */
export function checkFigureTest(measure: Measure, test: Test, catalogue: Catalogue): string[] {
  const metric = findMetric(catalogue, measure.metric)
  if (metric === undefined) return []
  const isOfDay = AGGREGATE_ENTRIES[measure.aggregate].is === 'value'
  const problems = checkBounds(test)
  // A sum of days may be larger than any value of a day.
  if (isOfDay && measure.aggregate !== 'sum') problems.push(...checkScale(test, metric))
  const isOwn = isOwnBound(test.than) || isOwnBound(test.and)
  if (isOwn && (!isOfDay || measure.aggregate === 'sum' || metric.of === 'standing'))
    problems.push(
      `A ${measure.aggregate.replaceAll('_', ' ')} is no value of a day: it cannot be held against the own average or range.`,
    )
  return problems
}

/** "Below 34 and above 67" cannot be met. */
function checkTogether(conditions: readonly Condition[], catalogue: Catalogue): string[] {
  // After 23:00 and before 1:00 is no contradiction.
  const numbers = conditions.filter(({ measure }) => findMetric(catalogue, measure.metric)?.clock === undefined)
  const ofOne = Map.groupBy(numbers, ({ measure }) => JSON.stringify(measure))
  return [...ofOne.values()].flatMap((same) => {
    const ranges = same.map(rangeOf)
    const [least, most] = [Math.max(...ranges.map(({ from }) => from)), Math.min(...ranges.map(({ until }) => until))]
    const isOpen = ranges.some(({ open }) => open === least || open === most)
    const isEmpty = same.length > 1 && (least > most || (least === most && isOpen))
    return isEmpty ? [`Nothing is at least ${least} and at most ${most} at once.`] : []
  })
}

/** The range of values that meet a condition; a bound that is not a number excludes nothing. */
function rangeOf({ is, than, and }: Condition): { from: number; until: number; open?: number } {
  const [lower, upper] = [numberOr(than, Number.NEGATIVE_INFINITY), numberOr(and, Number.POSITIVE_INFINITY)]
  const most = numberOr(than, Number.POSITIVE_INFINITY)
  switch (is) {
    case 'below':
      return { from: Number.NEGATIVE_INFINITY, until: most, open: most }
    case 'at_most':
      return { from: Number.NEGATIVE_INFINITY, until: most }
    case 'above':
      return { from: lower, until: Number.POSITIVE_INFINITY, open: lower }
    case 'at_least':
      return { from: lower, until: Number.POSITIVE_INFINITY }
    case 'between':
      return { from: lower, until: upper }
    default:
      return { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }
  }
}

const numberOr = (bound: Bound | undefined, absent: number) => (typeof bound === 'number' ? bound : absent)
