import type { Choice } from '@corner/contract/entities/chat.ts'
import type { Query, Request } from '@corner/contract/entities/query.ts'
import type { PartOfQuestion } from '../read-question.ts'
import { changedQuery } from '../reading-line/choices/choice.ts'
import type { LineScope } from '../reading-line/line-segments.ts'
import { countOf } from '../reading-line/people-words.ts'
import { readingLine } from '../reading-line/reading-line.ts'

/** Readings that can be offered; "it cannot be answered" is no choice. */
const OFFERED: ReadonlySet<Request['kind']> = new Set(['query', 'overview', 'why', 'advice', 'knowledge'])

/**
 * The likeliest readings by their lines, fewer where two mean the same to the reader, or nothing for a single athlete.
 * @param answered the reading beside whose answer they are offered
 */
export function choicesOf(
  readings: PartOfQuestion['readings'],
  scope: LineScope,
  { most, answered }: { most: number; answered?: Request },
): Choice[] {
  const choices: Choice[] = []
  const told = new Set(answered && [meaningOf(answered, scope)])
  for (const { request } of readings.toSorted((a, b) => b.probability - a.probability)) {
    const meaning = meaningOf(request, scope)
    if (choices.length === most || !OFFERED.has(request.kind) || told.has(meaning) || isEcho(request)) continue
    told.add(meaning)
    const offered = withoutOrderOfOne(request, scope)
    choices.push({ text: readingLine(offered, scope), request: offered })
  }
  return choices
}

/**
 * Advice on the typed words for the team: its line is the question with "Advice:" in front, and its answer may be an
 * article on any of these words.
 */
const isEcho = (request: Request) =>
  request.kind === 'advice' && request.who.ids?.length !== 1 && !request.day && request.topic !== ''

/**
 * What a request asks for, as its line tells it: the same days may be given in two ways. "Yes or no" and "as a table" do
 * not make another question.
 */
function meaningOf(request: Request, scope: LineScope): string {
  if (request.kind !== 'query') return JSON.stringify('topic' in request ? { ...request, topic: '' } : request)
  const plain = withoutOrderOfOne(request, scope)
  return readingLine(changedQuery(plain.query, { asks: 'value', shown: undefined }), scope)
}

/** One athlete cannot be put in an order, nor be "only the shortest". */
function withoutOrderOfOne<Asked extends Request>(request: Asked, scope: LineScope): Asked {
  if (request.kind !== 'query' || !isOfOne(request.query, scope)) return request
  const { order, asks } = request.query
  // "Which day" asks for the end of an order.
  const plain = {
    order: undefined,
    limit: undefined,
    place: undefined,
    asks: order && asks === 'when' ? 'value' : asks,
  }
  return { ...request, ...changedQuery(request.query, plain) }
}

const isOfOne = ({ who, by = [] }: Query, scope: LineScope) =>
  countOf(who, scope) < 2 && by.every((group) => group === 'athlete')
