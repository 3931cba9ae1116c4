import type { Query } from '@corner/contract/entities/query.ts'
import { daysEarlier, IMPLIED_DAYS } from '../../src/reading/implied-days.ts'
import type { MessagePart } from '../../src/reading/part.ts'
import { spansOf } from '../../src/reading/spans/span.ts'
import { TODAY as TODAY_TEXT } from '../corpus.ts'
import { same } from './alike.ts'

const TODAY = Date.parse(TODAY_TEXT)
const DAY = 86_400_000
/** Both ends as days counted back from today. */
export function daysOfWindow(window: Query['days']['window'], period = 7): readonly [number, number] {
  if (window === undefined) return [1 - period, 0]
  if ('day' in window) return [window.day, window.day]
  if ('last' in window) return [1 - window.last - (window.before ?? 0), -(window.before ?? 0)]
  return [(Date.parse(window.from) - TODAY) / DAY, (Date.parse(window.until) - TODAY) / DAY]
}
export const sameWindow = (a: Query['days']['window'], b: Query['days']['window']) =>
  a !== undefined && b !== undefined && same(daysOfWindow(a), daysOfWindow(b))

/** From a named day until today. */
export function isSince(days: Query['days']['window'], said: Query['days']['window']): boolean {
  if (!days || !said || !('from' in days)) return false
  const [[from, until], [first, last]] = [daysOfWindow(days), daysOfWindow(said)]
  return until === 0 && from === first && first === last && first < 0
}

/** From a day until today, compared with the days right before it. */
export function isAroundEvent(after: Query['days']['window'], before: Query['days']['window']): boolean {
  if (!after || !before || !('from' in after) || !('from' in before)) return false
  const [begin, end] = daysOfWindow(after)
  return end === 0 && begin - daysOfWindow(before)[1] <= 2
}

/** The days that count where no words name them. */
export function daysChoice(
  part: MessagePart,
  window: Query['days']['window'],
  before: Query['days']['window'],
): string {
  if (before !== undefined && same(window, before)) return 'prev'
  const isSaid = spansOf(part.spans, 'window').some((span) => sameWindow(span.window, window))
  if (window === undefined || isSaid) return 'none'
  const unsaid = Object.entries(IMPLIED_DAYS).find(([, days]) => sameWindow(days, window))
  if (unsaid) return unsaid[0]
  return before !== undefined && sameWindow(daysEarlier(before, TODAY_TEXT), window) ? 'earlier' : 'none'
}
