import type { FactWindow } from '@corner/analytics/query/facts.ts'
import type { Who } from '@corner/contract/entities/query.ts'
import type { Sources } from '../../context/answer-context.ts'
import { isKnown, lookUp } from '../../context/look-up.ts'

const NIGHTS = 7

/** The last nights of an athlete: their mean, how many have a value, and the days. */
export interface Nights {
  hours: number
  records: number
  athletes: number
  window: FactWindow
}

/** The last 7 nights; undefined: none has a value. */
export async function nightsOf(who: Who, sources: Sources): Promise<Nights | undefined> {
  const { rows, window } = await lookUp(
    {
      who,
      measures: [{ metric: 'sleep_duration', aggregate: 'mean' }],
      days: { window: { last: NIGHTS } },
      asks: 'value',
    },
    sources,
  )
  const [fact] = rows[0]?.facts ?? []
  return isKnown(fact) ? { hours: fact.value, records: fact.records, athletes: fact.athletes, window } : undefined
}
