import { addDays, daysBetween } from '@corner/analytics/calendar.ts'
import type {
  Aggregate,
  Condition,
  Days,
  DayTest,
  Group,
  Measure,
  Query,
  Request,
  Who,
  Window,
} from '@corner/contract/entities/query.ts'
import type { Decided } from './decided.ts'
import { nearestMetric, nearestMetricSpan } from './features.ts'
import { HELD, IMPLIED } from './implied-conditions.ts'
import type { Part } from './part.ts'
import { type Limits, type Span, spansOf } from './spans/span.ts'
import { topicOf } from './topic.ts'
import { daysEarlier, UNSAID_DAYS } from './unsaid-days.ts'

/** The request that a part makes with all its choices made; undefined where they do not fit together. */
export function buildRequest(part: Part, decided: Decided): Request | undefined {
  const [kind = '', about = ''] = decided.kind.split(' ')
  const who = whoOf(part, decided)
  const days = daysOf(part, decided)
  const topic = topicOf(part)
  switch (kind) {
    case 'query': {
      const query = queryOf(part, decided, who, days)
      return query && { kind: 'query', query }
    }
    case 'overview':
      return { kind, who, focus: about, ...(isEmpty(days) ? {} : { days }) } as Request
    case 'why': {
      const metric = measuredMetrics(part, decided)[0]
      return { kind, who, ...(metric === undefined ? {} : { metric }), ...(isEmpty(days) ? {} : { days }) }
    }
    case 'advice':
    case 'draft':
      return { kind, who, topic }
    case 'knowledge':
      return { kind, topic }
    case 'cannot':
      return { kind, because: about, topic } as Request
    case 'talk':
      return { kind, about } as Request
    default:
      return undefined
  }
}

const isEmpty = (days: Days) => Object.keys(days).length === 0
const previousQuery = ({ previous }: Part): Query | undefined =>
  previous?.kind === 'query' ? previous.query : undefined
const previousWho = ({ previous }: Part): Who | undefined =>
  previous?.kind === 'query' ? previous.query.who : previous && 'who' in previous ? previous.who : undefined

function queryOf(part: Part, decided: Decided, who: Who, days: Days): Query | undefined {
  const before = previousQuery(part)
  const measures = measuresOf(part, decided, who)
  if (measures.length === 0) return undefined
  const by = decided.by === 'prev' ? before?.by : decided.by === 'none' ? undefined : (decided.by.split('+') as Group[])
  const order =
    decided.order === 'prev' ? before?.order : decided.order === 'none' ? undefined : (decided.order as Query['order'])
  const limit = limitOf(part, decided, before)
  const shown =
    decided.shown === 'prev' ? before?.shown : decided.shown === 'none' ? undefined : (decided.shown as Query['shown'])
  const against = againstOf(part, decided, days)
  const [having] = boundsWith(part, decided, 'having')
  const place = spansOf(part.spans, 'place')[0]?.value
  return {
    ...{ who, measures, days },
    ...(by === undefined ? {} : { by }),
    ...(having === undefined ? {} : { having: having.limits }),
    ...(order === undefined ? {} : { order }),
    ...(limit === undefined ? {} : { limit }),
    ...(place === undefined || order === undefined ? {} : { place }),
    ...(against === undefined ? {} : { against }),
    asks: (decided.asks === 'prev' ? (before?.asks ?? 'value') : decided.asks) as Query['asks'],
    ...(shown === undefined ? {} : { shown }),
  }
}

function limitOf(part: Part, { limit }: Decided, before: Query | undefined): number | undefined {
  if (limit === 'prev') return before?.limit
  if (limit === 'one') return 1
  return limit === 'said' ? (spansOf(part.spans, 'limit')[0]?.value ?? numberSaid(part)) : undefined
}

const numberSaid = ({ tokens }: Part) =>
  tokens.find(({ value }) => value !== undefined && Number.isInteger(value) && value > 0 && value <= 60)?.value

const spansWith = <Kind extends Span['kind']>(part: Part, decided: Decided, kind: Kind, role: string): Span<Kind>[] =>
  spansOf(part.spans, kind).filter((span) => decided.roles.get(span) === role)

