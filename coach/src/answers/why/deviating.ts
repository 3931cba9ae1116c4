import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Days, Measure, Query } from '@corner/contract/entities/query.ts'
import type { KnownAthlete } from '../../scope.ts'
import { writeFigure } from '../../wording/figures.ts'
import { isAgainstOwnMean, labelOf, metricCalled } from '../../wording/metrics.ts'
import type { Sources } from '../context/answer-context.ts'
import { compareAverages } from '../context/compared-days.ts'
import { lookUp } from '../context/look-up.ts'
import { joinAnd, sentences } from '../phrases/lists.ts'

/** The distance from the own average, in standard deviations, from which a value is notable. */
const STANDS_OUT = 1
/** Fewer values have no usual spread. */
const SPREAD_RECORDS = 4

/** A value of one day next to the average of others. */
interface Deviating {
  measure: Measure
  value: number
  /** The median of the others, which a bad spell hardly moves: "usually" means the median everywhere. */
  median: number
  /** The value minus the average. */
  difference: number
  /** In standard deviations; 0 where the others do not differ. */
  distance: number
  records: number
}

/**
 * An athlete's values of a day next to their averages of other days, in the order given; null: one of the two is
 * missing, there are too few for a spread, or the day is not over and its value still grows.
 * @param metrics 8 at most, as many as a query takes
 */
export async function readDeviating(
  { id }: KnownAthlete,
  metrics: readonly string[],
  day: CalendarDay,
  usual: Days,
  sources: Sources,
): Promise<(Deviating | null)[]> {
  const known = metrics.filter((metric) => metricCalled(metric).of === 'night' || day !== sources.scope.today)
  if (known.length === 0) return metrics.map(() => null)
  const ofAthlete = { who: { ids: [id] }, by: ['athlete'] } satisfies Pick<Query, 'who' | 'by'>
  const ofUsual = (aggregate: Measure['aggregate']) =>
    lookUp(
      { ...ofAthlete, measures: known.map((metric): Measure => ({ metric, aggregate })), days: usual, asks: 'value' },
      sources,
    )
  const [read, { rows }, medians] = await Promise.all([
    compareAverages({ ...ofAthlete, metrics: known }, { window: { from: day, until: day } }, usual, sources),
    ofUsual('deviation'),
    ofUsual('median'),
  ])
  return metrics.map((metric) => {
    const place = known.indexOf(metric)
    const [one, deviation] = [read[place], rows[0]?.facts[place]?.value]
    if (!one || one.difference === null || one.usual.records < SPREAD_RECORDS) return null
    return {
      measure: { metric, aggregate: 'latest' },
      value: one.mean.value,
      difference: one.difference,
      records: one.usual.records,
      median: medians.rows[0]?.facts[place]?.value ?? one.usual.value,
      distance: deviation ? Math.abs(one.difference) / deviation : 0,
    }
  })
}

/** What is notable, furthest first, what is not, and the strain of the day before. */
export function writeDeviating(beside: readonly (Deviating | null)[], before: Deviating | null, over: string): string {
  const read = beside.filter((one) => one !== null)
  const outstanding = read.filter(({ distance }) => distance >= STANDS_OUT).toSorted((a, b) => b.distance - a.distance)
  const usual = read.filter(({ distance }) => distance < STANDS_OUT)
  return sentences(
    outstanding.length > 0
      ? `Out of the usual ${over}: ${outstanding.map(writeOutlier).join('; ')}.`
      : read.length > 0 && 'Nothing else was unusual that day.',
    usual.length > 0 && `As usual: ${joinAnd(usual.map(writeShort))}.`,
    before !== null && `Strain the day before: ${writeOutlier(before).replace(/^strain /, '')}.`,
  )
}

/** `resting heart rate 62 bpm (usually 56 bpm)`; a value that already is a distance from the own mean needs none. */
function writeOutlier({ measure, value, median }: Deviating): string {
  const { metric } = measure
  const beside = isAgainstOwnMean(metric) ? '' : ` (usually ${writeFigure({ metric, aggregate: 'mean' }, median)})`
  return `${labelOf(measure)} ${writeFigure(measure, value)}${beside}`
}

/** `usually 59%`: the median, as in every other answer. */
export const besideUsual = ({ measure: { metric }, median }: Deviating): string =>
  `usually ${writeFigure({ metric, aggregate: 'mean' }, median)}`

const writeShort = ({ measure, value }: Deviating) => `${labelOf(measure)} ${writeFigure(measure, value)}`
