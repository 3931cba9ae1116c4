import { addDays } from '@corner/analytics/days/calendar.ts'
import type { KnownAthlete } from '../../scope.ts'
import { writeValue } from '../../wording/figures.ts'
import type { Sources } from '../context/answer-context.ts'
import { isKnown, lookUp } from '../context/look-up.ts'

const MORNINGS = 4
const TOLD = [
  { metric: 'recovery', name: 'Recovery of the last mornings, newest last' },
  { metric: 'sleep_duration', name: 'Sleep, likewise' },
] as const

/** `Recovery of the last mornings, newest last: 31%, 62%`, and the sleep likewise; none where nothing is known. */
export async function lastMornings({ id }: KnownAthlete, sources: Sources): Promise<string[]> {
  const { today } = sources.scope
  const { rows } = await lookUp(
    {
      who: { ids: [id] },
      measures: TOLD.map(({ metric }) => ({ metric, aggregate: 'mean' as const })),
      days: { window: { from: addDays(today, 1 - MORNINGS), until: today } },
      by: ['day'],
      asks: 'value',
    },
    sources,
  )
  const inOrder = rows.toSorted((a, b) => ((a.group.day ?? '') < (b.group.day ?? '') ? -1 : 1))
  return TOLD.flatMap(({ metric, name }, place) => {
    const days = inOrder.flatMap(({ group: { day }, facts }) => {
      const fact = facts[place]
      return day !== undefined && isKnown(fact) ? [writeValue(metric, fact.value)] : []
    })
    return days.length === 0 ? [] : [`${name}: ${days.join(', ')}`]
  })
}
