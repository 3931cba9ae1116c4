import type { Request } from '@corner/contract/entities/query.ts'
import { lemmaOf } from '../language/words/lemma.ts'
import type { Spanned } from './spans/find-spans.ts'
import type { Span } from './spans/span.ts'

/** One part of a message: a single question. */
export interface MessagePart extends Spanned {
  /** The request before it in the conversation. */
  previous: Request | undefined
  /** The words as lemmas, with a placeholder for each span that is a value: `how do NAME sleep DAY`. */
  units: readonly Unit[]
  /** For an athlete asking about themselves: their id. */
  self?: string
}

interface Unit {
  text: string
  from: number
  until: number
}

const PLACEHOLDERS: Partial<Record<Span['kind'], string>> = {
  name: 'NAME',
  window: 'WINDOW',
  weekdays: 'WEEKDAYS',
  bound: 'BOUND',
  band: 'BAND',
  count: 'COUNT',
  limit: 'LIMIT',
  metric: 'METRIC',
}

export function partOf({ tokens, spans, self, today }: Spanned, previous: Request | undefined): MessagePart {
  const units: Unit[] = []
  for (let at = 0; at < tokens.length; ) {
    const span = spans
      .filter(({ kind, from }) => from === at && PLACEHOLDERS[kind])
      .toSorted((a, b) => b.until - a.until)[0]
    const text = span === undefined ? wordOf(tokens[at]?.text ?? '', tokens[at]?.value) : placeholderOf(span)
    const until = Math.max(at + 1, span?.until ?? 0)
    units.push({ text, from: at, until })
    at = until
  }
  return { tokens, spans, today, previous, units, ...(self === undefined ? {} : { self }) }
}

const PEOPLE = new Set('guy boy lad kid wrestler athlete girl dude man woman player people lady bro'.split(' '))
const TEAM = new Set('team squad group roster everybody everyone lineup'.split(' '))

function wordOf(text: string, value: number | undefined): string {
  if (value !== undefined) return 'NUMBER'
  const lemma = lemmaOf(text)
  return PEOPLE.has(lemma) ? 'PEOPLE' : TEAM.has(lemma) ? 'TEAM' : lemma
}

function placeholderOf(span: Span): string {
  if (span.kind === 'window' && span.isOneDay) return 'DAY'
  return PLACEHOLDERS[span.kind] ?? ''
}
