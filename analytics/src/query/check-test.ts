import type { Bound, DayTest } from '@corner/contract/entities/query.ts'
import type { Metric } from '../metrics/metric.ts'
import type { Catalogue } from '../metrics/metric-catalogue.ts'
import { withUnit } from '../numbers/rounding.ts'
import { findMetric } from './find-metric.ts'

type Test = Omit<DayTest, 'metric'>

/** The errors in a test of a day. */
export function checkTest({ metric, ...test }: DayTest, catalogue: Catalogue): string[] {
  const described = findMetric(catalogue, metric)
  if (described === undefined) return [unknownMetric(metric)]
  if (described.of === 'standing')
    return [`The ${described.label} are those of a stretch of days: no single day has them.`]
  return [...checkBounds(test), ...checkScale(test, described)]
}

/** The errors in the bounds of a test. */
export function checkBounds({ is, than, and }: Test): string[] {
  if (is === 'missing' || is === 'present')
    return than === undefined && and === undefined ? [] : [`A test for ${is} has no bound.`]
  if (than === undefined) return [`"${is.replaceAll('_', ' ')}" needs a bound: how much?`]
  if (is !== 'between') return and === undefined ? [] : ['Only "between" has two bounds.']
  return and === undefined ? ['"Between" needs two bounds.'] : []
}

/** A number that no day can have probably means something else. */
export function checkScale({ is, than, and }: Test, { label, unit, scale, clock }: Metric): string[] {
  const numbers = [than, and].filter((bound) => typeof bound === 'number')
  const [lower, upper] = numbers
  if (clock !== undefined)
    return numbers.some((hour) => hour < 0 || hour > 48) ? ['A clock time lies between 0 and 24.'] : []
  const [least, most] = scale
  const beyond = numbers.find((number) => number < least || number > most)
  if (beyond !== undefined)
    return [
      `Values of ${label} lie between ${least} and ${withUnit(String(most), unit)}, so ${beyond} cannot be meant.`,
    ]
  const isTurned = is === 'between' && lower !== undefined && upper !== undefined && lower > upper
  return isTurned ? [`Nothing lies between ${lower} and ${upper}: the first is the greater.`] : []
}

export const isOwnBound = (bound: Bound | undefined): boolean =>
  typeof bound === 'object' && bound.of !== 'team_average'

export const unknownMetric = (name: string): string => `There is no metric "${name}".`
