import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { VitalOfWeek } from '@corner/contract/entities/ai-insights.ts'
import { VITALS } from '@corner/contract/metrics/vitals.ts'
import { addDays, WEEK_DAYS } from '../days/calendar.ts'
import { withinDays } from '../days/within-days.ts'
import type { Series } from '../metrics/metric.ts'
import { METRICS } from '../metrics/metric-catalogue.ts'
import { readNormalRange } from '../series/normal-range.ts'
import type { Sign } from './sign.ts'
import { readVital } from './vital.ts'

/**
 * The vitals of the night that are a sign against a hard day, each with its nights of the week: what decides is shown. HRV,
 * which is judged by its week, only where a sign counts that of the night among several.
 * @param judged the day of the newest recovery, whose night is judged; null: no fresh one, and no sign
 * @param today the last of the week's days
 * @param signs of the judged day
 */
export function readSignVitals(
  records: Series,
  judged: CalendarDay | null,
  today: CalendarDay,
  signs: readonly Sign[] = [],
): VitalOfWeek[] {
  if (judged === null) return []
  const isHrvCounted = signs.some(({ vitals }) => vitals?.includes('hrv'))
  return VITALS.filter((metric) => metric !== 'hrv' || isHrvCounted).flatMap((metric) => {
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
