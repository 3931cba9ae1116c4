import { randomUUID } from 'node:crypto'
import type { RosterImported } from '@corner/contract/entities/roster.ts'
import { beforeEach, expect, it } from 'vitest'
import { rotateCodes } from '../teams/rotate-codes.ts'
import { createTestApp } from '../testing/app.ts'
import { People, TEST_PASSWORD, type TestPerson, type TestTeam } from '../testing/people.ts'
import { runConcurrently } from '../testing/race.ts'
import { callerOf, linesOf } from './calls-for-tests.ts'

const testApp = await createTestApp()
const { app, database } = testApp
const people = new People(testApp)
const administrator = await people.addAdministrator()
const call = callerOf(testApp, administrator)
let [team, other]: TestTeam[] = []

beforeEach(async () => {
  team = await people.addTeam('Eagles Men')
  other = await people.addTeam('Eagles Women')
})

const eagles = () => team as TestTeam
const women = () => other as TestTeam
const codesOf = ({ id }: TestTeam) =>
  database.selectFrom('teams').select(['coach_code', 'athlete_code']).where('id', '=', id).executeTakeFirstOrThrow()
/** Which codes of a team were replaced since it was created. */
async function endedOf(known: TestTeam): Promise<string[]> {
  const now = await codesOf(known)
  return (['coach_code', 'athlete_code'] as const).filter((code) => now[code] !== known[code])
}
const BOTH = ['coach_code', 'athlete_code']
const register = (team_code: string) =>
  app.inject({
    method: 'POST',
    url: '/api/register/',
    payload: {
      email: `${randomUUID()}@x.example`,
      password: TEST_PASSWORD,
      first_name: 'A',
      last_name: 'B',
      team_code,
    },
  })
const remove = (user: { id: string }, fields: object = {}) =>
  call('POST', 'admin/remove-user-from-team/', { user_id: user.id, team_id: eagles().id, ...fields })
const edit = ({ id, email }: TestPerson, fields: object) =>
  call('PUT', `admin/update-user/${id}/`, {
    username: email,
    email,
    first_name: 'Ada',
    last_name: 'Tester',
    ...fields,
  })
const deleteUser = ({ id }: TestPerson, query = '') => call('DELETE', `admin/delete-user/${id}/${query}`)

it('replaces both codes of a team when a coach who saw them leaves: the old ones stop working', async () => {
  const coach = await people.addCoach([eagles()])
  expect((await deleteUser(coach)).status).toBe(200)
  expect(await endedOf(eagles())).toEqual(BOTH)
  expect(await endedOf(women()), 'another team keeps its codes').toEqual([])
  for (const code of [eagles().coach_code, eagles().athlete_code]) expect((await register(code)).statusCode).toBe(400)
  const lines = (await linesOf(testApp, 'join_code_rotated')).slice(-1)
  expect(lines).toMatchObject([
    { actor_id: administrator.id, details: { team: 'Eagles Men', team_id: eagles().id, role: 'coach and athlete' } },
  ])
})

it.each<[string, (coach: TestPerson) => Promise<unknown>]>([
  ['taken out of the team', (coach) => remove(coach)],
  [
    'made an athlete of the team',
    ({ id }) => call('POST', 'admin/assign-user-to-team/', { user_id: id, team_id: eagles().id, role: 'athlete' }),
  ],
  ['made an athlete', (coach) => edit(coach, { role: 'athlete' })],
  [
    'made an athlete of the team by its code',
    (coach) => edit(coach, { role: 'athlete', team_code: eagles().athlete_code }),
  ],
  [
    'gone of their own will',
    ({ headers }) =>
      app.inject({ method: 'POST', url: '/api/users/me/delete/', headers, payload: { password: TEST_PASSWORD } }),
  ],
])('ends both codes with a coach who is %s', async (_, leave) => {
  const coach = await people.addCoach([eagles()])
  const reply = (await leave(coach)) as { status?: number; statusCode?: number; body: unknown }
  expect(reply.status ?? reply.statusCode, JSON.stringify(reply.body)).toBe(200)
  expect(await endedOf(eagles())).toEqual(BOTH)
})

