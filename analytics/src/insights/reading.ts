import type { CalendarDay } from '@corner/contract/calendar-day.ts'

/** A value that rules are judged by: hours of sleep as they are shown, all else as measured; null: no record has it. */
export interface Reading {
  value: number | null
  /** Both ends included; of a latest value its own day twice; null: there is none. */
  from: CalendarDay | null
  until: CalendarDay | null
  /** How many measured values it was read from. */
  records: number
}
