import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { ANN, BEA, scopeOfTests } from '../answers/team-for-tests.ts'
import { readQuestion } from '../read-question.ts'
import { partOf } from '../reading/part.ts'
import { findSpans } from '../reading/spans/find-spans.ts'
import { applyRewriteRules } from './rewrite-rules.ts'

const scope = scopeOfTests()
const whoOf = (message: string, said: readonly string[]) => {
  const history = said.map((content, place): HistoryMessage => ({ role: place % 2 ? 'assistant' : 'user', content }))
  const [part] = readQuestion({ message, history, scope }).parts
  return { who: JSON.stringify(part?.readings[0]?.request), unclear: part?.unclear?.kind }
}
const CANNOT = ['did Ann eat breakfast', 'Food is not recorded in Corner.']

it.each(['ok but was he at least up early', "what's her recovery", 'and how did she sleep'])(
  'after an answer without records a pronoun is the athlete who was named last: %s',
  (message) => {
    const { who, unclear } = whoOf(message, CANNOT)
    expect(unclear).toBeUndefined()
    expect(who).toContain(ANN)
    expect(who).not.toContain(BEA)
  },
)

it('of two who were named nobody is taken', () =>
  expect(
    whoOf("what's his recovery", ['did Ann and Bea eat breakfast', 'Food is not recorded.']).who ?? '',
  ).not.toMatch(new RegExp(`${ANN}(?!.*${BEA})`)))

const TABLE: Request = {
  kind: 'query',
  query: {
    who: {},
    measures: [{ metric: 'sleep_duration', aggregate: 'mean' }],
    by: ['athlete'],
    asks: 'value',
    days: { window: { last: 7 } },
    shown: 'table',
  },
}
const { shown: _, ...list } = TABLE.query
const read = (words: string, request: Request) =>
  applyRewriteRules(request, partOf(findSpans(words, scope), TABLE), words)

it.each(['same table for 14 days instead', 'now the last 14 days', 'and over two weeks'])(
  'a table stays one: %s',
  (words) => expect(read(words, { kind: 'query', query: list })).toMatchObject({ query: { shown: 'table' } }),
)
it('unless another form is asked for', () =>
  expect(read('who of them over 14 days', { kind: 'query', query: list })).not.toMatchObject({
    query: { shown: 'table' },
  }))

it.each(['was Ann up early', 'is Ann up on time', 'was Ann up so late'])('asks when somebody woke: %s', (words) =>
  expect(
    read(words, {
      kind: 'query',
      query: {
        who: { ids: [ANN] },
        measures: [{ metric: 'recovery', aggregate: 'latest' }],
        days: {},
        by: ['athlete'],
        asks: 'whether',
      },
    }),
  ).toMatchObject({ query: { measures: [{ metric: 'wake_time' }] } }),
)
