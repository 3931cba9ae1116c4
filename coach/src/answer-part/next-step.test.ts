import type { Query, Request } from '@corner/contract/entities/query.ts'
import { describe, expect, test } from 'vitest'
import { ANN, scopeOfTests } from '../answers/team-for-tests.ts'
import { nextStep } from './next-step.ts'

const query = (metric: string, last: number): Request => ({
  kind: 'query',
  query: { who: {}, measures: [{ metric, aggregate: 'mean' }], days: { window: { last } }, asks: 'value' },
})
const knowledge: Request = { kind: 'knowledge', topic: 'sleep' }
const stepOf = (saysRecords: boolean, requests: readonly Request[], probability = 0.09) =>
  nextStep(
    {
      text: 'sleep lately',
      isNamed: false,
      strangers: [],
      unused: [],
      unclear: undefined,
      before: undefined,
      saysRecords,
      readings: requests.map((request) => ({ request, probability })),
    },
    scopeOfTests(),
  )

test('figures that are named are answered, with what else may have been meant beside them', () => {
  const step = stepOf(true, [query('hrv', 7), query('hrv', 14), query('hrv', 28)])
  expect(step).toMatchObject({ kind: 'answer', request: query('hrv', 7) })
  expect(step.kind === 'answer' && step.others).toHaveLength(2)
})

test('where nothing of records is named, it is asked back', () => {
  expect(stepOf(false, [query('hrv', 7), query('strain', 7)]).kind).toBe('offer')
  expect(stepOf(true, [knowledge, query('strain', 7)]).kind).toBe('offer')
})

test('what is hardly likely is not understood', () => {
  expect(stepOf(true, [query('hrv', 7), query('strain', 7)], 0.01).kind).toBe('not_understood')
})

describe('what else may have been meant', () => {
  const ofAnn = (changes: Partial<Query>): Request => ({
    kind: 'query',
    query: {
      who: { ids: [ANN] },
      measures: [{ metric: 'sleep_duration', aggregate: 'mean' }],
      days: { window: { last: 7 } },
      by: ['athlete'],
      asks: 'value',
      ...changes,
    },
  })
  const othersOf = (...requests: readonly Request[]) => {
    const step = stepOf(true, requests)
    return step.kind === 'answer' ? step.others.map(({ text }) => text) : []
  }
  const AGAINST = 'Average sleep, Ann Ash, Nov 15 to 21, compared with Nov 8 to 14, yes or no'

  test('is not offered twice in the same words, whichever way its days are given', () => {
    const before = { days: { window: { last: 7, before: 7 } } }
    const dated = { days: { window: { from: '2026-11-08', until: '2026-11-14' } } }
    expect(
      othersOf(
        ofAnn({}),
        ofAnn({ against: before, asks: 'whether' }),
        ofAnn({ against: dated, asks: 'whether' }),
        ofAnn({ days: {}, against: before, asks: 'whether' }),
      ),
    ).toEqual([AGAINST])
  })

  test('is not the answer itself in other words', () => {
    expect(othersOf(ofAnn({}), ofAnn({ days: {}, asks: 'whether' }))).toEqual([])
  })

  test('orders nobody where one athlete is meant', () => {
    const orders = [{ order: 'lowest' }, { order: 'lowest', limit: 1 }, { order: 'lowest', asks: 'when' }] as const
    expect(othersOf(ofAnn({}), ...orders.map(ofAnn))).toEqual([])
    const newest = ofAnn({ measures: [{ metric: 'sleep_duration', aggregate: 'latest' }] })
    for (const order of orders) expect(othersOf(newest, ofAnn(order))).toEqual(['Average sleep, Ann Ash, Nov 15 to 21'])
  })

  test('orders several, and the days of one', () => {
    expect(othersOf(ofAnn({}), ofAnn({ who: {}, order: 'lowest' }))).toEqual([
      'Average sleep, every athlete, Nov 15 to 21, shortest first',
    ])
    expect(othersOf(ofAnn({}), ofAnn({ by: ['day'], order: 'lowest', limit: 1 }))).toEqual([
      'Sleep, Ann Ash, Nov 15 to 21, day by day, only the shortest',
    ])
  })
})
