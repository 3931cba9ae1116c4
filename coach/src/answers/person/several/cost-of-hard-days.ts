import type { Sources } from '../../context/answer-context.ts'
import { isKnown, type KnownFact, lookUp } from '../../context/look-up.ts'
import type { HardDays } from '../hard-days.ts'

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
