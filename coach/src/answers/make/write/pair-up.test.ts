import { expect, test } from 'vitest'
import { pairUp } from './pair-up.ts'

type Names = [string, string][]

test.each<[string, { order: string; apart?: Names; together?: Names }, string[], string]>([
  ['neighbours', { order: 'abcd' }, ['ab', 'cd'], ''],
  ['an odd one is left', { order: 'abc' }, ['ab'], 'c'],
  ['nobody', { order: '' }, [], ''],
  ['the next one allowed', { order: 'abcd', apart: [['a', 'b']] }, ['ac', 'bd'], ''],
  [
    'the last two, apart, each go with one of the pair before',
    { order: 'abcd', apart: [['d', 'c']] },
    ['ac', 'bd'],
    '',
  ],
  [
    'the same the other way round',
    {
      order: 'abcd',
      apart: [
        ['c', 'd'],
        ['a', 'c'],
      ],
    },
    ['ad', 'bc'],
    '',
  ],
  [
    'or with one of a pair further ahead',
    {
      order: 'abcdef',
      apart: [
        ['e', 'f'],
        ['e', 'c'],
        ['e', 'd'],
      ],
    },
    ['ae', 'bf', 'cd'],
    '',
  ],
  [
    'somebody whom nobody may go with is left',
    {
      order: 'abc',
      apart: [
        ['a', 'b'],
        ['a', 'c'],
      ],
    },
    ['bc'],
    'a',
  ],
  ['a pair wanted together', { order: 'abcd', together: [['a', 'd']] }, ['ad', 'bc'], ''],
  [
    'a pair wanted together is not broken for those left',
    { order: 'abcd', together: [['a', 'b']], apart: [['c', 'd']] },
    ['ab'],
    'cd',
  ],
  ['a pair wanted with somebody who is not there', { order: 'abc', together: [['a', 'z']] }, ['ab'], 'c'],
])('%s', (_, { order, ...wishes }, pairs, left) => {
  const plan = pairUp([...order], wishes)
  expect(plan.pairs.map((pair) => pair.join(''))).toEqual(pairs)
  expect(plan.left.join('')).toBe(left)
})
