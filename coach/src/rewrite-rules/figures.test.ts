import type { Query, Request } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { athlete, riverside } from '../language/team-for-tests.ts'
import { partOf } from '../reading/part.ts'
import { findSpans } from '../reading/spans/find-spans.ts'
import { applyRewriteRules, isUnambiguous } from './rewrite-rules.ts'

const GRACE = athlete('Grace Hale').id
const query = (parts: Partial<Query>): Request => ({
  kind: 'query',
  query: { who: {}, measures: [{ metric: 'recovery', aggregate: 'mean' }], days: {}, asks: 'value', ...parts },
})
const LIST = query({ by: ['athlete'] })
const KNOWLEDGE: Request = { kind: 'knowledge', topic: '' }
const DRAFT: Request = { kind: 'draft', who: {}, topic: '' }
const partIn = (words: string) => partOf(findSpans(words, riverside()), undefined)
const read = (words: string, request: Request) => applyRewriteRules(request, partIn(words), words)
const reds = { metric: 'recovery', aggregate: 'days', test: [{ metric: 'recovery', is: 'below', than: 34 }] } as const
const ofReds: Query['who'] = { where: [{ measure: { ...reds, test: [...reds.test] }, is: 'at_least', than: 3 }] }
const [OF_REDS] = [query({ who: ofReds, measures: [{ ...reds, test: [...reds.test] }], by: ['athlete'], asks: 'who' })]
const metrics = (...named: string[]) => named.map((metric) => expect.objectContaining({ metric }))
const bed = { metric: 'bed_time', aggregate: 'mean' } as const

it.each<[string, Request, object]>([
  ['Compare Grace and Mateo last 2 weeks. one of them starts saturday', LIST, { days: { window: { last: 14 } } }],
  [
    'why is Grace recovering so much better than Mateo',
    LIST,
    { measures: metrics('strain', 'recovery', 'hrv', 'sleep_duration'), asks: 'who' },
  ],
  [
    'is it worse on Mondays',
    KNOWLEDGE,
    {
      days: { window: { last: 28 }, weekdays: [1] },
      against: { days: { window: { last: 28 }, weekdays: [0, 2, 3, 4, 5, 6] } },
    },
  ],
  [
    'wake times and sleep on lift days (Tue/Thu) against the other weekdays',
    LIST,
    {
      measures: metrics('wake_time', 'sleep_duration'),
      days: { window: { last: 28 }, weekdays: [2, 4] },
      against: { days: { window: { last: 28 }, weekdays: [1, 3, 5] } },
    },
  ],
  [
    "is Grace's Tuesday night worse than her other nights",
    LIST,
    { who: { ids: [GRACE] }, days: { window: { last: 28 }, weekdays: [3] } },
  ],
  ['is recovery worse after thursdays', LIST, { days: { window: { last: 28 }, weekdays: [5] } }],
  [
    'monday strain vs friday strain',
    LIST,
    { days: { weekdays: [1] }, against: { days: { window: { last: 28 }, weekdays: [5] } } },
  ],
  [
    'is there a relationship between bedtime and next-day recovery',
    KNOWLEDGE,
    { measures: [{ metric: 'bed_time', aggregate: 'correlation', with: 'recovery' }] },
  ],
  [
    'any link between recovery and the strain of the day before',
    LIST,
    { measures: [{ metric: 'strain', aggregate: 'correlation', with: 'recovery', lag: 1 }] },
  ],
  [
    'who has a downward trend in recovery over three weeks, as opposed to one bad week',
    LIST,
    { by: ['athlete', 'week'], order: 'lowest', asks: 'who' },
  ],
  [
    'who is up past midnight on weeknights',
    query({ who: { where: [{ measure: bed, is: 'above', than: 24 }] }, measures: [bed], by: ['athlete'] }),
    {
      who: { where: [{ measure: { metric: 'bed_time', aggregate: 'days' }, is: 'at_least', than: 1 }] },
      days: { weekdays: [1, 2, 3, 4, 5] },
    },
  ],
  [
    'a table with recovery, sleep, 7-day HRV vs his 30-day',
    LIST,
    {
      measures: [
        { metric: 'recovery', aggregate: 'latest' },
        { metric: 'sleep_duration', aggregate: 'latest' },
        { metric: 'hrv', aggregate: 'mean', days: { window: { last: 7 } } },
        { metric: 'hrv', aggregate: 'mean', days: { window: { last: 30 } } },
      ],
      shown: 'table',
    },
  ],
  [
    'who improved the most in the last month, sleep or recovery',
    LIST,
    {
      measures: metrics('sleep_duration', 'recovery'),
      order: 'highest',
      against: { days: { window: { before: 30 } } },
    },
  ],
  [
    'six slots: who would benefit the most from recovery work, judging by this past week',
    query({ order: 'highest', by: ['athlete'] }),
    { order: 'lowest' },
  ],
  [
    'did last week beat them up more than the week before',
    query({ days: { window: { last: 7 } }, against: { days: { window: { last: 7, before: 7 } } } }),
    { measures: metrics('recovery', 'strain', 'sleep_duration', 'hrv', 'resting_heart_rate') },
  ],
  [
    'something for the whiteboard, like top 5 sleepers by sleep this week',
    DRAFT,
    { measures: [{ metric: 'sleep_duration', aggregate: 'mean' }], order: 'highest', limit: 5 },
  ],
  ['strain', KNOWLEDGE, { measures: [{ metric: 'strain', aggregate: 'mean' }] }],
  [
    'strain Mon–Fri last week vs their recovery the following morning, per athlete',
    LIST,
    { measures: metrics('recovery', 'strain'), shown: 'table' },
  ],
])('%s', (words, request, expected) => {
  expect(read(words, request)).toMatchObject({ kind: 'query', query: expected })
})

