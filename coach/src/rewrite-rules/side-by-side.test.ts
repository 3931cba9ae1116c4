import type { Query, Request } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { athlete, riverside } from '../language/team-for-tests.ts'
import { partOf } from '../reading/part.ts'
import { findSpans } from '../reading/spans/find-spans.ts'
import { asSideBySide } from './side-by-side.ts'

const asked = (parts: Partial<Query> = {}): Request => ({
  kind: 'query',
  query: {
    who: {},
    measures: [{ metric: 'recovery', aggregate: 'mean' }],
    days: {},
    by: ['athlete'],
    asks: 'value',
    ...parts,
  },
})
const read = (words: string, request = asked()) =>
  asSideBySide(request, partOf(findSpans(words, riverside()), undefined), words)

it.each<[string, number?]>([
  ['compare Grace and Mateo'],
  ['Grace and Mateo side by side over 30 days', 30],
  ['how do Grace and Mateo stack up'],
  ['why is Grace recovering so much better than Mateo'],
  ['why is Grace recovering so much better than Mateo today'],
  ['how come Grace is doing better than Mateo this week', 7],
])('%s', (words, last) => {
  expect(read(words)).toEqual({
    kind: 'query',
    query: {
      who: { ids: [athlete('Grace Hale').id, athlete('Mateo Reyes').id] },
      measures: ['strain', 'recovery', 'hrv', 'sleep_duration'].map((metric) => ({ metric, aggregate: 'mean' })),
      days: last === undefined ? {} : { window: { last } },
      by: ['athlete'],
      asks: 'who',
    },
  })
})

it.each<[string, Request]>([
  ['compare Grace and Mateo today', asked()],
  ['Grace vs Mateo last night', asked()],
  ["compare Grace and Mateo's HRV", asked()],
  ['why is Grace sleeping so much worse than Mateo, HRV too', asked()],
  ['compare Grace and Mateo, who is under 60', asked()],
  ['compare Grace and Mateo this week with the last 30 days', asked()],
  ['compare Grace', asked()],
  ['Grace and Mateo', asked()],
  ['compare Grace and Mateo', asked({ shown: 'table' })],
  ['compare Grace and Mateo', asked({ days: { weekdays: [1] } })],
  ['compare Grace and Mateo', { kind: 'draft', who: {}, topic: '' }],
])('leaves as it was read: %s', (words, request) => expect(read(words, request)).toBeUndefined())
