import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { addDays, earlierDay } from '../days/calendar.ts'
import { CATALOGUE, type Catalogue } from '../metrics/metric-catalogue.ts'
import { NORMAL_RANGE_DAYS } from '../series/normal-range.ts'
import { OWN_RANGE_DAYS } from '../series/own-range.ts'
import { findMetric } from './find-metric.ts'
import { partsOf } from './parts-of.ts'
import { readWindow } from './read-window.ts'

/** How far back a record is searched; an older one is treated as missing. */
const RECORD_AGE_DAYS = 90

interface Chat {
  today: CalendarDay
  /** Length of the chat's period in days; it ends `today`. */
  days: number
  catalogue?: Catalogue
}

/** The earliest day whose records a query needs: for its windows and for the values of comparisons. */
export function firstDayNeeded(query: Query, { today, days, catalogue = CATALOGUE }: Chat): CalendarDay {
  const { allDays, measures, metrics, bounds } = partsOf(query)
  const chat = { today, periodDays: days }
  const froms = allDays.map(({ window, lag = 0 }) => addDays(readWindow(window, chat).from, -lag))
  const first = froms.reduce(earlierDay, readWindow(undefined, chat).from)
  const ofMetrics = metrics.map((metric) => findMetric(catalogue, metric)?.needsDaysBefore ?? 0)
  const heldAgainst = [
    ...measures.map(({ aggregate }) => DAYS_BEFORE[aggregate] ?? 0),
    ...bounds.map((bound) => (bound.of === 'own_average' ? (bound.days ?? 0) : OWN_RANGE_DAYS)),
  ]
  const needed = addDays(first, -Math.max(...ofMetrics) - Math.max(...heldAgainst))
  const isOfAge = measures.some(({ aggregate }) => aggregate === 'record_age')
  return isOfAge ? earlierDay(needed, addDays(today, -RECORD_AGE_DAYS)) : needed
}

const DAYS_BEFORE: Record<string, number> = {
  from_own_average: NORMAL_RANGE_DAYS,
  from_own_range: OWN_RANGE_DAYS,
}
