import type { Query, Request } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { athlete, riverside } from '../../language/team-for-tests.ts'
import { partOf } from '../part.ts'
import { findSpans } from '../spans/find-spans.ts'
import { LOAD_TOLERANCE_MEASURES } from './load-tolerance.ts'
import { rewritePeriods } from './period-comparisons.ts'

const GRACE = athlete('Grace Hale').id
const MATEO = athlete('Mateo Reyes').id
const mean = (metric: string) => ({ metric, aggregate: 'mean' as const })
const OF_GRACE: Partial<Query> = { who: { ids: [GRACE] }, by: ['athlete'] }
const OF_EACH: Partial<Query> = { by: ['athlete'], asks: 'who' }
const halves = { metric: 'recovery', aggregate: 'halves' as const }
const change = { metric: 'recovery', aggregate: 'change' as const }

/** The rewritten reading, of which only the relevant parts are given. */
function put(message: string, read: Partial<Query>, previous?: Request): Request {
  const part = partOf(findSpans(message, riverside()), previous)
  const query: Query = { who: {}, measures: [mean('recovery')], days: {}, asks: 'value', ...read }
  return rewritePeriods({ kind: 'query', query }, part, message)
}

const days = (message: string, read: Partial<Query>) => {
  const request = put(message, read)
  const query = request.kind === 'query' ? request.query : undefined
  return [query?.days, query?.against && 'days' in query.against ? query.against.days : undefined]
}

const LAST_WEEK = { window: { last: 7, before: 7 } }

it.each<[string, Partial<Query>, Query['days'], Query['days']]>([
  [
    'is Grace sleeping better or worse than 2 weeks ago',
    { ...OF_GRACE, days: { window: { day: -14 } }, against: { days: LAST_WEEK } },
    { window: { last: 7 } },
    { window: { last: 7, before: 14 } },
  ],
  ['Grace recovery now vs 3 weeks ago', OF_GRACE, { window: { last: 7 } }, { window: { last: 7, before: 21 } }],
  ['is our strain up from last week', { days: { window: { last: 7 } } }, { window: { last: 7 } }, LAST_WEEK],
  [
    'is Grace more recovered than yesterday',
    { ...OF_GRACE, days: { window: { day: -1 } } },
    { window: { day: 0 } },
    { window: { day: -1 } },
  ],
  [
    'who went up and who went down monday to today',
    { ...OF_EACH, measures: [change] },
    { window: { day: 0 } },
    { window: { day: -5 } },
  ],
  ['who fell since saturday', { ...OF_EACH, measures: [change] }, { window: { day: 0 } }, { window: { day: -7 } }],
  [
    'has Grace dropped since Friday',
    { ...OF_GRACE, measures: [change] },
    { window: { day: 0 } },
    { window: { day: -1 } },
  ],
  [
    'how am I trending this month compared to last, be honest',
    { days: { window: { last: 14 } }, against: { days: { window: { from: '2026-08-01', until: '2026-08-16' } } } },
    { window: { from: '2026-10-23', until: '2026-11-21' } },
    { window: { last: 30, before: 30 } },
  ],
  ['Grace this week vs the one before', OF_GRACE, { window: { last: 7 } }, LAST_WEEK],
  ['biggest drop this week', { ...OF_EACH, measures: [halves] }, { window: { last: 7 } }, LAST_WEEK],
  [
    'who is trending down over the last 3 weeks',
    { ...OF_EACH, measures: [halves], days: { window: { last: 21 } } },
    { window: { last: 7 } },
    { window: { from: '2026-11-01', until: '2026-11-14' } },
  ],
  ['is team recovery down this week', { days: { window: { last: 7 } } }, { window: { last: 7 } }, LAST_WEEK],
  [
    'Grace last night vs her week',
    { ...OF_GRACE, days: { window: { last: 7 } }, against: { days: { window: { last: 7 } } } },
    { window: { day: 0 } },
    { window: { from: '2026-11-14', until: '2026-11-20' } },
  ],
  [
    'Grace last 3 nights vs her normal',
    { ...OF_GRACE, days: { window: { last: 3 } } },
    { window: { last: 3 } },
    { window: { from: '2026-10-22', until: '2026-11-18' } },
  ],
  [
    'does Grace sleep worse on weekends than during the week',
    { ...OF_GRACE, days: { weekdays: [0, 6] }, against: { days: LAST_WEEK } },
    { window: { last: 28 }, weekdays: [0, 6] },
    { window: { last: 28 }, weekdays: [1, 2, 3, 4, 5] },
  ],
  [
    'Grace recovery before and after Wednesday',
    OF_GRACE,
    { window: { from: '2026-11-18', until: '2026-11-21' } },
    { window: { from: '2026-11-14', until: '2026-11-17' } },
  ],
  [
    'Grace recovery monday vs today',
    { ...OF_GRACE, days: { window: { day: -5 } }, against: { days: { window: { day: 0 } } } },
    { window: { day: 0 } },
    { window: { day: -5 } },
  ],
  [
    'how did the room look last week compared with this week',
    { days: LAST_WEEK, against: { days: LAST_WEEK } },
    { window: { last: 7 } },
    { window: { from: '2026-11-08', until: '2026-11-14' } },
  ],
  [
    'Grace recovery this week against the last 4 weeks',
    { ...OF_GRACE, days: { window: { last: 7 } }, against: { days: { window: { last: 28 } } } },
    { window: { last: 7 } },
    { window: { from: '2026-10-18', until: '2026-11-14' } },
  ],
  [
    'did Grace sleep better last week than this week',
    { ...OF_GRACE, days: LAST_WEEK, against: { days: { window: { last: 7 } } } },
    LAST_WEEK,
    { window: { last: 7 } },
  ],
])('%s', (message, read, main, against) => expect(days(message, read)).toEqual([main, against]))

