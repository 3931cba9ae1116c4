import type { Page } from '../../../shared/api/call-page.ts'

/** A list as the server answered it, and what was asked for. */
export interface ShownList<Row, Choice> extends Page<Row> {
  choice: Choice
  /** The rows are those of before while new ones are on their way. */
  isEarlier: boolean
}
