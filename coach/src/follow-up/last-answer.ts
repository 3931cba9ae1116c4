import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import type { Query, Request } from '@corner/contract/entities/query.ts'
import { figuresOf } from '../answers/talk/last-figures.ts'
import { type Listed, listedIn } from '../listed/listed-athletes.ts'
import { findSpans } from '../reading/spans/find-spans.ts'
import { spansOf } from '../reading/spans/span.ts'
import type { CoachScope } from '../scope.ts'

/** The last answer of a talk, as what a follow-up is read against. */
export interface LastAnswer {
  request: Request
  /** The figures that it told; of a knowledge article those of the measure that was asked about. */
  query: Query
  /** Whom it named, in its order. */
  listed: readonly Listed[]
  /** Whether it was an answer with figures itself. */
  isOfFigures: boolean
}

/** So many answers are looked at. */
const BACK = 2

/** The last answer, where it had figures or was about a measure; undefined: none was. */
export function lastAnswer(history: readonly HistoryMessage[], scope: CoachScope): LastAnswer | undefined {
  // What was asked back, or not understood, ends no talk about the answer before it.
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

/** What a day asks for is judged by the signs of the day, and is no list of one figure. */
const isOfDay = (request: Request) =>
  request.kind === 'advice' ||
  (request.kind === 'overview' && (request.day !== undefined || request.focus !== 'status'))

/** "What is sleep debt" is about sleep debt, and of whom the answer gave a figure. */
function measuredIn(topic: string, listed: readonly Listed[], scope: CoachScope): Query | undefined {
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

/** An answer about the last one, such as by what rule it goes, names nobody: those of the answer before it are still meant. */
function listedOf(history: readonly HistoryMessage[], request: Request, { athletes }: CoachScope): Listed[] {
  const key = JSON.stringify(request)
  const answers = history.filter(({ role }) => role === 'assistant').toReversed()
  const other = answers.findIndex(
    ({ requests = [] }) =>
      requests.some(({ kind }) => kind !== 'talk') && !requests.some((one) => JSON.stringify(one) === key),
  )
  const same = other < 0 ? answers : answers.slice(0, other)
  return same.map(({ content }) => listedIn(content, athletes)).find(({ length }) => length > 0) ?? []
}

/** "His sleep, what's going on with it" is about sleep, though why the recovery is as it is was told. */
function withMeasureAsked(request: Request, history: readonly HistoryMessage[], scope: CoachScope): Request {
  const asked = history.findLast(({ role }) => role === 'user')?.content ?? ''
  const [metric, second] = spansOf(findSpans(asked, scope).spans, 'metric')
  return request.kind === 'why' && metric && !second ? { ...request, metric: metric.metric } : request
}