type Bounded = Span<'bound'> | Span<'band'>
const boundsWith = (part: Part, decided: Decided, role: string): Bounded[] =>
  [...spansWith(part, decided, 'bound', role), ...spansWith(part, decided, 'band', role)].toSorted(
    (a, b) => a.from - b.from,
  )

/** Named, kept from the talk, left out, and under conditions. */
function whoOf(part: Part, decided: Decided): Who {
  const base = baseOf(part, decided)
  const idsOf = (role: string) => [
    ...new Set(
      spansWith(part, decided, 'name', role)
        .flatMap(({ athletes }) => (athletes.length === 1 ? athletes : []))
        .map(({ id }) => id),
    ),
  ]
  const [named, except] = [idsOf('ids'), idsOf('except')]
  const ids = decided.people === 'added' ? [...new Set([...(base?.ids ?? []), ...named])] : named
  const said = conditionsOf(part, decided)
  const isNot = decided.negated === 'yes' && said.length > 0
  // "Take out anyone under 7" leaves those before as they are.
  const conditions = isNot && base?.where ? said.map(turned) : said
  const where = [...(base?.where ?? []), ...conditions]
  return {
    ...(base?.ids ? { ids: base.ids } : {}),
    ...(ids.length > 0 ? { ids } : part.self === undefined ? {} : { ids: [part.self] }),
    ...(except.length > 0 || base?.except ? { except: [...new Set([...(base?.except ?? []), ...except])] } : {}),
    ...(where.length > 0 ? { where } : {}),
    ...(base?.combine ? { combine: base.combine } : {}),
    ...((isNot && !base?.where) || base?.not ? { not: true } : {}),
    ...(base?.first ? { first: base.first } : {}),
  }
}

/** Whom a follow-up starts from, by what is kept of those before. */
function baseOf(part: Part, decided: Decided): Who | undefined {
  const before = previousWho(part)
  if (decided.people === 'result') return resultOf(part)
  if (decided.people === 'all' || !before) return undefined
  const { ids, except, first, where, ...rest } = edited(part, decided, before)
  const named = { ...(ids && { ids }), ...(except && { except }), ...(first && { first }) }
  switch (decided.people) {
    case 'named':
      return named
    case 'conditions':
      return { ...rest, ...(where && { where }) }
    case 'others':
      return { ...rest, ...(where && { where }), ...(ids && { except: ids }) }
    default:
      return { ...rest, ...named, ...(where && { where }) }
  }
}

/** "At 55", "make it three": the number of what was asked before is another one. */
function edited(part: Part, decided: Decided, who: Who): Who {
  const number = decided.edited === 'number' ? anyNumber(part) : undefined
  const { where, ...rest } = who
  if (!where) return who
  if (decided.edited === 'last_dropped') return where.length > 1 ? { ...rest, where: where.slice(0, -1) } : rest
  if (decided.edited === 'first_dropped') return where.length > 1 ? { ...rest, where: where.slice(1) } : rest
  return number === undefined
    ? who
    : { ...who, where: where.map((condition, at) => withNumber(condition, at === where.length - 1, number)) }
}

function withNumber(condition: Condition, isLast: boolean, number: number): Condition {
  return isLast && typeof condition.than === 'number' ? { ...condition, than: number } : condition
}

/** The number of a short follow-up, which no other words take. */
const anyNumber = ({ tokens }: Part) => tokens.find(({ value }) => value !== undefined && value >= 0)?.value

/** Those whom the last answer named: the first of its order, or all whom it was about. */
function resultOf(part: Part): Who | undefined {
  const before = previousQuery(part)
  const [measure] = before?.measures ?? []
  if (!before?.order || !before.limit || !measure) return previousWho(part)
  return {
    ...before.who,
    first: { measure: { ...measure, days: measure.days ?? before.days }, order: before.order, limit: before.limit },
  }
}

