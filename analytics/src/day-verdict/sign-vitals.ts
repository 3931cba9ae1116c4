import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { VitalOfWeek } from '@corner/contract/entities/ai-insights.ts'
import { CHARTLESS_VITALS } from '@corner/contract/metrics/vitals.ts'
import { addDays, WEEK_DAYS } from '../days/calendar.ts'
import { withinDays } from '../days/within-days.ts'
import type { Series } from '../metrics/metric.ts'
import { METRICS } from '../metrics/metric-catalogue.ts'
import { readNormalRange } from '../series/normal-range.ts'
import { readVital } from './vital.ts'

/**
 * The vitals that are a sign against a hard day and stand in no chart, each with its nights of the week: what decides is
 * shown.
 * @param judged the day of the newest recovery, whose night is judged; null: no fresh one, and no sign
 * @param today the last of the week's days
 */
export function readSignVitals(records: Series, judged: CalendarDay | null, today: CalendarDay): VitalOfWeek[] {
  if (judged === null) return []
  return CHARTLESS_VITALS.flatMap((metric) => {
    const points = METRICS[metric].read(records)
    const vital = readVital(() => points, metric, judged)
    if (vital === null) return []
    const own = readNormalRange(points, judged)
    return [
      {
        metric,
        night: judged,
        value: vital.value,
        range: own && { low: own.low, high: own.high },
        week: withinDays(points, addDays(today, 1 - WEEK_DAYS), today).map(({ date, value }) => ({ date, value })),
      },
    ]
  })
}
