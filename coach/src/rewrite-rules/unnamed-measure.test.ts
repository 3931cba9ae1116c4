import type { Query } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { partOf } from '../reading/part.ts'
import { findSpans } from '../reading/spans/find-spans.ts'
import { scopeWith } from '../scope-for-tests.ts'
import { applyRewriteRules } from './rewrite-rules.ts'

const EVERYBODY: Query = {
  who: {},
  measures: [{ metric: 'recovery', aggregate: 'latest' }],
  days: {},
  by: ['athlete'],
  asks: 'value',
}
const read = (words: string, query: Partial<Query> = {}) =>
  applyRewriteRules(
    { kind: 'query', query: { ...EVERYBODY, ...query } },
    partOf(findSpans(words, scopeWith()), undefined),
    words,
  )

it('takes a list of a measure that nobody named for how the team is today', () => {
  expect(read("anything weird today that I'd miss")).toEqual({ kind: 'overview', who: {}, focus: 'status' })
  expect(read('who can I beat up a little', { order: 'highest', limit: 4 })).toMatchObject({ kind: 'advice', who: {} })
})

it.each<[string, Partial<Query>?]>([
  ["everybody's recovery please"],
  ['give me the numbers'],
  ['who is green'],
  ['the three highest', { shown: 'table', order: 'highest', limit: 3 }],
  ['and last week', { days: { window: { last: 7, before: 7 } } }],
  ['how are they', { measures: [{ metric: 'hrv', aggregate: 'latest' }] }],
])('leaves a list that was asked for: %s', (words, query) =>
  expect(read(words, query)).toMatchObject({ kind: 'query' }),
)
