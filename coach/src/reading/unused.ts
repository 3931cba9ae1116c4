import type { Query, Request } from '@corner/contract/entities/query.ts'
import type { MessagePart } from './part.ts'
import type { PartChoices } from './part-choices.ts'
import type { Span } from './spans/span.ts'

/** The significant spans that the reading does not use, in order. */
export function unusedSpans(part: MessagePart, decided: PartChoices, request: Request): Span[] {
  if (request.kind !== 'query' && request.kind !== 'overview' && request.kind !== 'why') return []
  const query = request.kind === 'query' ? request.query : undefined
  const unused = part.spans.filter((span) => !isUsed(span, part, decided, query))
  // In "not more than" the whole is used or not.
  return unused.filter(
    (span) => !part.spans.some((other) => other !== span && covers(other, span) && !unused.includes(other)),
  )
}

const covers = (a: Span, b: Span) => a.from <= b.from && a.until >= b.until

function isUsed(span: Span, part: MessagePart, decided: PartChoices, query: Query | undefined): boolean {
  switch (span.kind) {
    case 'bound':
      // A bare amount may only state a fact: "he slept 9 hours".
      return (
        (decided.roles.get(span) ?? 'none') !== 'none' ||
        query?.measures.some(({ aggregate, metric }) => aggregate === 'correlation' && metric === span.metric) === true
      )
    case 'band':
    case 'name':
    case 'window':
    case 'weekdays':
    case 'count':
      return (
        (decided.roles.get(span) ?? 'none') !== 'none' || isMadeOf(span, query) || changesNothing(span, part, query)
      )
    case 'run':
      return JSON.stringify(query ?? '').includes('streak')
    case 'limit':
      return query === undefined || query.limit === span.value
    case 'place':
      return query?.place === span.value
    case 'exclusion':
      return query === undefined || leavesOut(query) || !followedByName(span, part)
    case 'negation':
      // "Who is tolerating it well and who isn't": without a condition there is nothing to negate.
      return query === undefined || !hasConditions(query) || isNegated(query)
    default:
      return true
  }
}

/** A count can be in a test of a measure, a window in a comparison that only implies it. */
function isMadeOf(span: Span, query: Query | undefined): boolean {
  if (!query) return span.kind === 'window' || span.kind === 'count'
  if (span.kind === 'weekdays') return query.by?.includes('weekday') === true
  if (span.kind === 'window') return query.against !== undefined && 'days' in query.against
  return false
}

/** "They always go together", "one of them starts Saturday", "last night's sleep" with newest values. */
function changesNothing(span: Span, part: MessagePart, query: Query | undefined): boolean {
  if (span.kind === 'band') return query?.by?.includes('band') === true || query?.shown === 'bands'
  if (span.kind === 'count') return span.isEvery && query !== undefined && !hasConditions(query)
  if (span.kind !== 'window') return false
  // "Weekly average strain" says how it is grouped, and no period.
  if (query?.by?.includes('week') && part.tokens[span.from]?.text === 'weekly') return true
  const isNight = 'day' in span.window && span.window.day === 0
  if (isNight && query?.measures.every(({ aggregate }) => aggregate === 'latest') && !query.days.window) return true
  return span.isOneDay && isOfPlans(span, part)
}

/** A day in a separate sentence that names no measure and asks nothing describes a plan. */
function isOfPlans({ from }: Span, { tokens, spans }: MessagePart): boolean {
  const sentence = tokens[from]?.sentence
  const own = tokens.filter((token) => token.sentence === sentence)
  const isOther = tokens.some((token) => token.sentence !== sentence)
  const isAsking = own.some(({ text }) => /^(how|what|which|who|whose|was|were|did|does|show|give|compare)$/.test(text))
  const isOfFigures = spans.some(
    ({ kind, from: at }) =>
      (kind === 'metric' || kind === 'bound' || kind === 'band') && tokens[at]?.sentence === sentence,
  )
  return isOther && !isAsking && !isOfFigures && own.length >= LEAST_WORDS
}
/** "Last Saturday." is an addition to the question before it. */
const LEAST_WORDS = 4

const hasConditions = ({ who, days, measures, having }: Query) =>
  who.where !== undefined ||
  days.where !== undefined ||
  having !== undefined ||
  measures.some(({ test }) => test !== undefined)

const followedByName = ({ until }: Span, { spans }: MessagePart) =>
  spans.some(({ kind, from }) => kind === 'name' && from >= until && from - until <= 3)

const leavesOut = ({ who, days, against }: Query) =>
  who.except !== undefined ||
  who.not === true ||
  days.weekdays !== undefined ||
  (against !== undefined && 'who' in against)

const isNegated = ({ who, having, measures, days }: Query) =>
  who.not === true ||
  who.except !== undefined ||
  [
    ...(who.where ?? []),
    ...(having ? [having] : []),
    ...(days.where ?? []),
    ...measures.flatMap(({ test }) => test ?? []),
  ].some(({ is, than }) => is === 'missing' || is === 'below' || is === 'at_most' || than === 0) ||
  measures.some(({ aggregate }) => aggregate === 'missing_days' || aggregate === 'record_age')
