import { addDays } from '@corner/analytics/days/calendar.ts'
import type { Days } from '@corner/contract/entities/query.ts'
import { daysEarlier, IMPLIED_DAYS } from '../implied-days.ts'
import type { MessagePart } from '../part.ts'
import type { PartChoices } from '../part-choices.ts'
import { aroundEvent } from './event.ts'
import { boundsWith, spansWith } from './spans-with.ts'
import { testOfBound } from './test-of-bound.ts'

export function buildDays(part: MessagePart, decided: PartChoices): Days {
  const before =
    part.previous?.kind === 'query'
      ? part.previous.query.days
      : part.previous && 'days' in part.previous
        ? part.previous.days
        : undefined
  const [window] = spansWith(part, decided, 'window', 'main')
  const [weekdays] = spansWith(part, decided, 'weekdays', 'main')
  const where = boundsWith(part, decided, 'filter').map((span) => testOfBound(part, decided, span))
  const base: Days =
    decided.days === 'prev'
      ? (before ?? {})
      : decided.days === 'earlier'
        ? { ...before, window: daysEarlier(before?.window, part.today) }
        : IMPLIED_DAYS[decided.days]
          ? { window: IMPLIED_DAYS[decided.days] }
          : {}
  const event = decided.against === 'event' ? aroundEvent(part) : undefined
  if (event) return { ...base, window: event.after }
  const [since] = spansWith(part, decided, 'window', 'since')
  if (since && 'day' in since.window)
    return { ...base, window: { from: addDays(part.today, since.window.day), until: part.today } }
  const isToday = window && 'day' in window.window && window.window.day === 0
  return {
    ...base,
    ...(window && !isToday ? { window: window.window } : {}),
    ...(weekdays ? { weekdays: [...weekdays.weekdays] } : {}),
    ...(where.length > 0 ? { where, ...(decided.lag === '1' ? { lag: 1 } : {}) } : {}),
  }
}
