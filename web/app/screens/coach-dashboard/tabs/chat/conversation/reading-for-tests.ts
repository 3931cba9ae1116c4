import type { Choice, Reading } from '@corner/contract/entities/chat.ts'
import type { Request } from '@corner/contract/entities/query.ts'

/** A question after everybody's average of a metric. */
export const averageOf = (metric: string): Request => ({
  kind: 'query',
  query: { who: {}, measures: [{ metric, aggregate: 'mean' }], days: {}, by: ['athlete'], asks: 'value' },
})

export const RECOVERY_INSTEAD: Choice = { text: 'Average recovery', request: averageOf('recovery') }

/** How "average sleep" was read, with one neighbour. */
export const SLEEP_READ: Reading = {
  request: averageOf('sleep'),
  line: 'Average sleep, every athlete, last 7 days',
  unused: [],
  chips: [{ part: 'what', text: 'average sleep', choices: [RECOVERY_INSTEAD] }],
}
