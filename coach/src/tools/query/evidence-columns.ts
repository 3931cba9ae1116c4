import { CATALOGUE } from '@corner/analytics/metrics/metric-catalogue.ts'
import { unitOfDifference } from '@corner/analytics/query/units.ts'
import type { Measure } from '@corner/contract/entities/query.ts'
import { capital } from '../../wording/english.ts'
import { unitOf } from '../../wording/figures.ts'
import { nameMeasure } from '../../wording/measures.ts'

/** The key of a measure's column ends with the measure's index; beside others, its label with the measure's name. */
type EvidenceColumn = readonly [key: string, label: string, unit?: string]

/** All columns that the rows of an answer may have, in order. */
export const columnsOf = (measures: readonly Measure[]): EvidenceColumn[] => [
  ...([['place', 'Place'] as const, ['who', 'Athlete'], ['day', 'Day'], ['part', 'Group']] as const),
  ['meets', 'Meets it'],
  ...measures.flatMap((measure, place) => columnsOfMeasure(measure, place, measures.length === 1)),
  ...([['days', 'Days'] as const, ['athletes', 'Athletes']] as const),
]

function columnsOfMeasure(measure: Measure, place: number, isAlone: boolean): EvidenceColumn[] {
  const name = nameMeasure(measure)
  const of = (label: string) => (isAlone ? label : `${label}: ${name}`)
  const unit = shownUnit(unitOf(measure))
  // A range is one of the metric's values, not of differences.
  const rangeUnit = shownUnit(unitOf({ ...measure, aggregate: 'latest' }))
  return [
    [`value ${place}`, capital(name), unit],
    [`date ${place}`, of('Of the day')],
    [`records ${place}`, of('Records')],
    [`total ${place}`, of('Total'), unit],
    [`low ${place}`, of('Usual from'), rangeUnit],
    [`high ${place}`, of('Usual to'), rangeUnit],
    [`bound ${place}`, of('Held against'), unit],
    [`apart ${place}`, of('Apart'), '%'],
    [`difference ${place}`, of('Difference'), shownUnit(unitOfDifference(measure, CATALOGUE))],
  ]
}

/** For days the label names the unit, and a clock time needs none. */
const shownUnit = (unit: string) => (unit === 'days' || unit === 'clock' ? '' : unit)
