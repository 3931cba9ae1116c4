import { addDays, daysBetween } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { MessagePart } from '../part.ts'
import { asRequest, comparePeriods, queryOn } from './query-with.ts'
import type { Rewrite } from './rewrite.ts'
import { daysUntil, endsOf, WEEK } from './windows.ts'
import { windowsOf, wordsBefore, wordsOf } from './words.ts'

/**
 * "Before and after Wednesday", "has he been better since Wednesday": the days from it on compared with as many before
 * it, two weeks at most.
 */
export const asAroundDay: Rewrite = (request, part) => {
  const query = queryOn(request)
  if (!query || query.shown || (query.by && query.by.join() !== 'athlete')) return undefined
  const words = wordsOf(part)
  const isAround = /\bbefore\b/.test(words) && /\b(after|since)\b/.test(words) && !/\bduring\b/.test(words)
  const isSince = request.kind === 'query' && query.against !== undefined && 'days' in query.against
  const from = isAround ? dayNamed(part) : isSince ? sinceSaid(part) : undefined
  if (from === undefined || from >= part.today) return undefined
  const length = Math.min(2 * WEEK, daysBetween(from, part.today) + 1)
  return asRequest(
    comparePeriods(
      query,
      { window: { from, until: length === 2 * WEEK ? addDays(from, length - 1) : part.today } },
      { window: daysUntil(addDays(from, -1), length) },
    ),
  )
}

const dayNamed = (part: MessagePart): CalendarDay | undefined => {
  const span = windowsOf(part).find(({ isOneDay, window }) => isOneDay || 'from' in window)
  return span && endsOf(span.window, part.today).from
}

/** Only a day after "since": "since Wednesday". */
const sinceSaid = (part: MessagePart): CalendarDay | undefined => {
  const span = windowsOf(part).find(
    (one) => /\bsince$/.test(wordsBefore(part, one, 1)) || part.tokens[one.from]?.text === 'since',
  )
  return span && 'from' in span.window ? span.window.from : undefined
}
