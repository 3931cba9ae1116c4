import type { Page } from '../../../shared/api/call-page.ts'

/** A list as the server answered it, with the request it answers. */
export interface LoadedList<Row, Choice> extends Page<Row> {
  choice: Choice
  /** The rows are those of the previous request while new ones load. */
  isPrevious: boolean
}
