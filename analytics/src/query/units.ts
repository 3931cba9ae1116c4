import type { Aggregate, Measure } from '@corner/contract/entities/query.ts'
import type { DifferenceUnit, Unit } from '@corner/contract/metrics/metric-record.ts'
import type { Catalogue } from '../metrics/metric-catalogue.ts'
import { AGGREGATE_ENTRIES } from './aggregates/every-aggregate.ts'
import { metricIn } from './find-metric.ts'

/** The unit of a measure's figure: a share is a percentage, and a difference of percentages is in points. */
export function unitOfMeasure({ metric, aggregate }: Measure, catalogue: Catalogue): Unit | DifferenceUnit {
  const { unit, differenceUnit } = metricIn(catalogue, metric)
  switch (AGGREGATE_ENTRIES[aggregate].is) {
    case 'value':
      return unit
    case 'difference':
      return differenceUnit
    case 'percent':
      return '%'
    case 'days':
      return 'days'
    case 'number':
      return ''
  }
}

/** The unit of the difference of two figures of a measure. */
export function unitOfDifference(measure: Measure, catalogue: Catalogue): Unit | DifferenceUnit {
  const unit = unitOfMeasure(measure, catalogue)
  if (unit === '%') return 'points'
  return unit === 'clock' ? metricIn(catalogue, measure.metric).differenceUnit : unit
}

/**
 * The number of decimals of a measure's figure. A difference or deviation has at least one: 6.4 ms is more useful than 6.
 */
export function decimalsOfMeasure({ metric, aggregate }: Measure, catalogue: Catalogue): number {
  const { decimals } = metricIn(catalogue, metric)
  if (aggregate === 'correlation') return 2
  switch (AGGREGATE_ENTRIES[aggregate].is) {
    case 'value':
      return decimals
    case 'difference':
      return Math.max(1, decimals)
    default:
      return 0
  }
}

/** Whether a figure is a difference, and so written with its sign; a spread (range, deviation) is not. */
export const isSigned = (aggregate: Aggregate): boolean =>
  AGGREGATE_ENTRIES[aggregate].is === 'difference'
    ? !['range', 'deviation'].includes(aggregate)
    : aggregate === 'change_percent'
