import { randomUUID } from 'node:crypto'
import { TOTAL_HEADER } from '@corner/contract/constants/paging.ts'
import { expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { createTestApp } from '../../testing/app.ts'
import { People } from '../../testing/people.ts'
import { runConcurrently } from '../../testing/race.ts'
import { callerOf, linesOf } from '../calls-for-tests.ts'

const testApp = await createTestApp()
const { app, database } = testApp
const people = new People(testApp)
const administrator = await people.addAdministrator()
const call = callerOf(testApp, administrator)

const create = (organization_id: string, fields: object = {}) =>
  call('POST', 'admin/create-team/', { organization_id, sport: 'Wrestling', ...fields })
const checkCode = async (code: string) => (await call('GET', `admin/validate-team-code/?code=${code}`)).body
const register = (team_code: string) => {
  const email = `${randomUUID()}@corner.example`
  const person = { email, password: 'takedown-6', first_name: 'Ada', last_name: 'New', team_code }
  return app.inject({ method: 'POST', url: '/api/register/', payload: person })
}

it('creates a team that is named after its organization, with two working codes', async () => {
  const organization_id = await people.addOrganization('Iowa')
  const { status, body } = await create(organization_id, { gender: 'female' })
  expect([status, body]).toEqual([
    201,
    {
      coach_code: expect.any(String),
      athlete_code: expect.any(String),
      team: { id: expect.any(String), name: 'Iowa Wrestling Women', description: '', organization: { name: 'Iowa' } },
    },
  ])
  expect(body.coach_code).not.toBe(body.athlete_code)
  for (const role of ['coach', 'athlete'] as const) {
    expect(await checkCode(body[`${role}_code`])).toEqual({ valid: true, role })
    const joined = (await register(body[`${role}_code`])).json()
    expect(joined).toMatchObject({ role, teams: [{ team_name: 'Iowa Wrestling Women', role }] })
  }
  const stored = database.selectFrom('teams').select(['sport', 'gender']).where('id', '=', body.team.id)
  expect(await stored.executeTakeFirst()).toEqual({ sport: 'Wrestling', gender: 'female' })
})

it('logs who created it, and no code', async () => {
  const { body } = await create(await people.addOrganization('Logged'))
  const lines = await linesOf(testApp, 'team_created')
  expect(lines.at(-1)).toEqual({
    actor_id: administrator.id,
    subject_id: null,
    details: { team: 'Logged Wrestling', team_id: body.team.id, organization: 'Logged' },
  })
})

it('numbers the second team of its kind, also of ten made at once', async () => {
  const organization_id = await people.addOrganization('Twin')
  const replies = await Promise.all(Array.from({ length: 10 }, () => create(organization_id)))
  const names = replies.map(({ body }) => body.team.name)
  const expected = ['Twin Wrestling', ...Array.from({ length: 9 }, (_, i) => `Twin Wrestling ${i + 2}`)]
  expect(names.sort()).toEqual(expected.sort())
})

it('creates none for an unknown organization', async () => {
  const { status, body } = await create(randomUUID())
  expect([status, body.fields]).toEqual([404, { organization_id: 'The organization was not found' }])
})

it('renames and describes a team', async () => {
  const team = await people.addTeam('Before')
  const change = { name: ' <b>Öst</b> 🤼 ', description: 'Two\nlines' }
  const { status, body } = await call('PUT', `admin/update-team/${team.id}/`, change)
  expect([status, body]).toMatchObject([
    200,
    { id: team.id, name: '<b>Öst</b> 🤼', description: 'Two\nlines', coach_code: team.coach_code, memberships: [] },
  ])
  expect((await linesOf(testApp, 'team_updated')).at(-1)).toMatchObject({
    details: { team: '<b>Öst</b> 🤼', before: 'Before' },
  })
})

it('takes the longest name that a team can be made with', async () => {
  const organization_id = await people.addOrganization('x'.repeat(200))
  const { body } = await create(organization_id, { sport: 'y'.repeat(200), gender: 'female' })
  const { id, name } = body.team
  expect((await call('PUT', `admin/update-team/${id}/`, { name, description: 'Kept' })).status).toBe(200)
})

it('refuses a name that another team of the organization has, but not its own nor that of another club', async () => {
  const organization_id = await people.addOrganization()
  const [first, second] = [
    await people.addTeam('First', organization_id),
    await people.addTeam('Second', organization_id),
  ]
  const rename = (name: string) => call('PUT', `admin/update-team/${second.id}/`, { name })
  const { status, body } = await rename('FIRST')
  expect([status, Object.keys(body.fields)]).toEqual([409, ['name']])
  expect((await rename('SECOND')).status).toBe(200)
  const elsewhere = await people.addTeam('Elsewhere')
  expect((await call('PUT', `admin/update-team/${elsewhere.id}/`, { name: first.name })).status).toBe(200)
})

it.each(['coach', 'athlete'] as const)('changes the code for a %s: the old one is dead at once', async (role) => {
  const team = await people.addTeam('Rotated')
  const { status, body } = await call('POST', 'admin/rotate-team-code/', { team_id: team.id, role })
  expect(status).toBe(200)
  const [turned, kept] =
    role === 'coach' ? (['coach_code', 'athlete_code'] as const) : (['athlete_code', 'coach_code'] as const)
  expect(body[turned]).not.toBe(team[turned])
  expect(body[kept]).toBe(team[kept])
  expect(await checkCode(team[turned])).toEqual({ valid: false, role: null })
  expect(await checkCode(body[turned])).toEqual({ valid: true, role })
  expect((await register(team[turned])).json().fields).toEqual({ team_code: 'This code is not valid' })
  const line = (await linesOf(testApp, 'join_code_rotated')).at(-1)
  expect(line).toMatchObject({ actor_id: administrator.id, details: { team: 'Rotated', role } })
  expect(JSON.stringify(line), 'the log holds no code').not.toContain(body[turned])
})

it('deletes a team: people and their data stay, its codes and invitations end, and it is gone for its coach', async () => {
  const team = await people.addTeam('Doomed')
  const [coach, athlete] = [await people.addCoach([team]), await people.addAthlete([team])]
  const person = { email: 'in@corner.example', first_name: 'In', last_name: 'Vited', role: 'athlete' as const }
  await database
    .insertInto('invitations')
    .values({ ...person, token_hash: Buffer.from('hash'), team_id: team.id, expires_at: new Date() })
    .execute()
  const { status, body } = await call('DELETE', `admin/delete-team/${team.id}/`)
  expect([status, body.message]).toEqual([200, 'Doomed has been deleted. Its join codes are no longer valid.'])
  for (const code of [team.coach_code, team.athlete_code]) {
    expect(await checkCode(code)).toEqual({ valid: false, role: null })
    expect((await register(code)).statusCode).toBe(400)
  }
  expect(await database.selectFrom('invitations').select('id').execute()).toEqual([])
  const me = await app.inject({ url: '/api/users/me/', headers: athlete.headers })
  expect([me.statusCode, me.json().teams]).toEqual([200, []])
  expect((await app.inject({ url: '/api/teams/teams/', headers: coach.headers })).json()).toEqual([])
  expect((await linesOf(testApp, 'team_deleted')).at(-1)).toMatchObject({ details: { team: 'Doomed', members: 2 } })
})

it.each([
  ['deleted', (db: Database, id: string) => db.deleteFrom('teams').where('id', '=', id).execute()],
  [
    'given another code',
    (db: Database, id: string) =>
      db.updateTable('teams').set({ athlete_code: randomUUID() }).where('id', '=', id).execute(),
  ],
])('lets nobody in by a code whose team is %s while they register', async (_what, end) => {
  const team = await people.addTeam()
  const [reply] = await runConcurrently(database, (held) => end(held, team.id), [() => register(team.athlete_code)])
  expect([reply?.statusCode, reply?.json().fields]).toEqual([400, { team_code: 'This code is not valid' }])
})

it('knows a team that is gone no more, in any call', async () => {
  const team = await people.addTeam()
  const replies = await Promise.all([1, 2].map(() => call('DELETE', `admin/delete-team/${team.id}/`)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
  const later = [
    await call('DELETE', `admin/delete-team/${team.id}/`),
    await call('PUT', `admin/update-team/${team.id}/`, { name: 'Again' }),
    await call('POST', 'admin/rotate-team-code/', { team_id: team.id, role: 'coach' }),
  ]
  for (const { status, body } of later) expect([status, body.error]).toEqual([404, 'The team was not found'])
})

it('lists teams with organization, codes and members, coaches first, and finds and filters them', async () => {
  const organization_id = await people.addOrganization('Åland')
  const team = await people.addTeam('Zebras 50%', organization_id)
  await people.addTeam('Ants', organization_id)
  const athlete = await people.addAthlete([team], { first_name: 'Ada', last_name: 'Abel' })
  const coach = await people.addCoach([team], { first_name: 'Zoë', last_name: 'Zhao' })
  const { body } = await call('GET', `admin/teams-detailed/?search=${encodeURIComponent('50% åland')}`)
  const member = { joined_at: expect.stringMatching(/Z$/), whoop_connected: false }
  expect(body).toEqual([
    {
      id: team.id,
      name: 'Zebras 50%',
      description: '',
      organization: { id: organization_id, name: 'Åland' },
      coach_code: team.coach_code,
      athlete_code: team.athlete_code,
      memberships: [
        {
          ...member,
          user_id: coach.id,
          username: coach.email,
          full_name: 'Zoë Zhao',
          email: coach.email,
          role: 'coach',
        },
        {
          ...member,
          user_id: athlete.id,
          username: athlete.email,
          full_name: 'Ada Abel',
          email: athlete.email,
          role: 'athlete',
        },
      ],
    },
  ])
  const page = await call('GET', `admin/teams-detailed/?organization_id=${organization_id}&page=1&page_size=1`)
  expect([page.body.map(({ name }: { name: string }) => name), page.headers[TOTAL_HEADER]]).toEqual([['Ants'], '2'])
})
