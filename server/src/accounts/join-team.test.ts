import { randomUUID } from 'node:crypto'
import { OWN_TEAM_TEXTS } from '@corner/contract/texts/own-team.ts'
import { beforeEach, expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People, TEST_PASSWORD, type TestPerson } from '../testing/people.ts'

const testApp = await createTestApp()
const { app, database } = testApp
const people = new People(testApp)
const team = await people.addTeam('Eagles Wrestling')

let network = 0
beforeEach(() => {
  network += 1
})
const join = ({ headers }: Pick<TestPerson, 'headers'>, team_code: string, remoteAddress = `10.3.0.${network}`) =>
  app.inject({ method: 'POST', url: '/api/users/me/join-team/', headers, remoteAddress, payload: { team_code } })
const profileOf = async ({ headers }: Pick<TestPerson, 'headers'>) =>
  (await app.inject({ url: '/api/users/me/', headers })).json()
const logOf = (person: Pick<TestPerson, 'id'>) =>
  database
    .selectFrom('audit_lines')
    .select(['action', 'details'])
    .where('subject_id', '=', person.id)
    .orderBy('id')
    .execute()

it.each(['athlete', 'coach'] as const)('adds an %s in no team to the team of their code, and logs it', async (role) => {
  const person = await people.addPerson(role)
  const reply = await join(person, ` ${team[`${role}_code`].toLowerCase()} `)
  expect(reply.statusCode).toBe(200)
  const teams = [{ team_id: team.id, team_name: 'Eagles Wrestling', role }]
  expect(reply.json()).toMatchObject({ id: person.id, role, teams })
  expect(await profileOf(person)).toEqual(reply.json())
  const details = { team: 'Eagles Wrestling', role, by: 'join_code' }
  expect(await logOf(person)).toEqual([{ action: 'membership_set', details }])
})

it.each([
  ['coach', 'athlete'],
  ['athlete', 'coach'],
] as const)('gives with a code for a %s that role to an %s, as registering does', async (granted, before) => {
  const person = await people.addPerson(before)
  const elsewhere = await people.addSession(person.id)
  expect((await join(person, team[`${granted}_code`])).json()).toMatchObject({
    role: granted,
    teams: [{ team_id: team.id, role: granted }],
  })
  expect(await profileOf(person), 'the session of the change goes on').toMatchObject({ role: granted })
  const other = await app.inject({ url: '/api/users/me/', headers: elsewhere.headers })
  expect(other.statusCode, 'every other has to begin anew').toBe(401)
  expect((await logOf(person)).map(({ action }) => action)).toEqual(['role_changed', 'membership_set'])
})

it('is nothing for an administrator, nor for who is not signed in', async () => {
  const administrator = await people.addAdministrator()
  expect((await join(administrator, team.athlete_code)).statusCode).toBe(403)
  expect((await join({ headers: { authorization: '' } }, team.athlete_code)).statusCode).toBe(401)
  expect((await profileOf(administrator)).teams).toEqual([])
})

it('does for an address that nobody confirmed what registering with the code does', async () => {
  const unproven = await people.addAthlete([], { isProven: false })
  const payload = {
    email: `${randomUUID()}@corner.example`,
    password: TEST_PASSWORD,
    first_name: 'Ada',
    last_name: 'T',
  }
  const registered = await app.inject({
    method: 'POST',
    url: '/api/register/',
    payload: { ...payload, team_code: team.athlete_code },
  })
  const { email_proven, role, teams } = registered.json()
  expect((await join(unproven, team.athlete_code)).json()).toMatchObject({ email_proven, role, teams })
  expect(email_proven).toBe(false)
})

it('refuses a wrong code, an old one and that of a deleted team, and changes nothing', async () => {
  const athlete = await people.addAthlete()
  const gone = await people.addTeam('Gone')
  await database.deleteFrom('teams').where('id', '=', gone.id).execute()
  const renewed = await people.addTeam('Renewed')
  await database.updateTable('teams').set({ coach_code: '333-333-333-333' }).where('id', '=', renewed.id).execute()
  for (const code of ['999-999-999-999', gone.coach_code, renewed.coach_code]) {
    const reply = await join(athlete, code)
    expect(reply.statusCode).toBe(400)
    const sentence = 'This code is not valid'
    expect(reply.json()).toMatchObject({ error: sentence, fields: { team_code: sentence } })
  }
  expect((await join(athlete, ' ')).json()).toMatchObject({ fields: { team_code: 'Code is required' } })
  expect(await profileOf(athlete)).toMatchObject({ role: 'athlete', teams: [] })
  expect(await logOf(athlete)).toEqual([])
})

it('refuses who is in a team, also the second of two at once', async () => {
  const other = await people.addTeam('Hawks')
  const athlete = await people.addAthlete()
  const replies = await Promise.all([join(athlete, team.athlete_code), join(athlete, other.coach_code)])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const again = await join(athlete, team.athlete_code)
  expect([again.statusCode, again.json().error]).toEqual([409, OWN_TEAM_TEXTS.alreadyInTeam])
  expect((await profileOf(athlete)).teams).toHaveLength(1)
})

it('counts wrong codes with those of the form, and right ones with the registrations of the team', async () => {
  const remoteAddress = '10.4.0.1'
  const athlete = await people.addAthlete()
  await join(athlete, 'wrong', remoteAddress)
  await join(athlete, team.athlete_code, remoteAddress)
  const counted = () =>
    database
      .selectFrom('rate_limits')
      .select(['key', 'points'])
      .where('key', '~', '^(join-code|registration):')
      .execute()
  await database.updateTable('rate_limits').set({ points: 120 }).where('key', 'like', 'join-code:%').execute()
  await database.updateTable('rate_limits').set({ points: 300 }).where('key', 'like', 'registration:%').execute()
  expect((await counted()).length).toBeGreaterThan(1)
  const late = await people.addAthlete()
  expect((await join(late, 'wrong', remoteAddress)).statusCode).toBe(429)
  expect((await join(late, team.athlete_code, remoteAddress)).statusCode).toBe(429)
})