it('counts since a day without other days beside it', () => {
  const { against } = { against: { days: { window: { last: 8, before: 8 } } } }
  const words = 'who had three or more red recoveries since last Sunday'
  const asked = OF_REDS?.kind === 'query' ? { ...OF_REDS.query, against } : undefined
  const settledQuery = asked && read(words, { kind: 'query', query: asked })
  expect(settledQuery).toMatchObject({ kind: 'query', query: { who: ofReds } })
  expect(JSON.stringify(settledQuery)).not.toContain('"before"')
})

it.each([
  ['respiratory rate and skin temp: anyone outside their normal range in the last three days', 3],
  ['who had a resting heart rate above normal the last few days', 3],
])('%s asks for those of some nights', (words, nights) => {
  expect(read(words, LIST)).toMatchObject({ kind: 'overview', day: { form: 'sick', nights } })
})

it('asks who has data for "what share of athlete-nights did we capture"', () => {
  const words = 'what share of athlete-nights did we capture in the last 30 days, and who drags it down'
  expect(read(words, KNOWLEDGE)).toMatchObject({ focus: 'coverage', days: { window: { last: 30 } } })
})

it.each<[string, Request]>([
  ["compare Grace and Mateo's HRV last 2 weeks", LIST],
  ['recovery of Grace on Monday', LIST],
  ['average strain on Mondays', LIST],
  ['what does research say on the relationship between sleep and recovery', KNOWLEDGE],
  ['how is HRV related to anything', KNOWLEDGE],
  ['a table with recovery and sleep', LIST],
  ['what is strain', KNOWLEDGE],
  ['a text to the parents on our top 5 sleepers by sleep', DRAFT],
  ['who is trending down in recovery this week', LIST],
])('has no rule of its own for: %s', (words, request) => {
  expect(isUnambiguous(request, partIn(words), words)).toBe(false)
})

it('"wore it every day" is of nights with a recovery', () => {
  const missing = { metric: 'any_record', aggregate: 'missing_days' } as const
  const asked = query({ who: { where: [{ measure: missing, is: 'at_most', than: 0 }] }, measures: [missing] })
  expect(read('who wore the strap every day', asked)).toMatchObject({
    query: { who: { where: [{ measure: { metric: 'recovery' } }] } },
  })
  expect(read('who has a record every day', asked)).toEqual(asked)
})
