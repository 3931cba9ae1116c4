import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { countedMornings, isMeasuredMorning } from '../athlete/counted-mornings.ts'
import { present, sumOf } from '../numbers/averages.ts'
import { isMeasured } from '../numbers/measured.ts'
import type { Point } from '../series/points.ts'
import type { Series } from './metric.ts'

/** The days of which there is any record with a value: the device was worn. In no order. */
export function wornDays({
  recovery_data,
  sleep_data,
  activity_data,
  naps = [],
  workouts = [],
}: Series): Set<CalendarDay> {
  const days = new Set<CalendarDay>()
  for (const morning of countedMornings(recovery_data)) if (isMeasuredMorning(morning)) days.add(morning.date)
  for (const { date, total_duration_hours } of sleep_data) if (isMeasured(total_duration_hours)) days.add(date)
  for (const { date, strain_score } of activity_data) if (isMeasured(strain_score)) days.add(date)
  for (const { date } of naps) days.add(date)
  for (const { date } of workouts) days.add(date)
  return days
}

/**
 * The sum of what happened on each worn day. A day on which the device was worn and nothing happened has 0; a day on which it was not
 * worn has no value, nor has one of whose happenings none was measured.
 * @param happenings several a day, in any order; undefined: they were not read, and no day has a value
 */
export function sumOfDay<Happening extends { date: CalendarDay }>(
  records: Series,
  happenings: readonly Happening[] | undefined,
  amountOf: (happening: Happening) => number | null,
): Point[] {
  if (happenings === undefined) return []
  const amounts = Map.groupBy(happenings, ({ date }) => date)
  return [...wornDays(records)].sort().flatMap((date) => {
    const ofDay = amounts.get(date) ?? []
    const measured = present(ofDay.map(amountOf))
    return measured.length === 0 && ofDay.length > 0 ? [] : [{ date, value: sumOf(measured) }]
  })
}
