import { expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People } from '../testing/people.ts'

const testApp = await createTestApp()
const people = new People(testApp)
const [varsity, juniors, others] = [
  await people.addTeam('Varsity'),
  await people.addTeam('Juniors'),
  await people.addTeam('Others'),
]
const cleo = await people.addCoach([varsity, juniors], { first_name: 'Cleo', last_name: 'Coach' })
const boris = await people.addCoach([juniors], { first_name: 'Boris', last_name: 'Coach' })
await people.addCoach([others], { first_name: 'Foreign', last_name: 'Coach' })
const admin = await people.addAdministrator({ first_name: 'Uwe', last_name: 'Admin' })
const read = async ({ headers }: { headers: { authorization: string } }) =>
  (await testApp.app.inject({ url: '/api/users/me/audience/', headers })).json()

it('names the coaches of the teams where somebody is an athlete, with those teams, and administrators', async () => {
  const ada = await people.addAthlete([varsity, juniors])
  expect(await read(ada)).toEqual({
    coaches: [
      { full_name: 'Boris Coach', email: boris.email, teams: ['Juniors'] },
      { full_name: 'Cleo Coach', email: cleo.email, teams: ['Juniors', 'Varsity'] },
    ],
    administrators: [{ full_name: 'Uwe Admin', email: admin.email }],
  })
})

it('names no coach for somebody without a team, and none who coaches beside a coach', async () => {
  const nobody = { coaches: [], administrators: [{ full_name: 'Uwe Admin', email: admin.email }] }
  expect(await read(await people.addAthlete())).toEqual(nobody)
  expect(await read(cleo)).toEqual(nobody)
})

it('names no athlete who holds a coach membership: it lets them see nothing', async () => {
  const team = await people.addTeam('Odd')
  const ada = await people.addAthlete([team])
  const odd = await people.addAthlete()
  await people.join(odd, team, 'coach')
  expect((await read(ada)).coaches).toEqual([])
})

it('does not name an administrator to themselves', async () => {
  expect((await read(admin)).administrators).toEqual([])
})
