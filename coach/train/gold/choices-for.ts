import type { Query, Request } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../../src/reading/part.ts'
import type { ChoiceName } from '../../src/reading/part-choices.ts'
import { opposite } from '../../src/reading/request/opposite.ts'
import { queryIn, whoIn } from '../../src/reading/request/request-fields.ts'
import { spansOf } from '../../src/reading/spans/span.ts'
import { isFromOwn, same } from './alike.ts'
import { heldBy, impliedBy, isTurned } from './conditions.ts'
import { kindOf } from './kind-of.ts'
import { editOf, peopleOf } from './people.ts'
import { daysChoice, isAroundEvent } from './windows.ts'

/** The choices that make up a request, as far as possible; choices it does not determine are absent. */
export function choicesFor(part: MessagePart, request: Request): Partial<Record<ChoiceName, string>> {
  const query = queryIn(request)
  const before = queryIn(part.previous)
  const choices: Partial<Record<ChoiceName, string>> = { kind: kindOf(request) }
  const who = whoIn(request) ?? {}
  if ('who' in request || query) choices.people = peopleOf(part, who)
  if (query) choices.edited = choices.people === 'all' ? 'kept' : (editOf(part, who) ?? 'kept')
  if (!query) {
    if (request.kind === 'why' && spansOf(part.spans, 'metric').length === 0) choices.metric = request.metric ?? 'none'
    const days = 'days' in request ? request.days : undefined
    if (part.previous && 'days' in request)
      choices.days = daysChoice(part, days?.window, queryIn(part.previous)?.days.window)
    return choices
  }
  const or = (now: string, then: string | undefined) => (before !== undefined && now === then ? 'prev' : now)
  const by = (of: Query) => of.by?.join('+') ?? 'none'
  choices.asks = query.asks
  choices.by = or(by(query), before && by(before))
  const [measure] = query.measures
  if (measure) {
    const aggregates = [...new Set(query.measures.map(({ aggregate }) => aggregate))]
    const isOfOne = aggregates.length > 1 && query.measures.length > 1 && !query.measures.some(({ test }) => test)
    choices.aggregate =
      isOfOne && !who.where ? aggregates.toSorted().join('+') : or(measure.aggregate, before?.measures[0]?.aggregate)
    choices.lag = measure.lag === 1 || query.days.lag === 1 ? '1' : 'none'
    const isNamed = spansOf(part.spans, 'metric').some(({ metric }) =>
      query.measures.some((each) => each.metric === metric),
    )
    if (!isNamed)
      choices.metric = same(
        query.measures.map(({ metric }) => metric),
        before?.measures.map(({ metric }) => metric),
      )
        ? 'prev'
        : measure.metric
  }
  if (before) {
    const isAdded =
      before.measures.length < query.measures.length &&
      before.measures.every((each) => query.measures.some((one) => same(one, each)))
    choices.measures = isAdded ? 'added' : 'only'
  }
  choices.implied = impliedBy(part, who)
  choices.held = heldBy(part, who, query)
  choices.order = or(query.order ?? 'none', before && (before.order ?? 'none'))
  const said = spansOf(part.spans, 'limit')[0]?.value
  const numbers = part.tokens.flatMap(({ value }) => (value === undefined ? [] : [value]))
  if (query.limit === undefined) choices.limit = 'none'
  else if (query.limit === said || (query.limit > 1 && numbers.includes(query.limit))) choices.limit = 'said'
  else if (query.limit === before?.limit) choices.limit = 'prev'
  else if (query.limit === 1) choices.limit = 'one'
  choices.shown = or(query.shown ?? 'none', before && (before.shown ?? 'none'))
  if (before && !before.shown && !query.shown) choices.shown = 'none'
  if (before && !before.order && !query.order) choices.order = 'none'
  choices.against = !query.against
    ? 'none'
    : before && same(query.against, before.against)
      ? 'prev'
      : Object.keys(query.against)[0] === 'team'
        ? 'team'
        : (Object.keys(query.against)[0] as string)
  if (
    query.against &&
    'days' in query.against &&
    same(query.days.where?.map(opposite), query.against.days.where ?? null)
  )
    choices.against = 'rest'
  if (
    query.against &&
    'who' in query.against &&
    ((who.ids && same(query.against.who.except, who.ids)) || (who.where && query.against.who.not))
  )
    choices.against = 'others'
  if (query.against && 'days' in query.against && isAroundEvent(query.days.window, query.against.days.window))
    choices.against = 'event'
  choices.days = daysChoice(part, query.days.window, before?.days.window)
  if (who.where) {
    choices.negated = who.not || isTurned(part, who.where) ? 'yes' : 'no'
    const direct = who.where.find(({ measure: { test } }) => !test)
    const bounds = part.spans.flatMap((span) => (span.kind === 'bound' ? [span.limits.than] : []))
    const isOwn = direct !== undefined && bounds.some((than) => isFromOwn(direct, than))
    if (direct) choices.conditionAggregate = isOwn ? 'latest' : direct.measure.aggregate
  }
  return choices
}
