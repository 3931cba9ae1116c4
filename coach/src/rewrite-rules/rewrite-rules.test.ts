import type { Query, Request } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { partOf } from '../reading/part.ts'
import { findSpans } from '../reading/spans/find-spans.ts'
import { scopeWith } from '../scope-for-tests.ts'
import { applyRewriteRules } from './rewrite-rules.ts'

const ANN = 'c0000000-0000-4000-8000-000000000001'
const list = (query: Partial<Query>): Request => ({
  kind: 'query',
  query: { who: {}, measures: [{ metric: 'recovery', aggregate: 'latest' }], days: {}, asks: 'value', ...query },
})
const read = (words: string, request: Request) =>
  applyRewriteRules(request, partOf(findSpans(words, scopeWith()), undefined), words)

const RECOVERY_AND_SLEEP: Query['measures'] = [
  { metric: 'recovery', aggregate: 'latest' },
  { metric: 'sleep_duration', aggregate: 'latest' },
]
const OF_ANN = list({ who: { ids: [ANN] }, measures: RECOVERY_AND_SLEEP })
const OF_ALL = list({ measures: RECOVERY_AND_SLEEP, by: ['athlete'] })
const STRAIN: Query['measures'] = [{ metric: 'strain', aggregate: 'mean' }]
const [OF_ALL_RANKED, PULSES] = [
  list({ by: ['athlete'], order: 'highest', asks: 'who' }),
  list({ measures: [{ metric: 'resting_heart_rate', aggregate: 'latest' }], by: ['athlete'], order: 'highest' }),
]
const THREE_WEEKS = { measures: STRAIN, days: { window: { last: 21 } } }
const IN_THE_RED = {
  where: [{ measure: { metric: 'recovery', aggregate: 'latest' }, is: 'below', than: 34 }],
} satisfies Query['who']

it.each<[string, Request, object]>([
  [
    'how much weight can a kid safely pull in the last 3 days, in percent',
    { kind: 'cannot', because: 'not_stored', topic: '' },
    { kind: 'knowledge' },
  ],
  ['any resting heart rates well above their own normal', list({ by: ['athlete'] }), { day: { form: 'sick' } }],
  [
    'is Ann sick, her resting heart rate is up',
    OF_ANN,
    { kind: 'overview', day: { form: 'sick' }, who: { ids: [ANN] } },
  ],
  ['is her recovery driven by sleep or by load', OF_ANN, { kind: 'why', metric: 'recovery', who: { ids: [ANN] } }],
  ["summarize this morning's status: recovery and sleep", OF_ALL, { kind: 'overview', focus: 'status', who: {} }],
  [
    'who is new on the red list since yesterday and who came off',
    list({ who: IN_THE_RED }),
    { day: { form: 'changes' } },
  ],
  [
    "compare today's red list with yesterday's. Who is new on it and who came off?",
    list({ who: IN_THE_RED }),
    { day: { form: 'changes', only: 'red' } },
  ],
  ['who came off the red list today', list({ who: IN_THE_RED }), { day: { form: 'changes', only: 'red' } }],
  [
    'where do I put the two with no strap',
    { kind: 'overview', who: {}, focus: 'coverage' },
    { kind: 'advice', day: { form: 'groups' } },
  ],
  ['rate us out of ten', { kind: 'advice', who: {}, topic: '' }, { kind: 'overview', focus: 'status', who: {} }],
  ['grade the team 1 to 10', { kind: 'knowledge', topic: '' }, { kind: 'overview', focus: 'status', who: {} }],
  [
    'resting heart rate up and HRV down, who fits that picture',
    { kind: 'knowledge', topic: '' },
    { kind: 'overview', day: { form: 'sick' } },
  ],
  [
    'any athletes with elevated respiratory rate or skin temperature relative to their own baseline today',
    OF_ALL,
    { kind: 'overview', day: { form: 'sick', vitals: ['respiratory_rate', 'skin_temperature'] } },
  ],
  [
    'whose resting hr and breathing are above normal this morning',
    OF_ALL,
    { kind: 'overview', day: { form: 'sick', vitals: ['resting_heart_rate', 'respiratory_rate'] } },
  ],
  [
    'three groups for the rack, no red ones with green ones',
    { kind: 'advice', who: IN_THE_RED, topic: '' },
    { kind: 'advice', who: {} },
  ],
  ['average weekly strain the past three weeks', list(THREE_WEEKS), { query: { by: ['week'] } }],
  [
    'the weekly mean of Ann, three weeks',
    list({ ...THREE_WEEKS, who: { ids: [ANN] }, by: ['athlete'] }),
    { query: { by: ['athlete', 'week'] } },
  ],
  ['rank the squad, worst at the top', OF_ALL_RANKED, { query: { order: 'lowest' } }],
  ['rank the squad by recovery from worst to best', OF_ALL_RANKED, { query: { order: 'lowest' } }],
  ['resting heart rate of the squad, best first', PULSES, { query: { order: 'lowest' } }],
  // The low end of a resting heart rate is the good one.
  ['who has the best resting heart rate', PULSES, { query: { order: 'lowest' } }],
  ['whose resting heart rate got better', PULSES, { query: { order: 'lowest' } }],
  ['top 3 best resting heart rates', PULSES, { query: { order: 'lowest' } }],
])('%s', (words, request, expected) => expect(read(words, request)).toMatchObject(expected))

it.each<[string, Request]>([
  ['recovery and sleep of Ann', OF_ANN],
  ['recovery and sleep of everybody', OF_ALL],
  ['a status table of recovery and sleep', OF_ALL],
  ['who is in the red', list({ who: IN_THE_RED })],
  ['who has respiratory rate over 17 or skin temp 1 above their own baseline', OF_ALL],
  ['average hrv and resting heart rate of everybody against their usual', OF_ALL],
  ['what does a high resting heart rate with a low HRV mean for anybody', { kind: 'knowledge', topic: '' }],
  ['what should those in the red do', { kind: 'advice', who: IN_THE_RED, topic: '' }],
  ['average weekly strain the past ten days', list({ measures: STRAIN, days: { window: { last: 10 } } })],
  ['average weekly strain of everybody, three weeks', list({ ...THREE_WEEKS, by: ['athlete'] })],
  ['strain the past three weeks', list(THREE_WEEKS)],
  ['rank the squad, best at the top', OF_ALL_RANKED],
  ['who has the worst resting heart rate', PULSES],
  ['who has the highest resting heart rate, and is that better', PULSES],
  ['who has the best recovery', list({ by: ['athlete'], order: 'lowest' })],
])('leaves as it was read: %s', (words, request) => expect(read(words, request)).toEqual(request))
