import type { Request } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { riverside } from '../language/team-for-tests.ts'
import { partOf } from '../reading/part.ts'
import { findSpans } from '../reading/spans/find-spans.ts'
import { asLoadRatio } from './load-ratio.ts'

const LIST: Request = {
  kind: 'query',
  query: { who: {}, measures: [{ metric: 'strain', aggregate: 'latest' }], days: {}, by: ['athlete'], asks: 'who' },
}
const read = (words: string, request: Request = LIST) =>
  asLoadRatio(request, partOf(findSpans(words, riverside()), undefined), words)
const relativeOf = (request: Request | undefined) => (request?.kind === 'query' ? request.query.relative : undefined)

it.each<[string, object]>([
  ['acute:chronic load for each athlete, anyone over 1.5?', { above: 1.5 }],
  ['Acute to chronic strain ratio for everyone over the last four weeks', {}],
  ['anyone with an ACWR above 1.3', { above: 1.3 }],
  ['acwr for the whole team', {}],
  ['who is over 1.5 on acute/chronic', { above: 1.5 }],
  ['acute vs chronic load, all the guys', {}],
  ['list everybody whose acute chronic ratio is > 1.3', { above: 1.3 }],
  ['workload ratio for every athlete, flag anything under 0.8', { below: 0.8 }],
  ['whose acute-to-chronic is 1.4 or higher', { above: 1.4 }],
  ['rank the roster by load ratio', {}],
])('reads "%s" as the ratio of two stretches', (words, bound) => {
  expect(read(words)).toMatchObject({
    query: {
      measures: [{ metric: 'strain', aggregate: 'mean' }],
      days: { window: { last: 7 } },
      against: { days: { window: { last: 28, before: 7 } } },
    },
  })
  expect(relativeOf(read(words))).toEqual({ as: 'ratio', ...bound })
})

it.each([
  'do people still believe in the acute chronic ratio',
  'what is acwr',
  'does the acute to chronic ratio predict injuries',
  'who had a strain over 15',
  'acute illness in the team',
])('leaves "%s"', (words) => expect(read(words, { kind: 'knowledge', topic: words })).toBeUndefined())
