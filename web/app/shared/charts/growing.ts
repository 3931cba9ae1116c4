import { isFinished } from '@corner/analytics/days/finished-day.ts'
import type { ChartDescription, ChartMetric } from './chart-description.ts'

type Days = Pick<ChartDescription, 'places' | 'runningDay'>

/** The first place whose value may still grow, as its day is not over; the number of places: none. */
export function firstGrowing({ places, runningDay }: Days, { grows }: Pick<ChartMetric, 'grows'>): number {
  if (!grows || runningDay === undefined) return places.length
  const place = places.findIndex((day) => !isFinished(day, runningDay))
  return place === -1 ? places.length : place
}

/** Behind a value: ` so far` where it may still grow. */
export function soFar(days: Days, metric: Pick<ChartMetric, 'grows'>, place: number): string {
  return place >= firstGrowing(days, metric) ? ' so far' : ''
}
