import type { Condition, Query, Request, Who } from '@corner/contract/entities/query.ts'
import type { ChoiceName } from '../src/reading/decided.ts'
import { HELD, IMPLIED } from '../src/reading/implied-conditions.ts'
import type { Part } from '../src/reading/part.ts'
import { opposite } from '../src/reading/request/opposite.ts'
import { type Span, spansOf } from '../src/reading/spans/span.ts'
import { daysEarlier, UNSAID_DAYS } from '../src/reading/unsaid-days.ts'
import { TODAY as TODAY_TEXT } from './corpus.ts'

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export function kindOf(request: Request): string {
  if (request.kind === 'overview') return `overview ${request.focus}`
  if (request.kind === 'cannot') return `cannot ${request.because}`
  if (request.kind === 'talk') return `talk ${request.about}`
  return request.kind
}

const whoOf = (request: Request | undefined): Who =>
  request?.kind === 'query' ? request.query.who : request && 'who' in request ? request.who : {}
const queryOf = (request: Request | undefined): Query | undefined =>
  request?.kind === 'query' ? request.query : undefined

/** The choices that make a request, as far as it can be made of them; what it says nothing of is absent. */
export function choicesFor(part: Part, request: Request): Partial<Record<ChoiceName, string>> {
  const query = queryOf(request)
  const before = queryOf(part.previous)
  const choices: Partial<Record<ChoiceName, string>> = { kind: kindOf(request) }
  const who = whoOf(request)
  if ('who' in request || query) choices.people = peopleOf(part, who)
  if (query) choices.edited = choices.people === 'all' ? 'kept' : (editOf(part, who) ?? 'kept')
  if (!query) {
    if (request.kind === 'why' && spansOf(part.spans, 'metric').length === 0) choices.metric = request.metric ?? 'none'
    const days = 'days' in request ? request.days : undefined
    if (part.previous && 'days' in request)
      choices.days = daysChoice(part, days?.window, queryOf(part.previous)?.days.window)
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

/** The condition that no words of bounds or colors stand for. */
function impliedBy(part: Part, who: Who): string {
  const before = whoOf(part.previous).where ?? []
  const isSaid = (each: Condition) =>
    part.spans.some(
      (span) =>
        (span.kind === 'bound' || span.kind === 'band') &&
        (near(each.than, span.limits.than) || isFromOwn(each, span.limits.than)),
    )
  const open = (who.where ?? []).filter(
    (each) => !each.measure.test && !isSaid(each) && !before.some((one) => same(one, each)),
  )
  const found = Object.entries(IMPLIED).find(([, { measure, is, than }]) =>
    open.some(
      (each) =>
        each.measure.metric === measure.metric &&
        each.measure.aggregate === measure.aggregate &&
        each.is === is &&
        near(each.than, than),
    ),
  )
  return found?.[0] ?? 'none'
}

/** How the asked metrics must stand to the athlete's own. */
function heldBy(part: Part, who: Who, query: Query): string {
  const before = whoOf(part.previous).where ?? []
  const isSaid = (each: Condition) =>
    part.spans.some(
      (span) => span.kind === 'bound' && (near(each.than, span.limits.than) || isFromOwn(each, span.limits.than)),
    )
  const open = (who.where ?? []).filter(
    (each) => !each.measure.test && !isSaid(each) && !before.some((one) => same(one, each)),
  )
  const isAsked = (metric: string) => query.measures.some((measure) => measure.metric === metric)
  const found = Object.entries(HELD).find(([, { aggregate, is, than }]) =>
    open.some(
      ({ measure, ...limits }) =>
        measure.aggregate === aggregate && isAsked(measure.metric) && limits.is === is && near(limits.than, than),
    ),
  )
  return found?.[0] ?? 'none'
}

const TURNED: Readonly<Record<string, string>> = {
  below: 'at_least',
  at_least: 'below',
  above: 'at_most',
  at_most: 'above',
}

/** "Not in the green": what the words bound, the other way round. */
function isTurned(part: Part, where: readonly Condition[]): boolean {
  const bounds = part.spans.flatMap((span) => (span.kind === 'bound' || span.kind === 'band' ? [span.limits] : []))
  const of = (each: Condition) => bounds.filter(({ than }) => near(than, each.than))
  const said = where.filter((each) => !each.measure.test && of(each).length > 0)
  return said.length > 0 && said.every((each) => of(each).every(({ is }) => TURNED[is] === each.is))
}

/** Which days count where no words name them. */
function daysChoice(part: Part, window: Query['days']['window'], before: Query['days']['window']): string {
  if (before !== undefined && same(window, before)) return 'prev'
  const isSaid = spansOf(part.spans, 'window').some((span) => sameWindow(span.window, window))
  if (window === undefined || isSaid) return 'none'
  const unsaid = Object.entries(UNSAID_DAYS).find(([, days]) => sameWindow(days, window))
  if (unsaid) return unsaid[0]
  return before !== undefined && sameWindow(daysEarlier(before, TODAY_TEXT), window) ? 'earlier' : 'none'
}

/** What is kept of the people before. */
function peopleOf(part: Part, who: Who): string {
  const before = whoOf(part.previous)
  if (who.first && queryOf(part.previous)?.limit) return 'result'
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

/** What became of the conditions before; undefined: they are gone. */
function editOf(part: Part, who: Who): string | undefined {
  const before = whoOf(part.previous).where ?? []
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

/** What each span is for in a request. */
export function rolesFor(part: Part, request: Request): Map<Span, string> {
  const roles = new Map<Span, string>()
  const query = queryOf(request)
  const who = whoOf(request)
  const conditions = who.where ?? []
  for (const span of part.spans) {
    switch (span.kind) {
      case 'name': {
        const [athlete] = span.athletes
        if (!athlete || span.athletes.length > 1) break
        const against = query?.against && 'who' in query.against ? query.against.who.ids : undefined
        if (who.except?.includes(athlete.id)) roles.set(span, 'except')
        else if (who.ids?.includes(athlete.id)) roles.set(span, 'ids')
        else if (against?.includes(athlete.id)) roles.set(span, 'against')
        else roles.set(span, 'none')
        break
      }
      case 'metric': {
        const { metric } = span
        const worn = conditions.find(
          ({ measure, is, than }) =>
            measure.metric === metric &&
            !measure.test &&
            (is === 'present' ||
              is === 'missing' ||
              measure.aggregate === 'missing_days' ||
              (/^(workout|nap)/.test(metric) && (than === 1 || than === 0))) &&
            !spansOf(part.spans, 'count').some((count) => isCounted({ measure, is, than }, count)),
        )
        if (worn) {
          const isThere =
            worn.is === 'present' ||
            (worn.measure.aggregate === 'missing_days'
              ? worn.is === 'at_most'
              : worn.is === 'at_least' || worn.is === 'above')
          roles.set(span, isThere ? 'has' : 'lacks')
          break
        }
        if (query?.measures.some((each) => each.metric === metric && !each.test)) {
          const isCondition = conditions.some(({ measure }) => measure.metric === metric)
          const others = query.measures.some(
            (each) => !conditions.some(({ measure }) => measure.metric === each.metric),
          )
          roles.set(span, isCondition && !others && request.kind === 'query' ? 'measure' : 'measure')
        } else if (query?.measures.some((each) => each.with === metric)) roles.set(span, 'measure')
        else if (request.kind === 'why' && request.metric === metric) roles.set(span, 'measure')
        else roles.set(span, 'none')
        break
      }
      case 'bound':
      case 'band': {
        const is = (value: unknown) => near(value, span.limits.than)
        if (conditions.some((each) => !each.measure.test && (is(each.than) || isFromOwn(each, span.limits.than))))
          roles.set(span, 'condition')
        else if (
          conditions.some((each) => each.measure.test?.some((test) => is(test.than))) ||
          query?.measures.some(({ test }) => test?.some((each) => is(each.than)))
        )
          roles.set(span, 'test')
        else if (
          query?.days.where?.some((test) => is(test.than)) ||
          query?.measures.some(({ days }) => days?.where?.some((test) => is(test.than)))
        )
          roles.set(span, 'filter')
        else if (query?.against && 'days' in query.against && query.against.days.where?.some((test) => is(test.than)))
          roles.set(span, 'against')
        else if (query?.having && is(query.having.than)) roles.set(span, 'having')
        else roles.set(span, 'none')
        break
      }
      case 'count':
        if (conditions.some(({ measure }) => measure.test)) roles.set(span, 'condition')
        else roles.set(span, conditions.some((each) => isCounted(each, span)) ? 'value' : 'none')
        break
      case 'window': {
        const days = query?.days ?? ('days' in request ? request.days : undefined)
        const against = query?.against && 'days' in query.against ? query.against.days : undefined
        const isToday = 'day' in span.window && span.window.day === 0
        if (sameWindow(days?.window, span.window) || (isToday && !days?.window)) roles.set(span, 'main')
        else if (isSince(days?.window, span.window)) roles.set(span, 'since')
        else if (against && sameWindow(against.window, span.window)) roles.set(span, 'against')
        else if (conditions.some(({ measure }) => sameWindow(measure.days?.window, span.window)))
          roles.set(span, 'condition')
        else if (
          days?.window &&
          !against &&
          spansOf(part.spans, 'window').length === 1 &&
          !conditions.some(({ measure }) => measure.days)
        )
          // The words mean these days, though they are read as others.
          roles.set(span, 'main')
        else roles.set(span, 'none')
        break
      }
      case 'weekdays': {
        const against = query?.against && 'days' in query.against ? query.against.days : undefined
        if (same(query?.days.weekdays, span.weekdays)) roles.set(span, 'main')
        else if (same(against?.weekdays, span.weekdays)) roles.set(span, 'against')
        else roles.set(span, 'none')
        break
      }
      default:
    }
  }
  return roles
}

const near = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) < 0.01 : same(a, b)

const TODAY = Date.parse(TODAY_TEXT)
const DAY = 86_400_000
/** Both as days counted from today. */
export function daysOfWindow(window: Query['days']['window'], period = 7): readonly [number, number] {
  if (window === undefined) return [1 - period, 0]
  if ('day' in window) return [window.day, window.day]
  if ('last' in window) return [1 - window.last - (window.before ?? 0), -(window.before ?? 0)]
  return [(Date.parse(window.from) - TODAY) / DAY, (Date.parse(window.until) - TODAY) / DAY]
}
const sameWindow = (a: Query['days']['window'], b: Query['days']['window']) =>
  a !== undefined && b !== undefined && same(daysOfWindow(a), daysOfWindow(b))

/** From a named day until today. */
function isSince(days: Query['days']['window'], said: Query['days']['window']): boolean {
  if (!days || !said || !('from' in days)) return false
  const [[from, until], [first, last]] = [daysOfWindow(days), daysOfWindow(said)]
  return until === 0 && from === first && first === last && first < 0
}

/** "10 below their own average" is a bound on the latest value, and as well one on its distance from that average. */
const isFromOwn = ({ measure, than }: Condition, said: unknown) =>
  measure.aggregate === 'from_own_average' &&
  typeof said === 'object' &&
  said !== null &&
  'of' in said &&
  said.of === 'own_average' &&
  !('percent' in said) &&
  near(than, 'plus' in said ? said.plus : 0)

/** "Two or more workouts": the count bounds the figure itself. */
const isCounted = ({ measure, is, than }: Condition, { limits }: Span<'count'>) =>
  !measure.test && is === limits.is && near(than, limits.than)

/** From a day until today, held against the days right before it. */
function isAroundEvent(after: Query['days']['window'], before: Query['days']['window']): boolean {
  if (!after || !before || !('from' in after) || !('from' in before)) return false
  const [begin, end] = daysOfWindow(after)
  return end === 0 && begin - daysOfWindow(before)[1] <= 2
}
