import { expect, it } from 'vitest'
import { ofOneProvider } from './one-provider.ts'

const wearing = (...providers: (string | null)[]) => providers.map((provider) => ({ provider }))

it.each([
  [
    ['whoop', 'whoop'],
    ['whoop', 'whoop'],
  ],
  [
    ['oura', 'whoop', 'whoop', null],
    ['whoop', 'whoop', null],
  ],
  [['whoop', 'oura'], ['oura']], // as many of each: by name
  [
    [null, null],
    [null, null],
  ],
  [[], []],
])('of athletes with %j it keeps %j', (given, kept) => {
  expect(ofOneProvider(wearing(...given))).toEqual(wearing(...kept))
})

it('counts by those who have the score, and by everybody only where that is equal', () => {
  const athletes = [
    { provider: 'oura', score: null },
    { provider: 'oura', score: null },
    { provider: 'whoop', score: 60 },
    { provider: null, score: null },
  ]
  const hasScore = ({ score }: { score: number | null }) => score !== null
  expect(ofOneProvider(athletes, hasScore)).toEqual(athletes.slice(2))
  expect(ofOneProvider(athletes.slice(0, 2), hasScore)).toEqual(athletes.slice(0, 2))
  const equal = [...athletes, { provider: 'oura', score: 50 }]
  expect(ofOneProvider(equal, hasScore).map(({ provider }) => provider)).toEqual(['oura', 'oura', null, 'oura'])
})
