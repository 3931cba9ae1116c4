import type { Query, Request } from '@corner/contract/entities/query.ts'
import type { Part } from '../part.ts'
import { queryOf } from '../request/parts-of.ts'
import { asManyBefore, isSameWindow } from './windows.ts'

/** "And compared to the week before?": days are held against others, those of the question before first, and never against themselves. */
export function notItself(request: Request, { previous, today }: Part): Request {
  if (request.kind !== 'query') return request
  const { days, against, ...rest } = request.query
  if (!against || !('days' in against) || !isSame(request.query, today)) return request
  const before = queryOf(previous)?.days.window
  const { window } = days
  if (!window) return { kind: 'query', query: { ...rest, days } }
  if (before && !isSameWindow(before, window, today))
    return { kind: 'query', query: { ...rest, days: { ...days, window: before }, against } }
  return {
    kind: 'query',
    query: { ...rest, days, against: { days: { ...against.days, window: asManyBefore(window, today) } } },
  }
}

/** Whether both sides are the same days. */
function isSame({ days, against }: Query, today: string): boolean {
  if (!against || !('days' in against) || days.where || against.days.where || days.lag || against.days.lag) return false
  const [main, other] = [days.window, against.days.window ?? days.window]
  const isSameDays = main === other || (main !== undefined && other !== undefined && isSameWindow(main, other, today))
  return isSameDays && String(days.weekdays) === String(against.days.weekdays)
}
