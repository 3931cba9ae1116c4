import { addDays } from '@corner/analytics/days/calendar.ts'
import type { Query, Request } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../part.ts'
import { queryIn } from '../request/request-fields.ts'
import { asManyBefore, daysUntil, endsOf, isSameWindow } from './windows.ts'

/**
 * "And compared to the week before?": days are compared with others, those of the question before first, never with
 * themselves.
 */
export function notWithItself(request: Request, { previous, today }: MessagePart): Request {
  if (request.kind !== 'query') return request
  const { days, against, ...rest } = request.query
  if (!against || !('days' in against)) return request
  const apart = besideItself(request.query, today)
  if (apart) return { kind: 'query', query: apart }
  if (!isSame(request.query, today)) return request
  const before = queryIn(previous)?.days.window
  const { window } = days
  if (!window) return { kind: 'query', query: { ...rest, days } }
  if (before && !isSameWindow(before, window, today))
    return { kind: 'query', query: { ...rest, days: { ...days, window: before }, against } }
  return {
    kind: 'query',
    query: { ...rest, days, against: { days: { ...against.days, window: asManyBefore(window, today) } } },
  }
}

/** "This week against the last four weeks": as many days, ending right before it. */
function besideItself(query: Query, today: string): Query | undefined {
  const { days, against } = query
  if (!against || !('days' in against) || !days.window || !against.days.window) return undefined
  if (days.weekdays || days.where || against.days.weekdays || against.days.where) return undefined
  const [main, other] = [endsOf(days.window, today), endsOf(against.days.window, today)]
  if (main.days >= other.days || main.until !== other.until || main.from <= other.from) return undefined
  return { ...query, against: { days: { ...against.days, window: daysUntil(addDays(main.from, -1), other.days) } } }
}

/** Whether both sides are the same days. */
function isSame({ days, against }: Query, today: string): boolean {
  if (!against || !('days' in against) || days.where || against.days.where || days.lag || against.days.lag) return false
  const [main, other] = [days.window, against.days.window ?? days.window]
  const isSameDays = main === other || (main !== undefined && other !== undefined && isSameWindow(main, other, today))
  return isSameDays && String(days.weekdays) === String(against.days.weekdays)
}
