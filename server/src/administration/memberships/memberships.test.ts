import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/app.ts'
import { People, type TestPerson, type TestTeam } from '../../testing/people.ts'
import { callerOf, linesOf } from '../calls-for-tests.ts'

const testApp = await createTestApp()
const { app, database } = testApp
const people = new People(testApp)
const administrator = await people.addAdministrator()
const call = callerOf(testApp, administrator)
const eagles = await people.addTeam('Eagles')

const assign = ({ id }: { id: string }, role: string, team: { id: string } = eagles) =>
  call('POST', 'admin/assign-user-to-team/', { user_id: id, team_id: team.id, role })
const remove = ({ id }: { id: string }, team: { id: string } = eagles) =>
  call('POST', 'admin/remove-user-from-team/', { user_id: id, team_id: team.id })
const membershipsOf = ({ id }: TestPerson) =>
  database.selectFrom('memberships').select(['team_id', 'role']).where('user_id', '=', id).execute()
const roleOf = async ({ id }: TestPerson) =>
  (await database.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst())?.role
const meStatus = async ({ headers }: TestPerson) => (await app.inject({ url: '/api/users/me/', headers })).statusCode
const seesTeam = async ({ headers }: { headers: TestPerson['headers'] }, { id }: TestTeam) =>
  (await app.inject({ url: '/api/teams/teams/', headers })).json().some((team: { id: string }) => team.id === id)

it('makes a user an athlete of a team, and logs it', async () => {
  const athlete = await people.addAthlete()
  const { status, body } = await assign(athlete, 'athlete')
  expect([status, body]).toEqual([200, { message: 'Ada Tester is now an athlete of Eagles' }])
  expect(await membershipsOf(athlete)).toEqual([{ team_id: eagles.id, role: 'athlete' }])
  expect(await linesOf(testApp, 'membership_set', athlete)).toEqual([
    {
      actor_id: administrator.id,
      subject_id: athlete.id,
      details: { team: 'Eagles', team_id: eagles.id, role: 'athlete', before: null },
    },
  ])
  expect(await meStatus(athlete), 'the user goes on').toBe(200)
})

it('changes nothing the second time, also of ten at once', async () => {
  const athlete = await people.addAthlete()
  const replies = await Promise.all(Array.from({ length: 10 }, () => assign(athlete, 'athlete')))
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(new Set(replies.map(({ body }) => body.message))).toEqual(
    new Set(['Ada Tester is now an athlete of Eagles', 'Ada Tester is already an athlete of Eagles']),
  )
  expect(await linesOf(testApp, 'membership_set', athlete)).toHaveLength(1)
})

it('changes the role in the team, and keeps the date of joining', async () => {
  const coach = await people.addCoach([eagles])
  const joinedAt = async () =>
    (await database.selectFrom('memberships').select('joined_at').where('user_id', '=', coach.id).execute())[0]
      ?.joined_at
  const before = await joinedAt()
  expect((await assign(coach, 'athlete')).body.message).toBe('Ada Tester is now an athlete of Eagles')
  expect(await membershipsOf(coach)).toEqual([{ team_id: eagles.id, role: 'athlete' }])
  expect(await joinedAt()).toEqual(before)
  expect(await linesOf(testApp, 'membership_set', coach)).toMatchObject([
    { details: { role: 'athlete', before: 'coach' } },
  ])
})

it('keeps the other teams of a coach who becomes an athlete of one team', async () => {
  const coached = await people.addTeam('Coached')
  const coach = await people.addCoach([coached])
  await assign(coach, 'athlete')
  expect(await roleOf(coach)).toBe('coach')
  expect([await seesTeam(coach, coached), await seesTeam(coach, eagles)]).toEqual([true, false])
})

it('gives an athlete who becomes a coach the role of coach: they sign in again and see the team', async () => {
  const athlete = await people.addAthlete()
  expect(await meStatus(athlete)).toBe(200)
  const { body } = await assign(athlete, 'coach')
  expect(body.message).toBe("Ada Tester is now a coach of Eagles, and their account is a coach's: they sign in again")
  expect(await roleOf(athlete)).toBe('coach')
  expect(await meStatus(athlete)).toBe(401)
  expect(await seesTeam(await people.addSession(athlete.id), eagles)).toBe(true)
  expect(await linesOf(testApp, 'role_changed', athlete)).toMatchObject([
    { actor_id: administrator.id, details: { from: 'athlete', to: 'coach' } },
  ])
})

it.each(['coach', 'athlete'])('leaves administrators what they are as %s of a team', async (role) => {
  const other = await people.addAdministrator()
  expect((await assign(other, role)).status).toBe(200)
  expect([await roleOf(other), await meStatus(other)]).toEqual(['admin', 200])
})

it('names the user or the team that does not exist', async () => {
  const athlete = await people.addAthlete()
  const nobody = { id: randomUUID() }
  for (const act of [(who: { id: string }, team?: { id: string }) => assign(who, 'athlete', team), remove]) {
    const unknownUser = await act(nobody)
    expect([unknownUser.status, unknownUser.body.fields]).toEqual([404, { user_id: 'The user was not found' }])
    const unknownTeam = await act(athlete, nobody)
    expect([unknownTeam.status, unknownTeam.body.fields]).toEqual([404, { team_id: 'The team was not found' }])
  }
})

it('knows no role but coach and athlete in a team', async () => {
  const athlete = await people.addAthlete()
  const { status, body } = await assign(athlete, 'admin')
  expect([status, Object.keys(body.fields)]).toEqual([400, ['role']])
})

it('ends a membership: the account stays, and a coach sees the team no more', async () => {
  const coach = await people.addCoach([eagles])
  expect(await seesTeam(coach, eagles)).toBe(true)
  expect((await remove(coach)).body).toEqual({ message: 'Ada Tester is no longer a member of Eagles' })
  expect([await seesTeam(coach, eagles), await roleOf(coach)]).toEqual([false, 'coach'])
  expect(await linesOf(testApp, 'membership_ended', coach)).toMatchObject([
    { actor_id: administrator.id, details: { team: 'Eagles', role: 'coach' } },
  ])
  const again = await remove(coach)
  expect([again.status, again.body.error]).toEqual([404, 'Ada Tester is not a member of Eagles'])
})
