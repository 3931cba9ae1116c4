import type { Days, Query } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../part.ts'
import type { PartChoices } from '../part-choices.ts'
import { previousQuery } from './before.ts'
import { aroundEvent } from './event.ts'
import { opposite } from './opposite.ts'
import { boundsWith, spansWith } from './spans-with.ts'
import { testOfBound } from './test-of-bound.ts'
import { buildWho } from './who.ts'

export function buildAgainst(part: MessagePart, decided: PartChoices, days: Days): Query['against'] {
  if (decided.against === 'prev') return previousQuery(part)?.against
  if (decided.against === 'team') return { team: true }
  if (decided.against === 'who') {
    const ids = spansWith(part, decided, 'name', 'against').flatMap(({ athletes }) =>
      athletes.length === 1 ? athletes.map(({ id }) => id) : [],
    )
    return ids.length > 0 ? { who: { ids } } : undefined
  }
  if (decided.against === 'rest') {
    const where = days.where?.map(opposite)
    return where ? { days: { ...days, where } } : undefined
  }
  if (decided.against === 'others') {
    const who = buildWho(part, decided)
    if (who.ids) return { who: { except: who.ids } }
    return who.where ? { who: { ...who, not: true } } : undefined
  }
  if (decided.against === 'event') return { days: { window: aroundEvent(part)?.before } }
  if (decided.against !== 'days') return undefined
  const where = boundsWith(part, decided, 'against').map((span) => testOfBound(part, decided, span))
  if (where.length > 0) return { days: { ...days, where } }
  const [window] = spansWith(part, decided, 'window', 'against')
  const [weekdays] = spansWith(part, decided, 'weekdays', 'against')
  if (window) return { days: { window: window.window } }
  if (weekdays) return { days: { ...(days.window ? { window: days.window } : {}), weekdays: [...weekdays.weekdays] } }
  const length = days.window && 'last' in days.window ? days.window.last : 7
  return { days: { window: { last: length, before: length } } }
}