it('replaces the athletes’ code when an athlete is removed, but not when one leaves voluntarily', async () => {
  const [first, second, third] = [
    await people.addAthlete([eagles()]),
    await people.addAthlete([women()]),
    await people.addAthlete([await people.addTeam('Third')]),
  ]
  await remove(first)
  expect(await endedOf(eagles())).toEqual(['athlete_code'])
  await deleteUser(second)
  expect(await endedOf(women())).toEqual(['athlete_code'])
  const before = await database.selectFrom('teams').select(['id', 'athlete_code']).where('name', '=', 'Third').execute()
  const payload = { password: TEST_PASSWORD }
  await app.inject({ method: 'POST', url: '/api/users/me/delete/', headers: third.headers, payload })
  const after = await database.selectFrom('teams').select(['id', 'athlete_code']).where('name', '=', 'Third').execute()
  expect(after).toEqual(before)
})

it('keeps the codes where the administrator says so', async () => {
  await remove(await people.addCoach([eagles()]), { rotate_codes: false })
  await deleteUser(await people.addCoach([eagles()]), '?rotate_codes=false')
  await edit(await people.addCoach([eagles()]), { role: 'athlete', rotate_codes: false })
  expect(await endedOf(eagles())).toEqual([])
})

it('changes no code for a change that takes nothing away', async () => {
  const coach = await people.addCoach([eagles()])
  await edit(coach, { role: 'coach', last_name: 'Renamed' })
  await edit(coach, { role: 'admin' })
  expect(await endedOf(eagles())).toEqual([])
})

it.each<[string, (admin: TestPerson) => Promise<unknown>]>([
  ['deleted', (admin) => deleteUser(admin)],
  ['made a coach', (admin) => edit(admin, { role: 'coach' })],
])('ends all codes and the open invitations of an administrator who is %s', async (_, leave) => {
  const leaving = await people.addAdministrator()
  const invite = async (by: TestPerson, email: string) => {
    const reply = await app.inject({
      method: 'POST',
      url: `/api/teams/admin/roster/import/?team_id=${eagles().id}`,
      headers: { ...by.headers, 'content-type': 'text/csv' },
      payload: `email,first,last,role\n${email},A,B,coach`,
    })
    const [invitation] = (reply.json() as RosterImported).invitations
    if (!invitation) throw new Error(reply.body)
    return invitation
  }
  const [theirs, renewed, ours] = [
    `${randomUUID()}@x.example`,
    `${randomUUID()}@x.example`,
    `${randomUUID()}@x.example`,
  ]
  const kept = await invite(leaving, theirs)
  const { id } = await invite(leaving, renewed)
  await invite(administrator, ours)
  const again = (await call('POST', `admin/invitations/${id}/renew/`)).body
  expect(await leave(leaving)).toMatchObject({ status: 200 })
  const accept = ({ link }: { link: string }) =>
    app.inject({
      method: 'POST',
      url: '/api/invitations/accept/',
      payload: { token: link.split('#')[1], first_name: 'A', last_name: 'B', password: TEST_PASSWORD },
    })
  expect((await accept(kept)).statusCode, 'the link that they kept').toBe(400)
  expect((await accept(again)).statusCode, 'one that another administrator has renewed').toBe(201)
  const open = await database.selectFrom('invitations').select('email').where('team_id', '=', eagles().id).execute()
  expect(open).toEqual([{ email: ours }])
  expect((await linesOf(testApp, 'invitation_withdrawn')).map(({ details }) => details)).toContainEqual({
    team: 'Eagles Men',
    email: theirs,
  })
  expect([await endedOf(eagles()), await endedOf(women())]).toEqual([BOTH, BOTH])
})

it('lets nobody join with a code that is replaced at the same moment', async () => {
  const before = await database.selectFrom('users').select('id').execute()
  const rotation = [{ team_id: eagles().id, roles: ['coach', 'athlete'] as const }]
  const [registered] = await runConcurrently(
    database,
    // Like a removal that has not committed yet.
    (transaction) => rotateCodes(transaction, rotation, administrator.id),
    [() => register(eagles().coach_code)],
  )
  expect(registered?.statusCode).toBe(400)
  expect(await database.selectFrom('users').select('id').execute(), 'nor is an account left').toEqual(before)
})
