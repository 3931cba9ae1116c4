import type { Query } from '@corner/contract/entities/query.ts'
import { describe, expect, it } from 'vitest'
import { scopeWith } from '../scope-for-tests.ts'
import { isReadDifferently } from './different-reading.ts'

const [ANN, BEA] = ['c0000000-0000-4000-8000-000000000001', 'c0000000-0000-4000-8000-000000000002']
const known = (id: string, name: string) => ({ id, name, first_name: name, connected: true, linkEnded: false })
const scope = { ...scopeWith(), athletes: [known(ANN, 'Ann'), known(BEA, 'Bea')] }

const asked = (query: Partial<Query> = {}): Query => ({
  who: {},
  measures: [{ metric: 'recovery', aggregate: 'mean' }],
  days: {},
  asks: 'value',
  ...query,
})
const looked = (query: Query, athletes: string[] = []) => [{ query, athletes }]
const WEEK = { window: { last: 7 } }

describe('is the same question', () => {
  it.each<[string, Query, Query, string[]?]>([
    ['in the same words', asked(), asked()],
    ['the chat’s period said or not', asked({ days: WEEK }), asked()],
    ['people in another order', asked({ who: { ids: [ANN, BEA] } }), asked({ who: { ids: [BEA, ANN] } })],
    ['all by name', asked({ who: { ids: [ANN, BEA] } }), asked()],
    [
      'everybody looked up, and of those asked about told',
      asked({ who: { ids: [ANN] } }),
      asked({ by: ['athlete'] }),
      [ANN],
    ],
    [
      'two beside each other',
      asked({ who: { ids: [ANN] }, against: { who: { ids: [BEA] } } }),
      asked({ who: { ids: [ANN, BEA] }, by: ['athlete'] }),
    ],
    ['a median for a mean', asked(), asked({ measures: [{ metric: 'recovery', aggregate: 'median' }] })],
    [
      'more than was asked',
      asked(),
      asked({
        measures: [
          { metric: 'hrv', aggregate: 'mean' },
          { metric: 'recovery', aggregate: 'mean' },
        ],
      }),
    ],
    [
      'a latest value, of whatever window',
      asked({ measures: [{ metric: 'recovery', aggregate: 'latest' }] }),
      asked({ days: { window: { last: 30 } } }),
    ],
  ])('%s', (_what, query, model, athletes = []) => {
    expect(isReadDifferently(query, looked(model, athletes), scope)).toBe(false)
  })
})

describe('is another question', () => {
  const below = (is: 'below' | 'above') =>
    asked({ who: { where: [{ measure: { metric: 'recovery', aggregate: 'latest' }, is, than: 50 }] } })
  it.each<[string, Query, Query, string[]?]>([
    ['of other people', asked({ who: { ids: [ANN] } }), asked({ who: { ids: [BEA] } }), [BEA]],
    ['of everybody instead of one', asked({ who: { ids: [ANN] } }), asked({ by: ['athlete'] }), [ANN, BEA]],
    ['with somebody who was left out', asked({ who: { except: [ANN] } }), asked()],
    ['of another metric', asked(), asked({ measures: [{ metric: 'hrv', aggregate: 'mean' }] })],
    ['of other days', asked({ days: WEEK }), asked({ days: { window: { last: 30 } } })],
    ['of the week before', asked({ days: { window: { last: 7, before: 7 } } }), asked({ days: WEEK })],
    ['the other way round', asked({ order: 'lowest', by: ['athlete'] }), asked({ order: 'highest', by: ['athlete'] })],
    ['above for below', below('below'), below('above')],
  ])('%s', (_what, query, model, athletes = []) => {
    expect(isReadDifferently(query, looked(model, athletes), scope)).toBe(true)
  })
})

it('is neither where nothing was looked up', () => {
  expect(isReadDifferently(asked(), [], scope)).toBe(false)
})
