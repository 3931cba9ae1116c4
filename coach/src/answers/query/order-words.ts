import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import type { Aggregate, Measure } from '@corner/contract/entities/query.ts'
import { nameMeasure, ordinal } from '../../wording/measures.ts'
import { extremeWords, isClock, isCounted, labelOf, metricCalled } from '../../wording/metrics.ts'

type Order = 'highest' | 'lowest'

/** `most nights below 6 h`: nobody with none of them has the most. */
export const isCountOfDays = (aggregate: Aggregate): boolean => ['days', 'missing_days', 'count'].includes(aggregate)

/** The word for the first in an order: `longest` for hours, `most` for days, `largest` for a spread. */
export function firstIn({ metric, aggregate }: Measure, order: Order): string {
  if (isCountOfDays(aggregate)) return order === 'highest' ? 'most' : 'fewest'
  if (['range', 'deviation'].includes(aggregate)) return order === 'highest' ? 'largest' : 'smallest'
  return AGGREGATE_ENTRIES[aggregate].is === 'value' ? extremeWords(metric)[order] : order
}

/** `lowest latest recovery`, `most nights with sleep below 6 h`, `largest drop in HRV`. @param value of the first */
export function superlative(measure: Measure, order: Order, value: number, isOneDay: boolean): string {
  const own = OWN_WORDS[measure.aggregate]?.({ measure, order, value, label: labelOf(measure), isOneDay })
  return own ?? `${firstIn(measure, order)} ${nameMeasure(measure)}`
}

interface Superlative {
  measure: Measure
  order: Order
  value: number
  label: string
  isOneDay: boolean
}

const steadiest = ({ measure: { aggregate }, order, label }: Superlative) =>
  (aggregate === 'consistency') === (order === 'highest') ? `steadiest ${label}` : `most variable ${label}`
const furthest = ({ value, label }: Superlative) =>
  `largest gap ${value < 0 ? 'below' : 'above'} their own average in ${label}`
function move({ order, value, label }: Superlative): string {
  if (value === 0) return `${order} change in ${label}`
  return `${value > 0 === (order === 'highest') ? 'largest' : 'smallest'} ${value < 0 ? 'drop' : 'rise'} in ${label}`
}
const run = ({ measure, order }: Superlative) =>
  `${order === 'highest' ? 'longest' : 'shortest'} ${nameMeasure(measure).replace('longest ', '')}`
function extreme({ measure, order, label }: Superlative): string {
  const { metric, aggregate } = measure
  if (isCounted(metric)) return `${order} number of ${nameMeasure(measure)}`
  if ((aggregate === 'max') === (order === 'highest')) return nameMeasure(measure)
  return `${extremeWords(metric)[order]} ${aggregate === 'min' ? 'low' : 'peak'} of ${label}`
}

/** Wordings for measures whose name does not fit after the superlative. */
const OWN_WORDS: Partial<Record<Aggregate, (asked: Superlative) => string>> = {
  consistency: steadiest,
  deviation: steadiest,
  range: steadiest,
  trend: furthest,
  from_own_average: furthest,
  change: move,
  halves: move,
  change_percent: move,
  longest_streak: run,
  current_streak: run,
  min: extreme,
  max: extreme,
  from_own_range: ({ value, label }) =>
    value === 0
      ? `${label} inside their own normal range`
      : `${label} furthest ${value < 0 ? 'below' : 'above'} their own normal range`,
  count: ({ measure, order, label }) => `${firstIn(measure, order)} ${label} records`,
  record_age: ({ measure: { metric }, order, label }) =>
    `${order === 'highest' ? 'oldest' : 'newest'} last ${metric === 'any_record' ? 'record' : label}`,
  latest: ({ measure, order, label, isOneDay }) => {
    const isPlain = isOneDay || isClock(measure.metric) || metricCalled(measure.metric).unit === 'h'
    return `${firstIn(measure, order)} ${isPlain ? label : nameMeasure(measure)}`
  },
  mean: ({ measure, order }) =>
    `${firstIn(measure, order)} ${isCounted(measure.metric) ? nameMeasure(measure).replace('average ', '') : nameMeasure(measure)}`,
}

/** `second `; '' for the first. */
export const inPlace = (place = 1): string =>
  place === 1 ? '' : `${{ 2: 'second', 3: 'third' }[place] ?? ordinal(place)} `
