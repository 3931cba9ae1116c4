import { AGGREGATE_ENTRIES } from '@corner/analytics/query/aggregates/every-aggregate.ts'
import type { FactRow } from '@corner/analytics/query/facts.ts'
import type { Measure } from '@corner/contract/entities/query.ts'
import { writeFigure } from '../../wording/figures.ts'
import { areNamedTogether, nameMeasure } from '../../wording/measures.ts'
import { isCounted, labelOf, metricCalled } from '../../wording/metrics.ts'
import { isKnown, type KnownFact } from '../context/look-up.ts'
import type { AnswerInput } from './answer-input.ts'
import { detailOf } from './details.ts'

/** A figure in a line of a list, with its day or records: `62% (6 of 7 nights)`. */
export const writeLineFigure = (fact: KnownFact, told: AnswerInput): string =>
  `${nameFigure(fact)}${detailOf(fact, told)}`

/** A figure whose unit does not identify it gets its metric: `strain 12.3`. */
export function nameFigure({ measure, value, athletes }: KnownFact): string {
  const text = writeFigure(measure, value, athletes)
  if (measure.aggregate === 'correlation') return `r = ${text}`
  const { is } = AGGREGATE_ENTRIES[measure.aggregate]
  const isOfMetric = is === 'value' || is === 'difference' || measure.aggregate === 'change_percent'
  const isBare = isOfMetric && metricCalled(measure.metric).unit === '' && !isCounted(measure.metric)
  return isBare ? `${labelOf(measure)} ${text}` : text
}

/** How a row's figures appear in a line. */
interface InLine {
  /** Absent: relative to their own average only the side is given, because the heading names the gap. */
  write?(fact: KnownFact, told: AnswerInput): string
  /** Each figure names its metric, even a single one. */
  isNamed?: boolean
}

/** The figures of a row in a line, each with its metric where there are several: `recovery 62% (today), HRV 50 ms (today)`. */
export function figuresOf(
  { facts }: FactRow,
  told: AnswerInput,
  { write = writeShort, isNamed = false }: InLine = {},
): string {
  const { measures } = told.query
  const name = areNamedTogether(measures) || isNamed ? labelOf : nameMeasure
  const texts = facts.map((fact) => {
    const text = isKnown(fact) ? write(fact, told) : 'no data'
    const isTold = (measures.length === 1 && !isNamed) || text.includes(name(fact.measure))
    return isTold ? text : `${name(fact.measure)} ${withoutLabel(text, fact.measure)}`
  })
  return texts.join(', ')
}

const writeShort = (fact: KnownFact, told: AnswerInput) => withoutOwn(writeLineFigure(fact, told))

/** After a name that includes the metric, or what it is compared with, neither is repeated. */
export const withoutLabel = (text: string, measure: Measure): string =>
  text.startsWith(`${labelOf(measure)} `) ? text.slice(labelOf(measure).length + 1) : text
export const withoutOwn = (text: string): string =>
  text
    .replace(/( above| below|within|level with|)( than)? their own (?:average|normal range|mean)/, '$1')
    .replace(/\blevel with\b/, 'level')
    .replace(/\bwithin\b/, 'within it')
