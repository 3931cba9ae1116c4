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
