import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { isFinished } from '@corner/analytics/days/finished-day.ts'
import { average } from '@corner/analytics/numbers/averages.ts'
import { roundTo } from '@corner/analytics/numbers/rounding.ts'
import { readNewestRange } from '@corner/analytics/series/normal-range.ts'
import { type Point, pointsOf } from '@corner/analytics/series/points.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { ChartMetric } from '../../../../shared/charts/chart-description.ts'
import { rangeOnAxis } from '../../../../shared/charts/range-on-axis.ts'
import { showChange, showValue } from '../../../../shared/charts/show-value.ts'
import { HRV } from './metrics.ts'
import { TEAM_CHARTS, type TeamSeries } from './team-charts.ts'

/** One athlete's part of a compared metric, as shown. */
interface ComparedValue {
  id: string
  /** The average of the days. */
  value: string
  /** The distance to the first athlete's average; null: the first, or one of the two has none. */
  difference: string | null
  /** The newest value of the days; null: none. */
  latest: LatestValue | null
  /** The usual values, `own 50 to 70%`; null: too few days. */
  range: string | null
}

/** The newest value, with its distance to the athlete's own average of the days. */
interface LatestValue {
  /** `today`, or the day: `Nov 26`. */
  day: string
  /** `41%`; of a day that still goes on: `5.5 so far`. */
  text: string
  /** null: the day still goes on, so it is no change. */
  trend: number | null
  /** The trend as shown: `−23`. */
  trendText: string | null
}

export interface ComparedMetric {
  name: string
  values: ComparedValue[]
}

interface Compared {
  /** Ids in the order of choosing; the first is what the others are compared with. */
  chosen: readonly string[]
  athletes: readonly AthleteRecords[]
  /** With the days of a normal range; empty while they load. */
  ranged: readonly AthleteRecords[]
  days: readonly CalendarDay[]
  today: CalendarDay
}

/** A change of a percentage is in points: 62% is 12 points, not 12%, above 50%. */
function changeText(metric: ChartMetric, change: number): string {
  if (metric.unit !== '%') return showChange(metric, change)
  return showChange({ ...metric, unit: Math.abs(change) === 1 ? ' point' : ' points' }, change)
}

const HRV_SERIES: TeamSeries = {
  metric: HRV,
  valuesOf: ({ recovery_data }) =>
    recovery_data.map(({ date, hrv_rmssd_milli: value, maker }) => ({ date, value, maker })),
}

/** The lines of the charts in their order, and HRV behind recovery, which has no chart of its own. */
const COMPARED = TEAM_CHARTS.flatMap(({ name, left, right }) =>
  name === 'recovery' ? [left, HRV_SERIES] : right ? [left, right] : [left],
)

/** Metrics for athletes side by side. Differences are those of the shown numbers. */
export function compareAthletes({ chosen, athletes, ranged, days, today }: Compared): ComparedMetric[] {
  const shown = new Set(days)
  const find = (list: readonly AthleteRecords[], id: string) => list.find(({ athlete_id }) => athlete_id === id)
  return COMPARED.map(({ metric, valuesOf }) => {
    const points = (athlete: AthleteRecords) => pointsOf(valuesOf(athlete), ({ value }) => value)
    // A day that is not over would lower an average of whole days.
    const isCounted = (date: CalendarDay) => !metric.grows || isFinished(date, today)
    const ofDays = chosen.map((id) => {
      const athlete = find(athletes, id)
      return athlete ? points(athlete).filter(({ date }) => shown.has(date)) : []
    })
    const averages = ofDays.map((all) => {
      const within = all.filter(({ date }) => isCounted(date))
      const mean = average(within.map(({ value }) => value))
      return mean === null ? null : roundTo(mean, metric.decimals)
    })
    const [first = null] = averages
    return {
      name: metric.name,
      values: chosen.map((id, place) => {
        const mean = averages[place] ?? null
        const athlete = find(ranged, id)
        const range = athlete ? readNewestRange(points(athlete), today) : null
        const own = range && rangeOnAxis(metric, range)
        return {
          id,
          value: showValue(metric, mean),
          difference: place === 0 || mean === null || first === null ? null : changeText(metric, mean - first),
          latest: latestOf(metric, ofDays[place]?.at(-1), mean, today),
          range: own && `own ${showValue({ ...metric, unit: '' }, own.low)} to ${showValue(metric, own.high)}`,
        }
      }),
    }
  })
}

function latestOf(
  metric: ChartMetric,
  newest: Point | undefined,
  mean: number | null,
  today: CalendarDay,
): LatestValue | null {
  if (!newest) return null
  const isOpen = metric.grows === true && !isFinished(newest.date, today)
  const text = showValue(metric, newest.value)
  const trend = isOpen || mean === null ? null : roundTo(newest.value, metric.decimals) - mean
  return {
    day: newest.date >= today ? 'today' : dayLabel(newest.date),
    text: isOpen ? `${text} so far` : text,
    trend,
    trendText: trend === null ? null : showChange({ ...metric, unit: '' }, trend),
  }
}
