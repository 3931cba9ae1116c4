import type { Query, Request } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { athlete, riverside } from '../language/team-for-tests.ts'
import { partOf } from '../reading/part.ts'
import { findSpans } from '../reading/spans/find-spans.ts'
import { asNextMorning } from './next-morning.ts'

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
  asNextMorning(request, partOf(findSpans(words, riverside()), undefined), words)

/** On Saturday, 21 November. */
it.each<[string, Query['days'], Query['days']]>([
  [
    'strain Mon–Fri last week vs their recovery the following morning, per athlete',
    { window: { from: '2026-11-16', until: '2026-11-20' } },
    { window: { from: '2026-11-17', until: '2026-11-21' } },
  ],
  [
    'strain Mon-Wed last week against recovery the day after',
    { window: { from: '2026-11-16', until: '2026-11-18' } },
    { window: { from: '2026-11-17', until: '2026-11-19' } },
  ],
  [
    'strain Mon-Sat last week against recovery the day after',
    { window: { from: '2026-11-09', until: '2026-11-14' } },
    { window: { from: '2026-11-10', until: '2026-11-15' } },
  ],
  [
    'strain Mon-Fri last 3 weeks vs recovery the next day',
    { window: { last: 21 }, weekdays: [1, 2, 3, 4, 5] },
    { window: { from: '2026-11-02', until: '2026-11-21' }, weekdays: [2, 3, 4, 5, 6] },
  ],
  [
    'strain on Tuesday and Thursday last week vs recovery the next morning',
    { window: { last: 7 }, weekdays: [2, 4] },
    { window: { from: '2026-11-16', until: '2026-11-21' }, weekdays: [3, 5] },
  ],
  [
    'strain on Saturdays vs recovery the morning after',
    { window: { last: 28 }, weekdays: [6] },
    { window: { from: '2026-10-26', until: '2026-11-21' }, weekdays: [0] },
  ],
  [
    'strain of the last 3 days next to recovery the next morning',
    { window: { last: 3 } },
    { window: { from: '2026-11-20', until: '2026-11-21' } },
  ],
  [
    'strain yesterday and recovery the next morning',
    { window: { day: -1 } },
    { window: { from: '2026-11-21', until: '2026-11-21' } },
  ],
  ['strain with next-day recovery', { window: { last: 7 } }, { window: { from: '2026-11-16', until: '2026-11-21' } }],
])('%s', (words, days, after) => {
  expect(read(words)).toMatchObject({
    kind: 'query',
    query: { days, measures: [{ metric: 'recovery', days: after }, { metric: 'strain' }], shown: 'table' },
  })
})

it('has every morning figure, and of one athlete no table', () => {
  const GRACE = athlete('Grace Hale').id
  const words = "Grace's strain this week next to her sleep and HRV the next morning"
  expect(read(words, asked({ who: { ids: [GRACE] } }))).toEqual({
    kind: 'query',
    query: {
      who: { ids: [GRACE] },
      measures: [
        ...['sleep_duration', 'hrv'].map((metric) => ({
          metric,
          aggregate: 'mean',
          days: { window: { from: '2026-11-16', until: '2026-11-21' } },
        })),
        { metric: 'strain', aggregate: 'mean' },
      ],
      days: { window: { last: 7 } },
      by: ['athlete'],
      asks: 'value',
    },
  })
})

it.each([
  ['strain today vs recovery the next morning', asked()],
  ['does strain affect recovery the next morning, with the numbers', asked()],
  ['strain and recovery this week', asked()],
  ['strain and workouts the next day', asked()],
  ['recovery and sleep the next morning', asked()],
  ['strain and recovery the next morning', asked({ days: { where: [{ metric: 'strain', is: 'above', than: 14 }] } })],
  ['strain and recovery the next morning', { kind: 'knowledge', topic: '' } as const],
])('leaves as it was read: %s', (words, request) => expect(read(words, request)).toBeUndefined())
