import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Series } from '../metrics/metric.ts'
import { METRICS } from '../metrics/metric-catalogue.ts'
import { written } from '../numbers/rounding.ts'
import { placeIn, readNormalRange } from '../series/normal-range.ts'
import { writeOf } from './write-figures.ts'

/** What a night and its morning are looked at for. */
const OF_NIGHT = ['recovery', 'hrv', 'resting_heart_rate', 'sleep_duration'] as const
type NightMetric = (typeof OF_NIGHT)[number]

/** A value of the judged night compared with the 28 days before. */
export interface NightFigure {
  metric: NightMetric
  /** For example `HRV 31 ms (usually 44)`. */
  text: string
  /** The same where the place is said beside it: `HRV 136 ms is far above the usual 87`. */
  besideUsual: string
  /** Distance from the mean of the 28 days in standard deviations; positive in the direction of strain. */
  worse: number
  isOutside: boolean
}

/** Standard deviations from which a value is far from the usual. */
const FAR_OFF = 1.5

/** All values of a night that have a normal range, the most unusual first. */
export function readNight(records: Series, day: CalendarDay): NightFigure[] {
  const figures = OF_NIGHT.flatMap((metric) => {
    const { read, label, decimals, better } = METRICS[metric]
    const points = read(records)
    const night = points.findLast(({ date }) => date === day)
    const own = readNormalRange(points, day)
    if (!night || !own || own.deviation === 0) return []
    const [value, usual] = [`${label} ${writeOf(metric, night.value)}`, written(own.median, decimals)]
    const distance = (night.value - own.mean) / own.deviation
    const far = Math.abs(distance) >= FAR_OFF ? 'far ' : ''
    const besideUsual = `${value} is ${far}${distance < 0 ? 'under' : 'above'} the usual ${usual}`
    const worse = (better === 'lower' ? 1 : -1) * distance
    return [
      {
        metric,
        text: `${value} (usually ${usual})`,
        besideUsual,
        worse,
        isOutside: placeIn(own, night.value) !== 'within',
      },
    ]
  })
  return figures.toSorted((a, b) => Math.abs(b.worse) - Math.abs(a.worse))
}

/** Number of values mentioned beside the recovery. */
const BESIDE = 2
/** Standard deviations from which a value supports a low recovery; two beats above the usual resting heart rate do not. */
const GOES_ALONG = 1.25

/**
 * The values that support a low recovery, the most unusual first. Beside one that does, another counts from the edge of
 * its normal range on.
 */
export function goesAlong(night: readonly NightFigure[]): NightFigure[] {
  const others = night.filter(({ metric, worse }) => metric !== 'recovery' && worse > 0)
  if (!others.some(({ worse }) => worse >= GOES_ALONG)) return []
  return others.filter(({ worse, isOutside }) => isOutside || worse >= GOES_ALONG).slice(0, BESIDE)
}

/**
 * The same as a sentence without its capital, which says that they are none of the rules' signs, or that no value supports it; '' without
 * data. A value that is a sign is told as one instead.
 */
export function whatGoesAlong(night: readonly NightFigure[]): string {
  const others = night.filter(({ metric }) => metric !== 'recovery')
  const along = goesAlong(night)
  if (others.length === 0) return ''
  const lean =
    along.length > 1 ? 'lean the same way, neither a sign by itself' : 'leans the same way, no sign by itself'
  if (along.length > 0) return `${along.map(({ text }) => text).join(' and ')} ${lean}.`
  const [furthest] = others.toSorted((a, b) => b.worse - a.worse)
  return `Nothing else of the night stands out: ${furthest?.text}.`
}

/** A value at the edge of the normal range, if there is one: worth a question, but not a sign. */
export const lowerEdge = (night: readonly NightFigure[]): NightFigure | undefined =>
  night.find(({ worse, isOutside }) => worse > 0 && isOutside)

/**
 * A sentence that nothing is unusual, with the most unusual value; '' without data. A value far on the good side is unusual,
 * so there only the bad side is without one.
 */
export function furthestOf(night: readonly NightFigure[]): string {
  const furthest = lowerEdge(night) ?? night[0]
  if (!furthest) return ''
  const { text, besideUsual, worse, isOutside } = furthest
  if (isOutside && worse < 0) return `Nothing on the bad side; ${besideUsual}.`
  const place = isOutside ? 'which one night in six reaches by chance' : 'within the ordinary ups and downs'
  return `Nothing unusual: the figure furthest from usual is ${text}, ${place}.`
}