function conditionsOf(part: Part, decided: Decided): Condition[] {
  const bounds = boundsWith(part, decided, 'condition')
  const windows = windowsOfConditions(part, decided, bounds)
  const direct = bounds.map((span): Condition => {
    const window = windows.get(span)
    return {
      measure: {
        metric: metricOfBound(part, decided, span),
        aggregate: aggregateOf(decided.conditionAggregate, part),
        ...(window ? { days: { window: window.window } } : {}),
      },
      ...span.limits,
    }
  })
  const implied = IMPLIED[decided.implied]
  const held = [
    ...direct,
    ...wornConditions(part, decided),
    ...(implied ? [implied] : []),
    ...heldConditions(part, decided),
  ]
  const tests = testsOf(part, decided)
  const [count] = spansWith(part, decided, 'count', 'condition')
  if (tests.length === 0 || !count) return held
  const isRun = part.spans.some(({ kind }) => kind === 'run')
  const test = count.isEvery ? tests.map(opposite) : tests
  const aggregate = !isRun ? 'days' : decided.aggregate === 'current_streak' ? 'current_streak' : 'longest_streak'
  return [...held, { measure: { metric: test[0]?.metric ?? 'recovery', aggregate, test }, ...count.limits }]
}

/** "Is his resting heart rate up?" */
function heldConditions(part: Part, decided: Decided): Condition[] {
  const held = HELD[decided.held]
  if (!held) return []
  const { aggregate, ...limits } = held
  return measuredMetrics(part, decided).map((metric) => ({ measure: { metric, aggregate }, ...limits }))
}

/** "Strain over 15 yesterday and recovery under 40 today": each window belongs to the bound beside it. */
function windowsOfConditions(part: Part, decided: Decided, bounds: readonly Bounded[]): Map<Bounded, Span<'window'>> {
  const found = new Map<Bounded, Span<'window'>>()
  for (const window of spansWith(part, decided, 'window', 'condition')) {
    const distance = ({ from, until }: Bounded) => (window.from >= until ? window.from - until : from - window.until)
    const nearest = bounds.toSorted((a, b) => distance(a) - distance(b))[0]
    if (nearest && !('day' in window.window && window.window.day === 0)) found.set(nearest, window)
  }
  return found
}

/** "Who wore it", "who lifted yesterday", "who has no data": a metric that is there or not. */
function wornConditions(part: Part, decided: Decided): Condition[] {
  const conditions = (['has', 'lacks'] as const).flatMap((role) =>
    spansWith(part, decided, 'metric', role).map(({ metric }): Condition => {
      const sport = spansOf(part.spans, 'sport')[0]?.sport
      const isWorkout = /^(workout|nap)/.test(metric)
      const aggregate = aggregateOf(decided.conditionAggregate, part)
      const measure: Measure = { metric, aggregate, ...(sport && isWorkout ? { sport } : {}) }
      if (metric === 'any_record' && aggregate === 'missing_days')
        return { measure, ...(role === 'has' ? { is: 'at_most', than: 0 } : { is: 'above', than: 0 }) }
      if (isWorkout) return { measure, ...(role === 'has' ? { is: 'at_least', than: 1 } : { is: 'at_most', than: 0 }) }
      return { measure, is: role === 'has' ? 'present' : 'missing' }
    }),
  )
  return [...new Map(conditions.map((each) => [JSON.stringify(each), each])).values()]
}

const OPPOSITE: Partial<Record<Limits['is'], Limits['is']>> = {
  below: 'at_least',
  at_most: 'above',
  above: 'at_most',
  at_least: 'below',
}
const turned = (condition: Condition): Condition => ({
  ...condition,
  is: OPPOSITE[condition.is as Limits['is']] ?? condition.is,
})
const opposite = (test: DayTest): DayTest => ({ ...test, is: OPPOSITE[test.is as Limits['is']] ?? test.is })

function testsOf(part: Part, decided: Decided): DayTest[] {
  return boundsWith(part, decided, 'test').map((span) => ({
    metric: metricOfBound(part, decided, span),
    ...span.limits,
  }))
}

const METRIC_OF_UNIT: Record<string, string> = { h: 'sleep_duration', ms: 'hrv', bpm: 'resting_heart_rate' }
const UNITS_OF_METRIC: Record<string, RegExp> = {
  h: /sleep|time|debt|need/,
  ms: /hrv/,
  bpm: /heart/,
  '%': /recovery|sleep_|oxygen/,
}

