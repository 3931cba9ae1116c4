import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import type { Query, Request } from '@corner/contract/entities/query.ts'
import { figuresOf } from '../answers/talk/last-figures.ts'
import { type ListedAthlete, listedIn } from '../conversation/listed-athletes.ts'
import { findSpans } from '../reading/spans/find-spans.ts'
import { spansOf } from '../reading/spans/span.ts'
import type { CoachScope } from '../scope.ts'

/** The last answer of a conversation, with which a follow-up is read. */
export interface LastAnswer {
  request: Request
  /** Its figures; for a knowledge article those of the measure asked about. */
  query: Query
  /** The athletes it named, in order. */
  listed: readonly ListedAthlete[]
  /** Whether the answer itself had figures. */
  isOfFigures: boolean
}

/** How many answers back it looks. */
const BACK = 2

/** The last answer that had figures or was about a measure; undefined: there is none. */
export function lastAnswer(history: readonly HistoryMessage[], scope: CoachScope): LastAnswer | undefined {
  // Asking back, or not understanding, does not end the conversation about the answer before.
  const answers = history.filter(({ role }) => role === 'assistant').slice(-BACK)
  const request = answers.flatMap(({ requests = [] }) => requests).findLast(({ kind }) => kind !== 'talk')
  if (!request) return undefined
  const listed = listedOf(history, request, scope)
  if (request.kind === 'knowledge') {
    const query = measuredIn(request.topic, listed, scope)
    return query && { request, query, listed, isOfFigures: false }
  }
  const query = isOfDay(request) ? undefined : figuresOf(withMeasureAsked(request, history, scope), scope)
  return query && { request, query, listed, isOfFigures: true }
}

/** A day's verdict is based on several signs and is no list of one figure. */
const isOfDay = (request: Request) =>
  request.kind === 'advice' ||
  (request.kind === 'overview' && (request.day !== undefined || request.focus !== 'status'))

/** "What is sleep debt" is about sleep debt, for the athletes of the answer before. */
function measuredIn(topic: string, listed: readonly ListedAthlete[], scope: CoachScope): Query | undefined {
  const [metric] = spansOf(findSpans(topic, scope).spans, 'metric')
  if (!metric) return undefined
  const ids = listed.map(({ athlete }) => athlete.id)
  return {
    who: ids.length > 0 ? { ids } : {},
    measures: [{ metric: metric.metric, aggregate: 'latest' }],
    days: {},
    by: ['athlete'],
    asks: 'value',
  }
}

/**
 * An answer about the last one, such as on its rule, names nobody: the athletes of the answer before are still meant.
 */
function listedOf(history: readonly HistoryMessage[], request: Request, { athletes }: CoachScope): ListedAthlete[] {
  const key = JSON.stringify(request)
  const answers = history.filter(({ role }) => role === 'assistant').toReversed()
  const other = answers.findIndex(
    ({ requests = [] }) =>
      requests.some(({ kind }) => kind !== 'talk') && !requests.some((one) => JSON.stringify(one) === key),
  )
  const same = other < 0 ? answers : answers.slice(0, other)
  return same.map(({ content }) => listedIn(content, athletes)).find(({ length }) => length > 0) ?? []
}

/** "His sleep, what's going on with it" is about sleep, although the answer explained the recovery. */
function withMeasureAsked(request: Request, history: readonly HistoryMessage[], scope: CoachScope): Request {
  const asked = history.findLast(({ role }) => role === 'user')?.content ?? ''
  const [metric, second] = spansOf(findSpans(asked, scope).spans, 'metric')
  return request.kind === 'why' && metric && !second ? { ...request, metric: metric.metric } : request
}
