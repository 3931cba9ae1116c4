import type { Query } from '@corner/contract/entities/query.ts'
import type { CoachScope } from '../../scope.ts'
import { ONLY_OWN } from '../context/own-view.ts'

/**
 * A query as the user may have it answered: an athlete's is about themselves alone, with a sentence on why where it was
 * not.
 */
export function asMayBeAsked(query: Query, { view, athletes: [self] }: CoachScope): { query: Query; first: string } {
  if (view === 'team' || !self) return { query, first: '' }
  const { who, by, order, limit, place, against, shown, ...rest } = query
  const isOfSelf = who.ids?.length === 1 && who.ids[0] === self.id
  const isOfOthers = (against !== undefined && !('days' in against)) || !isOfSelf
  const days = (by ?? []).filter((group) => group !== 'athlete').slice(0, 1)
  const ordered = days.length > 0 ? { order, limit, place } : {}
  const own: Query = {
    ...rest,
    who: { ...(who.where && { where: who.where, combine: who.combine, not: who.not }), ids: [self.id] },
    by: ['athlete', ...days],
    ...Object.fromEntries(Object.entries({ ...ordered, shown }).filter(([, value]) => value !== undefined)),
    ...(against && 'days' in against && { against }),
  }
  return { query: own, first: isOfOthers ? ONLY_OWN : '' }
}
