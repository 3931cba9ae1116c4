import { expect, it } from 'vitest'
import { linePlaces } from '../../../../shared/charts/line-colours.ts'
import { viewForTests } from '../../team-view/view-for-tests.ts'
import { homePlaces, namedPlaces } from './use-named-places.ts'

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

it('gives chosen athletes the same on the page, whichever chart has them', () => {
  const [a = '', b = '', c = ''] = IDS
  const places = namedPlaces(VIEW, [[a, b], [c], [b]], null, homePlaces(VIEW), [c, a, b])
  expect(new Set([...places.values()].map((place) => place % 8)).size).toBe(3)
})

it('keeps the place of who is named, whatever the filter', () => {
  const home = homePlaces(VIEW)
  const all = namedPlaces(VIEW, [IDS, IDS, IDS], null, home)
  const flagged = IDS.slice(1)
  const fewer = namedPlaces(VIEW, [flagged, flagged, flagged], null, home)
  const inBoth = [...fewer.keys()].filter((id) => all.has(id))
  expect(inBoth.length).toBeGreaterThan(2)
  expect(inBoth.map((id) => fewer.get(id))).toEqual(inBoth.map((id) => all.get(id)))
  const three = inBoth.slice(0, 3).toReversed()
  expect(three.map((id) => linePlaces([three], home).get(id))).toEqual(three.map((id) => all.get(id)))
})

it('gives each of a small team the place of the team, also with fewer chosen', () => {
  const home = homePlaces(viewForTests(['A', 'B', 'C'].map((name) => ({ name, recovery: 50 }))))
  expect([...home.values()]).toEqual([0, 1, 2])
})
