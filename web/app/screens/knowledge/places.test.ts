import { expect, it } from 'vitest'
import { SCREENS } from '../../shared/navigation/screens.ts'
import { PLACES, placesFor } from './places.ts'

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

/** Screens that nobody searches for in the Knowledge Base. */
const NOT_NAMED: Record<string, string> = {
  '/dashboard': 'the own numbers, where the app opens',
  '/admin-dashboard': 'administrators know their screen from the menu',
  '/athlete/:teamId?/:athleteId?': 'opened from an athlete of the team',
  '/connect-whoop-callback': 'where the maker sends the browser back',
  '/connect-device-callback/:provider': 'the same for other makers',
  '/knowledge': 'where the search is',
  '/knowledge/:slug': 'what the search finds',
  '/register': 'of accounts for others, from the menu',
}

it('names each screen, or says why nobody searches for it', () => {
  const named = [...PLACES.map(({ path }) => path), ...Object.keys(NOT_NAMED)]
  expect(named.toSorted()).toEqual(SCREENS.map(({ path }) => path).toSorted())
})
