import { expect, it } from 'vitest'
import { viewForTests } from '../../team-view/view-for-tests.ts'
import { namedPlaces } from './use-named-places.ts'

const VIEW = viewForTests(
  Array.from({ length: 12 }, (_, place) => ({ name: String.fromCharCode(65 + place), recovery: 30 + 5 * place })),
)
const IDS = VIEW.athletes.map(({ athlete_id }) => athlete_id)

it('gives who is named of a team without a choice places of their own on the page', () => {
  const places = namedPlaces(VIEW, [IDS, IDS, IDS], null)
  expect([...places.keys()]).toContain(IDS[0])
  expect(places.size).toBeGreaterThan(2)
  expect(new Set(places.values()).size).toBe(places.size)
})

it('leaves the places of chosen athletes to the order of choosing', () => {
  const few = IDS.slice(0, 3)
  expect(namedPlaces(VIEW, [few, few, few], null).size).toBe(0)
})
