import type { CalendarDay } from '@corner/contract/calendar-day.ts'

/** A value for the rules: sleep in displayed precision, everything else as measured; null: no record has it. */
export interface MeasuredValue {
  value: number | null
  /** Both ends included; both are the same day for a latest value; null: no value. */
  from: CalendarDay | null
  until: CalendarDay | null
  /** Number of measured values used. */
  records: number
}
