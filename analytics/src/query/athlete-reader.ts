import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { DayRecords } from '../athlete/day-records.ts'
import type { Catalogue } from '../metrics/metric-catalogue.ts'
import { readEveryMaker } from '../metrics/read-every-maker.ts'
import type { Point } from '../series/points.ts'
import type { NamedAthlete } from './facts.ts'
import { dayMetricIn } from './find-metric.ts'

/** Reads an athlete's values of any metric; each series is read once. */
export interface AthleteReader {
  athlete: NamedAthlete
  provider: string | null
  records: DayRecords
  /** All values of all days, oldest first; those of an earlier maker too (read-every-maker.ts). */
  points(metric: string, sport?: string): readonly Point[]
  valueOn(metric: string, day: CalendarDay): number | null
}

/** @param notGiven the metrics that the maker never gives: their zeros on worn days tell nothing */
export function openAthlete(
  records: DayRecords,
  catalogue: Catalogue,
  notGiven: readonly string[] = [],
): AthleteReader {
  const series = new Map<string, readonly Point[]>()
  const byDay = new Map<string, Map<CalendarDay, number>>()
  const points = (metric: string, sport?: string) => {
    const key = sport === undefined ? metric : `${metric} ${sport}`
    let read = series.get(key)
    if (read === undefined) {
      read = readEveryMaker(dayMetricIn(catalogue, metric), records, sport)
      if (notGiven.includes(metric) && read.every(({ value }) => value === 0)) read = []
      series.set(key, read)
    }
    return read
  }
  return {
    athlete: { id: records.athlete_id, name: records.athlete_name },
    provider: records.provider,
    records,
    points,
    valueOn(metric, day) {
      let values = byDay.get(metric)
      if (values === undefined) {
        values = new Map(points(metric).map(({ date, value }) => [date, value]))
        byDay.set(metric, values)
      }
      return values.get(day) ?? null
    },
  }
}