it('leaves a question without two stretches as it was read', () => {
  const query: Partial<Query> = { ...OF_EACH, order: 'lowest', limit: 1, days: { window: { last: 7 } } }
  expect(put('who had the lowest recovery this week', query)).toMatchObject({ query })
  expect(put('Grace recovery this week', { ...OF_GRACE, days: { window: { last: 7 } } })).not.toHaveProperty(
    'query.against',
  )
})

it('takes the furthest the asked way first, and neither where both are asked for', () => {
  const read = { ...OF_EACH, measures: [halves], order: 'lowest' as const, limit: 1 }
  expect(put('biggest rise this week', read)).toMatchObject({ query: { order: 'highest' } })
  expect(put('who went up and who went down this week', read)).not.toHaveProperty('query.order')
})

it('asks what came of the load, and not for the load alone', () => {
  const read = {
    ...OF_EACH,
    who: { ids: [GRACE, MATEO] },
    measures: [mean('strain')],
    order: 'highest' as const,
    limit: 1,
  }
  expect(put('who handles the load better, Grace or Mateo', read)).toEqual({
    kind: 'query',
    query: {
      who: { ids: [GRACE, MATEO] },
      measures: LOAD_TOLERANCE_MEASURES,
      days: {},
      by: ['athlete'],
      asks: 'who',
    },
  })
})

it('tells how long somebody slept where no word asks for the score of their sleep', () => {
  const read = { ...OF_GRACE, measures: [mean('sleep_quality')] }
  expect(put('is Grace sleeping better than 2 weeks ago', read)).toMatchObject({
    query: { measures: [mean('sleep_duration'), mean('sleep_quality')] },
  })
  expect(put('is her sleep quality better than 2 weeks ago, Grace', read)).toMatchObject({
    query: { measures: [mean('sleep_quality')] },
  })
})

it('never holds days against themselves', () => {
  const previous: Request = {
    kind: 'query',
    query: {
      who: { ids: [GRACE] },
      measures: [mean('recovery')],
      days: { window: { day: 0 } },
      by: ['athlete'],
      asks: 'value',
    },
  }
  const read = { ...OF_GRACE, days: LAST_WEEK, against: { days: LAST_WEEK } }
  expect(put('and compared to the week before?', read, previous)).toMatchObject({
    query: { days: { window: { day: 0 } }, against: { days: { window: { from: '2026-11-08', until: '2026-11-14' } } } },
  })
})
