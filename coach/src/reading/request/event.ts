import { addDays, daysBetween } from '@corner/analytics/days/calendar.ts'
import type { Window } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../part.ts'
import { spansOf } from '../spans/span.ts'

/** The days from a single named day until today, and as many before it. */
export function aroundEvent({ spans, today }: MessagePart): { after: Window; before: Window } | undefined {
  const day = spansOf(spans, 'window').find(
    ({ isOneDay, window }) => isOneDay && 'day' in window && window.day < 0,
  )?.window
  const since = spansOf(spans, 'window').find(({ window }) => 'from' in window && window.until === today)?.window
  const from = day && 'day' in day ? addDays(today, day.day) : since && 'from' in since ? since.from : undefined
  if (from === undefined) return undefined
  const length = daysBetween(from, today) + 1
  return { after: { from, until: today }, before: { from: addDays(from, -length), until: addDays(from, -1) } }
}
