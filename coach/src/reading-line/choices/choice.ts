import { checkQuery } from '@corner/analytics/query/check-query.ts'
import type { Choice } from '@corner/contract/entities/chat.ts'
import { type Query, Request } from '@corner/contract/entities/query.ts'
import { catalogueOf, type LineScope } from '../described.ts'
import { readingLine } from '../reading-line.ts'

/** A neighbour of a reading, before it is known to be one; undefined: there is none of this sort. */
export type Offer = { text: string; request: Request | undefined } | undefined

/** More are no menu. */
const CHOICES_MAXIMUM = 8

/** Those of the neighbours that mean something, and something else than the reading and each other. */
export function goodChoices(request: Request, offers: readonly Offer[], scope: LineScope): Choice[] {
  const lines = new Set([readingLine(request, scope)])
  const texts = new Set<string>()
  const choices: Choice[] = []
  for (const offer of offers) {
    if (offer?.request === undefined || choices.length === CHOICES_MAXIMUM) continue
    const read = Request.safeParse(offer.request)
    if (!read.success || !meansSomething(read.data, scope)) continue
    const line = readingLine(read.data, scope)
    if (lines.has(line) || texts.has(offer.text)) continue
    lines.add(line)
    texts.add(offer.text)
    choices.push({ text: offer.text, request: read.data })
  }
  return choices
}

function meansSomething(request: Request, scope: LineScope): boolean {
  const known = { catalogue: catalogueOf(scope), today: scope.today }
  if (request.kind === 'query') return checkQuery(request.query, known).length === 0
  if (!('who' in request)) return true
  const days = 'days' in request && request.days ? request.days : {}
  const measures = [{ metric: 'any_record', aggregate: 'latest' as const }]
  return checkQuery({ who: request.who, measures, days, asks: 'value' }, known).length === 0
}

/** A query with some parts changed; a part that is undefined is taken away. */
export function changedQuery(query: Query, changes: { [Part in keyof Query]?: Query[Part] | undefined }): Request {
  return { kind: 'query', query: withoutAbsent({ ...query, ...changes }) as Query }
}

/** Absent parts are absent, as in JSON. */
export const withoutAbsent = <Whole extends object>(whole: Whole): Whole =>
  Object.fromEntries(Object.entries(whole).filter(([, part]) => part !== undefined)) as Whole
