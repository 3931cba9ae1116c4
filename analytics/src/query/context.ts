import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Catalogue } from '../metric-catalogue.ts'
import type { AthleteReader } from './athlete-reader.ts'

/** What every part of an evaluation is given. */
export interface QueryContext {
  /** The asking team's own day. */
  today: CalendarDay
  /** Length of the chat's period in days; it ends `today`. */
  periodDays: number
  catalogue: Catalogue
  everybody: readonly AthleteReader[]
  /** Those of them whose scores may be averaged together (one-provider.ts): what "the team" means. */
  team: readonly AthleteReader[]
  nextId(): string
}
