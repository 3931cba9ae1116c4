import type { Day } from '../records/calendar.ts'
import type { Athlete, Team } from '../records/team.ts'

/** The data formulas are evaluated on. */
export interface Context {
  team: Team
  asOf: Day
  /** Length of the chat's period. */
  days: number
  /** Athletes by placeholder of the question. */
  bound: Readonly<Record<string, Athlete>>
  /** The athlete that this turn's athlete check found right. */
  answer: Athlete | undefined
  /** That of the first turn. */
  previousAnswer: Athlete | undefined
}
