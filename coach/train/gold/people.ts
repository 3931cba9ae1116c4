import type { Who } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../../src/reading/part.ts'
import { queryIn, whoIn } from '../../src/reading/request/request-fields.ts'
import { spansOf } from '../../src/reading/spans/span.ts'
import { same } from './alike.ts'

/** What is kept of the people before. */
export function peopleOf(part: MessagePart, who: Who): string {
  const before = whoIn(part.previous) ?? {}
  if (who.first && queryIn(part.previous)?.limit) return 'result'
  if (Object.keys(before).length === 0) return 'all'
  const named = spansOf(part.spans, 'name').length > 0
  const hasIds = same(before.ids, who.ids)
  const hasMore = before.ids?.every((id) => who.ids?.includes(id)) && (who.ids?.length ?? 0) > before.ids.length
  const hasExcept = (before.except ?? []).every((id) => who.except?.includes(id))
  const hasWhere = editOf(part, who) !== undefined
  if (before.ids && hasMore && named) return 'added'
  if (before.ids && !who.ids && before.ids.every((id) => who.except?.includes(id))) return 'others'
  const isNamed = (before.ids !== undefined && hasIds) || (before.except !== undefined && hasExcept)
  if ((!before.ids || hasIds) && hasExcept && hasWhere) return 'prev'
  if (isNamed && before.where && !who.where) return 'named'
  if (!isNamed && before.where && hasWhere) return 'conditions'
  return 'all'
}

/** What happened to the conditions before; undefined: they are gone. */
export function editOf(part: MessagePart, who: Who): string | undefined {
  const before = whoIn(part.previous)?.where ?? []
  const now = who.where ?? []
  const has = (all: typeof before) => all.every((condition) => now.some((each) => same(each, condition)))
  if (has(before)) return 'kept'
  const [last, one] = [before.at(-1), now.find(({ measure }) => same(measure, before.at(-1)?.measure))]
  const number = part.tokens.find(({ value }) => value !== undefined && value >= 0)?.value
  const isNumber = last && one && one.is === last.is && typeof last.than === 'number' && one.than === number
  if (isNumber && has(before.slice(0, -1))) return 'number'
  if (before.length > 1 && has(before.slice(0, -1))) return 'last_dropped'
  return before.length > 1 && has(before.slice(1)) ? 'first_dropped' : undefined
}
