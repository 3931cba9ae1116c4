import { meanHour } from '../days/clock.ts'
import type { Metric } from '../metrics/metric.ts'
import { average, sumOf } from '../numbers/averages.ts'
import type { AggregateEntry, Figure } from './aggregates/aggregate.ts'
import type { NamedAthlete } from './facts.ts'

/** A figure of several athletes. */
export interface GroupFigure extends Figure {
  athletes: number
  total: number | null
  members: { athlete: NamedAthlete; value: number }[]
}

export interface OfAthlete {
  athlete: NamedAthlete
  figure: Figure
}

/**
 * The mean of the athletes' figures, each athlete once, however many records they have; athletes without a value are left
 * out.
 */
export function joinFigures(figures: readonly OfAthlete[], entry: AggregateEntry, metric: Metric): GroupFigure {
  const valued = figures.filter(({ figure }) => figure.value !== null)
  const members = valued.flatMap(({ athlete, figure: { value } }) => (value === null ? [] : [{ athlete, value }]))
  const values = members.map(({ value }) => value)
  const [date, ...otherDates] = new Set(valued.map(({ figure }) => figure.date))
  return {
    value: entry.is === 'value' && metric.clock ? meanHour(values, metric.clock.dayBegins) : average(values),
    date: otherDates.length === 0 ? (date ?? null) : null,
    records: sumOf(valued.map(({ figure }) => figure.records)),
    athletes: valued.length,
    total: valued.length > 0 && entry.addsUp ? sumOf(values) : null,
    members,
  }
}