function metricOfBound(part: Part, decided: Decided, span: Bounded): string {
  if (span.kind === 'band') return 'recovery'
  if (span.metric) return span.metric
  const near = metricBeside(part, decided, span)
  const { unit } = span
  if (near && (unit === undefined || UNITS_OF_METRIC[unit]?.test(near))) return near
  if (unit && METRIC_OF_UNIT[unit]) return METRIC_OF_UNIT[unit]
  return near ?? measuredMetrics(part, decided)[0] ?? 'recovery'
}

/** The metric beside a bound, unless another bound stands nearer to it. */
function metricBeside(part: Part, decided: Decided, span: Span<'bound'>): string | undefined {
  const others = spansOf(part.spans, 'bound').filter(
    (each) => each !== span && !each.metric && decided.roles.get(each) !== 'none',
  )
  const near = nearestMetric(part, span)
  if (others.length === 0 || spansOf(part.spans, 'metric').length < 1) return near
  const [mine] = nearestMetricSpan(part, span)
  if (!mine) return near
  const isTaken = others.some((other) => {
    const [its, distance] = nearestMetricSpan(part, other)
    return its === mine && distance < (nearestMetricSpan(part, span)[1] ?? 0)
  })
  return isTaken ? likelyMetric(span) : near
}

/** By its size: 14 is a strain, 40 a recovery, 6.5 hours of sleep. */
function likelyMetric({ limits: { than }, unit }: Span<'bound'>): string | undefined {
  if (typeof than !== 'number') return undefined
  if (unit === 'h' || (than >= 3 && than <= 11)) return 'sleep_duration'
  return than <= 21 ? 'strain' : 'recovery'
}

/** The metrics that are asked for. */
function measuredMetrics(part: Part, decided: Decided): string[] {
  const said = [...new Set(spansWith(part, decided, 'metric', 'measure').map(({ metric }) => metric))]
  if (said.length > 0) return said
  if (decided.metric === 'prev') return previousQuery(part)?.measures.map(({ metric }) => metric) ?? []
  return decided.metric === 'none' ? [] : [decided.metric]
}

const aggregateOf = (choice: string, part: Part): Aggregate =>
  (choice === 'prev' ? (previousQuery(part)?.measures[0]?.aggregate ?? 'latest') : choice) as Aggregate

const OF_TESTS: readonly Aggregate[] = ['days', 'share', 'longest_streak', 'current_streak']

function measuresOf(part: Part, decided: Decided, who: Who): Measure[] {
  const before = previousQuery(part)
  const said = namedMeasures(part, decided, who)
  if (decided.measures === 'added' && before) return distinct([...before.measures, ...said])
  return said
}

function namedMeasures(part: Part, decided: Decided, who: Who): Measure[] {
  const before = previousQuery(part)
  const several = decided.aggregate.split('+') as Aggregate[]
  if (several.length > 1)
    return measuredMetrics(part, decided).flatMap((metric) => several.map((aggregate) => ({ metric, aggregate })))
  const aggregate = aggregateOf(decided.aggregate, part)
  const isNamed = spansWith(part, decided, 'metric', 'measure').length > 0
  if (!isNamed && decided.metric === 'prev' && decided.aggregate === 'prev' && before) return before.measures
  const tests = testsOf(part, decided)
  const sport = spansOf(part.spans, 'sport')[0]?.sport
  const metrics = measuredMetrics(part, decided)
  const conditions = who.where ?? []
  const others = metrics.filter((metric) => !conditions.some(({ measure }) => measure.metric === metric))
  if (conditions.length > 0 && others.length === 0) return distinct(conditions.map(({ measure }) => measure))
  if (OF_TESTS.includes(aggregate)) {
    const test = tests.length > 0 ? tests : testsBefore(part)
    return test.length === 0 ? [] : [{ metric: test[0]?.metric ?? 'recovery', aggregate, test }]
  }
  if (aggregate === 'correlation') {
    const [first, second] = metrics
    return first && second
      ? [{ metric: first, aggregate, with: second, ...(decided.lag === '1' ? { lag: 1 } : {}) }]
      : []
  }
  return metrics.map((metric) => ({ metric, aggregate, ...(sport && metric.startsWith('workout') ? { sport } : {}) }))
}

