import { addDays, daysBetween } from '@corner/analytics/calendar.ts'
import type { Days } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../../../scope.ts'
import type { Sources } from '../../context/answer-context.ts'
import { isKnown, type KnownFact, lookUp } from '../../context/look-up.ts'

const BEFORE = 7
const MOST_DAYS = 5

/** Hard days, the mornings that show their cost, and the mornings before them, including that of the first day. */
export interface HardDays {
  from: string
  until: string
  before: { from: string; until: string }
  after: { from: string; until: string }
}

/** The days a request names as hard; undefined: none, too many, or no morning after them yet. */
export function hardDays(days: Days | undefined, { today }: Pick<CoachScope, 'today'>): HardDays | undefined {
  const window = days?.window
  if (window === undefined || 'last' in window) return undefined
  const [from, until] =
    'day' in window ? [addDays(today, window.day), addDays(today, window.day)] : [window.from, window.until ?? today]
  const last = until >= today ? addDays(today, -1) : until
  if (from > last || daysBetween(from, last) + 1 > MOST_DAYS) return undefined
  return {
    from,
    until: last,
    before: { from: addDays(from, 1 - BEFORE), until: from },
    after: { from: addDays(from, 1), until: addDays(last, 1) },
  }
}

/** The cost of hard days for one athlete. */
export interface Cost {
  athlete: { id: string; name: string }
  after: KnownFact
  before: KnownFact
  difference: number
}

/** Each athlete's recovery on the mornings after compared with those before, the largest drop first. */
export async function costOfEach({ after, before }: HardDays, sources: Sources): Promise<Cost[]> {
  const { rows, against, differences } = await lookUp(
    {
      who: {},
      measures: [{ metric: 'recovery', aggregate: 'mean' }],
      days: { window: after },
      by: ['athlete'],
      against: { days: { window: before } },
      asks: 'value',
    },
    sources,
  )
  const costs = rows.flatMap(({ group: { athlete }, facts: [fact] }) => {
    const other = against?.rows.find(({ group }) => group.athlete?.id === athlete?.id)?.facts[0]
    if (!athlete || !isKnown(fact) || !isKnown(other)) return []
    const difference = differences.find(({ a, b }) => a === fact.id && b === other.id)?.value
    return difference === undefined || difference === null ? [] : [{ athlete, after: fact, before: other, difference }]
  })
  return costs.toSorted((a, b) => a.difference - b.difference)
}
