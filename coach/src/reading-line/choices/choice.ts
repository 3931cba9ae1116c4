import { CATALOGUE } from '@corner/analytics/metrics/metric-catalogue.ts'
import { checkQuery } from '@corner/analytics/query/check-query.ts'
import type { Choice } from '@corner/contract/entities/chat.ts'
import { type Query, Request } from '@corner/contract/entities/query.ts'
import { joinSegments, type LineScope } from '../line-segments.ts'
import { readingLine, segmentsOf } from '../reading-line.ts'

/** A possible alternative to a reading, before it is checked; false or undefined: there is none of this kind. */
export type Offer = { text: string; request: Request } | false | undefined

/** A query with some parts changed; undefined removes a part. */
export type Changes = { [Part in keyof Query]?: Query[Part] | undefined }
export const changedQuery = (query: Query, changes: Changes): Request => ({
  kind: 'query',
  query: withoutAbsent({ ...query, ...changes }) as Query,
})

/** Absent fields are removed, as in JSON. */
export const withoutAbsent = <Whole extends object>(whole: Whole): Whole =>
  Object.fromEntries(Object.entries(whole).filter(([, part]) => part !== undefined)) as Whole

/** `The same day by day`: the query with some parts changed. */
export const theSame = (how: string, query: Query, changes: Changes): Offer => ({
  text: `The same ${how}`,
  request: changedQuery(query, changes),
})

/** By what it asks for, without people and days: `Average HRV`, `At least 2 nights in a row with sleep below 6 h`. */
export function byName(request: Request, scope: LineScope): Offer {
  const [what = []] = segmentsOf(request, scope)
  return { text: joinSegments([what]), request }
}

/** More are too many for a menu. */
const CHOICES_MAXIMUM = 8

/** The alternatives that are valid and differ from the reading and from each other. */
export function goodChoices(request: Request, offers: readonly Offer[], scope: LineScope): Choice[] {
  const lines = new Set([readingLine(request, scope)])
  const choices: Choice[] = []
  for (const offer of offers) {
    if (!offer || choices.length === CHOICES_MAXIMUM) continue
    const { success, data } = Request.safeParse(offer.request)
    if (!success || !meansSomething(data, scope)) continue
    const line = readingLine(data, scope)
    if (lines.has(line) || choices.some(({ text }) => text === offer.text)) continue
    lines.add(line)
    choices.push({ text: offer.text, request: data })
  }
  return choices
}

function meansSomething(request: Request, { today }: LineScope): boolean {
  if (request.kind === 'query') return checkQuery(request.query, { catalogue: CATALOGUE, today }).length === 0
  if (!('who' in request)) return true
  const days = 'days' in request && request.days ? request.days : {}
  const measures = [{ metric: 'any_record', aggregate: 'latest' as const }]
  return checkQuery({ who: request.who, measures, days, asks: 'value' }, { catalogue: CATALOGUE, today }).length === 0
}
