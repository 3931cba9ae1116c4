import { isFinished } from '@corner/analytics/days/finished-day.ts'
import type { ChartDescription, ChartMetric } from './chart-description.ts'

type Days = Pick<ChartDescription, 'places' | 'runningDay'>

/** Whether the value at a place may still grow, as its day is not over. */
function mayGrow({ places, runningDay }: Days, { grows }: Pick<ChartMetric, 'grows'>, place: number): boolean {
  const day = places[place]
  return grows === true && runningDay !== undefined && day !== undefined && !isFinished(day, runningDay)
}

/** The first place whose value may still grow; the number of places: none. */
export function firstGrowing(days: Days, metric: Pick<ChartMetric, 'grows'>): number {
  // Asked for each line at each painting: most metrics do not grow.
  if (!metric.grows) return days.places.length
  const place = days.places.findIndex((_, at) => mayGrow(days, metric, at))
  return place === -1 ? days.places.length : place
}

/** Behind a value: ` so far` where it may still grow. */
export const soFar = (days: Days, metric: Pick<ChartMetric, 'grows'>, place: number): string =>
  mayGrow(days, metric, place) ? ' so far' : ''
