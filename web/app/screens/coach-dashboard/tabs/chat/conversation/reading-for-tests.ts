import type { Choice, Reading } from '@corner/contract/entities/chat.ts'
import type { Request } from '@corner/contract/entities/query.ts'

/** A request for everybody's average of a metric. */
export const averageOf = (metric: string): Request => ({
  kind: 'query',
  query: { who: {}, measures: [{ metric, aggregate: 'mean' }], days: {}, by: ['athlete'], asks: 'value' },
})

export const RECOVERY_INSTEAD: Choice = { text: 'Average recovery', request: averageOf('recovery') }

/** The reading of "average sleep", with one alternative. */
export const SLEEP_READ: Reading = {
  request: averageOf('sleep'),
  line: 'Average sleep, every athlete, last 7 days',
  unused: [],
  chips: [{ part: 'what', text: 'average sleep', choices: [RECOVERY_INSTEAD] }],
}
