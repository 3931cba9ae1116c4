import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { METRICS } from '../metric-catalogue.ts'
import type { Series } from '../metrics/metric.ts'
import { placeIn, readNormalRange } from '../normal-range.ts'
import { written } from '../rounding.ts'
import { writeOf } from './write-figures.ts'

/** What a night and its morning are looked at for. */
const OF_NIGHT = ['recovery', 'hrv', 'resting_heart_rate', 'sleep_duration'] as const
type NightMetric = (typeof OF_NIGHT)[number]

/** A figure of the judged night beside the 28 days before it. */
export interface NightFigure {
  metric: NightMetric
  /** `HRV 31 ms (usually 44)`. */
  text: string
  /** How far from the mean of the 28 days, in their standard deviations; above 0 on the side that speaks of strain. */
  worse: number
  isOutside: boolean
}

/** All figures of a night that have an own normal, the furthest from it first. */
export function readNight(records: Series, day: CalendarDay): NightFigure[] {
  const figures = OF_NIGHT.flatMap((metric) => {
    const { read, label, decimals, better } = METRICS[metric]
    const points = read(records)
    const night = points.findLast(({ date }) => date === day)
    const own = readNormalRange(points, day)
    if (!night || !own || own.deviation === 0) return []
    const text = `${label} ${writeOf(metric, night.value)} (usually ${written(own.median, decimals)})`
    const worse = ((better === 'lower' ? 1 : -1) * (night.value - own.mean)) / own.deviation
    return [{ metric, text, worse, isOutside: placeIn(own, night.value) !== 'within' }]
  })
  return figures.toSorted((a, b) => Math.abs(b.worse) - Math.abs(a.worse))
}

/** So many figures of a night are read beside its recovery. */
const BESIDE = 2
/** Standard deviations: two beats above the usual are no company for a low recovery. */
const GOES_ALONG = 1.25

/** What of the night goes along with a low recovery, the furthest from usual first. */
export const goesAlong = (night: readonly NightFigure[]): NightFigure[] =>
  night.filter(({ metric, worse }) => metric !== 'recovery' && worse >= GOES_ALONG).slice(0, BESIDE)

/** The same in a sentence, or that nothing does; '' where nothing of it is known. */
export function whatGoesAlong(night: readonly NightFigure[]): string {
  const others = night.filter(({ metric }) => metric !== 'recovery')
  const along = goesAlong(night)
  if (others.length === 0) return ''
  if (along.length > 0) return `With it: ${along.map(({ text }) => text).join(' and ')}.`
  const [furthest] = others.toSorted((a, b) => b.worse - a.worse)
  return `Nothing else of the night stands out: ${furthest?.text}.`
}

/** The figure at the lower edge of the usual, where the night has one: what is worth a question though it is no sign. */
export const lowerEdge = (night: readonly NightFigure[]): NightFigure | undefined =>
  night.find(({ worse, isOutside }) => worse > 0 && isOutside)

/** That nothing is unusual, by the one figure that is furthest from it; '' where nothing is known. */
export function furthestOf(night: readonly NightFigure[]): string {
  const furthest = lowerEdge(night) ?? night[0]
  if (!furthest) return ''
  const { text, worse, isOutside } = furthest
  if (!isOutside) return `the figure furthest from usual is ${text}, within the ordinary ups and downs`
  return `the figure furthest from usual is ${text}, ${worse < 0 ? 'and that on the good side' : 'which one night in six reaches by chance'}`
}
