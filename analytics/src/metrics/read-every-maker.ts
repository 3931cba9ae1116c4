import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { RecordSeries } from '@corner/contract/metrics/record-series.ts'
import type { DayRecords } from '../athlete/day-records.ts'
import { recordsWithin } from '../athlete/day-window.ts'
import { addDays } from '../days/calendar.ts'
import type { OfMaker } from '../series/one-maker.ts'
import type { Point } from '../series/points.ts'
import type { DayMetric } from './metric.ts'

const FIRST_DAY = '0001-01-01'
const LAST_DAY = '9999-12-30'

/**
 * A metric's values of all days, each naming its maker where an athlete changed it: a reader by itself gives those of the newest
 * maker alone (points.ts). What goes into a mean of them has to pass `ofOneMaker` first.
 * @param records each series oldest first
 */
export function readEveryMaker(metric: DayMetric, records: DayRecords, sport?: string): readonly Point[] {
  const days = metric.series.flatMap((name) => changesOf(seriesOf(records, name)))
  if (days.length === 0) return metric.read(records, sport)
  const starts = [FIRST_DAY, ...new Set(days)].sort()
  return starts.flatMap((from, place) => {
    const next = starts[place + 1]
    const within = recordsWithin(records, { from, until: next ? addDays(next, -1) : LAST_DAY })
    const maker = metric.series.flatMap((name) => seriesOf(within, name)).find((record) => record.maker)?.maker
    return metric.read(within, sport).map((point) => ({ maker, ...point }))
  })
}

/** The days on which the maker is another one than before. */
function changesOf(records: readonly OfMaker[]): CalendarDay[] {
  return records.flatMap(({ date, maker }, place) => {
    const before = records[place - 1]
    return before && before.maker !== maker ? [date] : []
  })
}

function seriesOf(records: DayRecords, name: RecordSeries): readonly OfMaker[] {
  switch (name) {
    case 'naps':
    case 'workouts':
      return records[name] ?? []
    default:
      return records[`${name}_data`]
  }
}
