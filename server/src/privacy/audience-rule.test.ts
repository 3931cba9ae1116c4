import { EVERY_ROLE } from '@corner/contract/roles.ts'
import { EVERY_ROUTE } from '@corner/contract/routes/every-route.ts'
import { expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People } from '../testing/people.ts'

const testApp = await createTestApp()
const people = new People(testApp)
const team = await people.addTeam('Varsity')
const other = await people.addTeam('Others')
const ada = await people.addAthlete([team])

/** Every role, without a team and in each part of the athlete's own team and of another one. */
async function everyKindOfPerson() {
  const places = [
    undefined,
    ...[team, other].flatMap((of) => (['coach', 'athlete'] as const).map((as) => ({ of, as }))),
  ]
  const kinds = EVERY_ROLE.flatMap((role) => places.map((place) => ({ role, place })))
  return Promise.all(
    kinds.map(async ({ role, place }) => {
      const last_name = place ? `${place.as} of ${place.of.name}` : 'of no team'
      const person = await people.addPerson(role, { first_name: role, last_name })
      if (place) await people.join(person, place.of, place.as)
      return person
    }),
  )
}

/** Each route that shows records of a team's athletes. */
const paths = Object.values(EVERY_ROUTE)
  .filter(({ method, path }) => method === 'GET' && path.includes(':teamId/'))
  .map(({ path }) => path.replace(':teamId', team.id).replace(':athleteId', ada.id))

/** Whether any of those routes shows them something of the athlete. */
async function sees({ headers }: { headers: { authorization: string } }): Promise<boolean> {
  const replies = await Promise.all(paths.map((url) => testApp.app.inject({ url, headers })))
  return replies.some(({ statusCode, body }) => statusCode === 200 && body.includes(ada.id))
}

it('names just those whom the API lets see an athlete; else the account page says something false', async () => {
  const kinds = await everyKindOfPerson()
  const seeing = await Promise.all(kinds.map(async (person) => ((await sees(person)) ? [person.full_name] : [])))
  const { coaches, administrators } = (
    await testApp.app.inject({ url: '/api/users/me/audience/', headers: ada.headers })
  ).json()
  const named = [...coaches, ...administrators].map(({ full_name }) => full_name)
  expect(paths.length).toBeGreaterThan(4)
  expect(seeing.flat().toSorted()).toEqual(named.toSorted())
  expect(named).toHaveLength(1 + 5)
})
