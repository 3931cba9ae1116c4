import type { Request } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../part.ts'
import { endsOf } from './windows.ts'
import { directionsIn } from './words.ts'

/**
 * "Monday against today" goes from Monday to today. "Did he sleep better last week than this week" asks for last week,
 * and is kept.
 */
export function newerFirst(request: Request, { today }: MessagePart, message: string): Request {
  if (request.kind !== 'query') return request
  const { query } = request
  const { days, against, by = [], order, limit } = query
  if (!against || !('days' in against) || !days.window || !against.days.window || order || limit) return request
  if (by.some((group) => group !== 'athlete') || days.weekdays || days.where) return request
  const { down, up } = directionsIn(message.toLowerCase())
  const isOfMany = by.length > 0 && query.who.ids?.length !== 1
  const isOlder = endsOf(days.window, today).until < endsOf(against.days.window, today).until
  if (!isOlder || (down !== up && !isOfMany)) return request
  return { kind: 'query', query: { ...query, days: against.days, against: { days } } }
}