/** "Since when?" of those who are below a bound: since they are below it. */
function testsBefore(part: Part): DayTest[] {
  const before = previousQuery(part)
  const test = before?.measures[0]?.test
  if (test) return test
  return (before?.who.where ?? []).flatMap(({ measure, ...limits }) =>
    measure.test
      ? measure.test
      : /^(latest|mean|min|max)$/.test(measure.aggregate)
        ? [{ metric: measure.metric, ...limits }]
        : [],
  )
}

const distinct = (measures: Measure[]): Measure[] => [
  ...new Map(measures.map((measure) => [JSON.stringify(measure), measure])).values(),
]

function daysOf(part: Part, decided: Decided): Days {
  const before =
    part.previous?.kind === 'query'
      ? part.previous.query.days
      : part.previous && 'days' in part.previous
        ? part.previous.days
        : undefined
  const [window] = spansWith(part, decided, 'window', 'main')
  const [weekdays] = spansWith(part, decided, 'weekdays', 'main')
  const where = boundsWith(part, decided, 'filter').map(
    (span): DayTest => ({ metric: metricOfBound(part, decided, span), ...span.limits }),
  )
  const base: Days =
    decided.days === 'prev'
      ? (before ?? {})
      : decided.days === 'earlier'
        ? { ...before, window: daysEarlier(before?.window, part.today) }
        : UNSAID_DAYS[decided.days]
          ? { window: UNSAID_DAYS[decided.days] }
          : {}
  const event = decided.against === 'event' ? aroundEvent(part) : undefined
  if (event) return { ...base, window: event.after }
  const isToday = window && 'day' in window.window && window.window.day === 0
  return {
    ...base,
    ...(window && !isToday ? { window: window.window } : {}),
    ...(weekdays ? { weekdays: [...weekdays.weekdays] } : {}),
    ...(where.length > 0 ? { where, ...(decided.lag === '1' ? { lag: 1 } : {}) } : {}),
  }
}

/** The days from a single named day until today, and as many before it. */
function aroundEvent({ spans, today }: Part): { after: Window; before: Window } | undefined {
  const day = spansOf(spans, 'window').find(
    ({ isOneDay, window }) => isOneDay && 'day' in window && window.day < 0,
  )?.window
  const since = spansOf(spans, 'window').find(({ window }) => 'from' in window && window.until === today)?.window
  const from = day && 'day' in day ? addDays(today, day.day) : since && 'from' in since ? since.from : undefined
  if (from === undefined) return undefined
  const length = daysBetween(from, today) + 1
  return { after: { from, until: today }, before: { from: addDays(from, -length), until: addDays(from, -1) } }
}

function againstOf(part: Part, decided: Decided, days: Days): Query['against'] {
  if (decided.against === 'prev') return previousQuery(part)?.against
  if (decided.against === 'team') return { team: true }
  if (decided.against === 'who') {
    const ids = spansWith(part, decided, 'name', 'against').flatMap(({ athletes }) =>
      athletes.length === 1 ? athletes.map(({ id }) => id) : [],
    )
    return ids.length > 0 ? { who: { ids } } : undefined
  }
  if (decided.against === 'rest') {
    const where = days.where?.map(opposite)
    return where ? { days: { ...days, where } } : undefined
  }
  if (decided.against === 'others') {
    const who = whoOf(part, decided)
    if (who.ids) return { who: { except: who.ids } }
    return who.where ? { who: { ...who, not: true } } : undefined
  }
  if (decided.against === 'event') return { days: { window: aroundEvent(part)?.before } }
  if (decided.against !== 'days') return undefined
  const [window] = spansWith(part, decided, 'window', 'against')
  const [weekdays] = spansWith(part, decided, 'weekdays', 'against')
  if (window) return { days: { window: window.window } }
  if (weekdays) return { days: { ...(days.window ? { window: days.window } : {}), weekdays: [...weekdays.weekdays] } }
  const length = days.window && 'last' in days.window ? days.window.last : 7
  return { days: { window: { last: length, before: length } } }
}
