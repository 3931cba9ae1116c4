import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Catalogue } from '../metrics/metric-catalogue.ts'
import type { AthleteReader } from './athlete-reader.ts'

/** The input shared by all parts of an evaluation. */
export interface QueryContext {
  /** The team's local date. */
  today: CalendarDay
  /** Length of the chat's period in days; it ends `today`. */
  periodDays: number
  catalogue: Catalogue
  everybody: readonly AthleteReader[]
  nextId(): string
}
