import { expect, it } from 'vitest'
import { placesFor } from './places.ts'

const titles = (search: string, role: 'athlete' | 'coach' = 'coach') =>
  placesFor(search, role).map(({ title }) => title)

it.each([
  ['at risk', ['Team Overview']],
  ['In the  Red', ['Team Overview']],
  ['team health score', ['Team Overview']],
  ['delete my account', ['Your account']],
  ['who sees my data?', ['Your account']],
  ['join codes', ['Team Information']],
  ['mat sheet', ['Mat sheet']],
  ['protein', []],
  ['reconnective', []],
])('a search for %j means %j', (search, found) => {
  expect(titles(search)).toEqual(found)
})

it('names no screen that the role may not use', () => {
  expect(titles('at risk', 'athlete')).toEqual([])
  expect(titles('password', 'athlete')).toEqual(['Your account'])
})
