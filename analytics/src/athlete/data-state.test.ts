import { expect, it } from 'vitest'
import { statusWith } from './athlete-for-tests.ts'
import { type DataState, newestDay } from './data-state.ts'

type Given = Parameters<typeof statusWith>[0]

it.each<[string, DataState, Given]>([
  ['no link', 'not_linked', { linked: false }],
  ['no link, whatever came before', 'not_linked', { linked: false, recovery: [50] }],
  ['linked and nothing at all', 'no_data', {}],
  ['only days without any value, long ago', 'no_data', { recovery: [null], until: '2026-11-10' }],
  ["today's score", 'fresh', { recovery: [50] }],
  ["yesterday's score", 'fresh', { recovery: [50], until: '2026-11-20' }],
  ['a score of two days ago', 'stale', { recovery: [50], until: '2026-11-19' }],
  ['a score of tomorrow, further east', 'fresh', { recovery: [50], until: '2026-11-22' }],
  ["today's record without a score", 'pending', { recovery: [50, null] }],
  ['a first record without a score', 'pending', { recovery: [null] }],
  ["yesterday's record without a score, further west", 'pending', { recovery: [50, null], until: '2026-11-20' }],
  ["yesterday's without a score, and today's with one", 'fresh', { recovery: [null, 50] }],
  ['a night without a score two days ago', 'stale', { recovery: [50, null], until: '2026-11-19' }],
  ['no recovery, but a night from today', 'fresh', { hours: [8] }],
  ['no recovery, and the newest strain 2 days old', 'stale', { strain: [9], until: '2026-11-19' }],
  [
    'an old recovery beside a strain from today',
    'stale',
    { recovery: [50, ...Array(6).fill(null)], strain: [9], until: '2026-11-19' },
  ],
])('%s: %s', (_, state, given) => {
  expect(statusWith(given).dataState).toBe(state)
})

it('is as old as the recovery, or as the newest other value', () => {
  const day = (given: Given) => newestDay(statusWith(given).metrics)
  expect(day({ recovery: [50, null, null], hours: [8] })).toBe('2026-11-19')
  expect(day({ hours: [8, null], strain: [9] })).toBe('2026-11-21')
  expect(day({ hours: [8], strain: [9, null] })).toBe('2026-11-21')
  expect(day({ recovery: [null] })).toBeNull()
})
