import { findSpans, type ReadingScope } from '../../reading/spans/find-spans.ts'
import { spansOf } from '../../reading/spans/span.ts'

const PLACES: readonly RegExp[] = [
  /\b(first|1st|number one|#1|top one)\b/i,
  /\b(second|2nd|number two|#2)\b/i,
  /\b(third|3rd|number three|#3)\b/i,
  /\b(fourth|4th|number four|#4)\b/i,
  /\b(fifth|5th|number five|#5)\b/i,
]
const OF_ONE = /\b(he|she|him|her)\b/i

/** Somebody asked about; without a place: they are not on the list. */
interface AskedAthlete {
  id: string
  place?: number
}

/**
 * Who of a list is asked about, by name or by place, in the order of the list; a "he" without either is the first.
 * @param listed ids
 */
export function askedAboutList(message: string, listed: readonly string[], scope: ReadingScope): AskedAthlete[] {
  const named = spansOf(findSpans(message, scope).spans, 'name').flatMap(({ athletes }) =>
    athletes.length === 1 ? athletes.map(({ id }) => id) : [],
  )
  const found = listed.flatMap((id, place) =>
    named.includes(id) || PLACES[place]?.test(message) ? [{ id, place: place + 1 }] : [],
  )
  const others = named.filter((id) => !listed.includes(id)).map((id) => ({ id }))
  const [first] = listed
  if (others.length > 0) return [...found, ...others]
  return found.length === 0 && first && OF_ONE.test(message) ? [{ id: first, place: 1 }] : found
}
