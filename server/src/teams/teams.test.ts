import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Caller } from '../http/caller.ts'
import { createTestApp } from '../testing/app.ts'
import { People, type TestPerson } from '../testing/people.ts'
import { athletesOfTeam, getTeamForCaller } from './team-access.ts'

const testApp = await createTestApp()
const { app, database } = testApp
const people = new People(testApp)
const club = await people.addOrganization('Eagles')
const [men, women] = [await people.addTeam('Eagles Men', club), await people.addTeam('Eagles Women', club)]
const admin = await people.addAdministrator()
const coach = await people.addCoach([men], { first_name: 'Dana' })
const teamless = await people.addCoach()
const zoe = await people.addAthlete([men], { first_name: 'Zoë', last_name: 'Zamora' })
const aron = await people.addAthlete([men], { first_name: 'Åron', last_name: 'Bell' })

const asCaller = ({ id, role, session_id }: TestPerson): Caller => ({ user_id: id, role, session_id })
const teamsFor = async ({ headers }: TestPerson) => (await app.inject({ url: '/api/teams/teams/', headers })).json()

async function link(person: TestPerson, status: 'connected' | 'token_expired' | 'disconnected'): Promise<void> {
  const row = {
    user_id: person.id,
    provider: 'whoop',
    provider_user_id: randomUUID(),
    status,
    scopes: [],
    connected_at: new Date(),
    first_sync_days: 30,
  }
  await database.insertInto('wearable_connections').values(row).execute()
}
await link(zoe, 'token_expired')
await link(aron, 'disconnected')

it('offers an administrator each team by its names, and nobody else', async () => {
  const choicesFor = ({ headers }: TestPerson) => app.inject({ url: '/api/teams/admin/team-choices/', headers })
  expect((await choicesFor(admin)).json()).toEqual([
    { id: men.id, name: 'Eagles Men', organization_name: 'Eagles' },
    { id: women.id, name: 'Eagles Women', organization_name: 'Eagles' },
  ])
  for (const person of [coach, zoe]) expect((await choicesFor(person)).statusCode).toBe(403)
})

it('lists for a coach the teams they coach, members by name, with both codes', async () => {
  expect(await teamsFor(coach)).toEqual([
    {
      id: men.id,
      name: 'Eagles Men',
      description: '',
      created_at: expect.any(String),
      organization: { id: club, name: 'Eagles' },
      coach_code: men.coach_code,
      athlete_code: men.athlete_code,
      coaches: [expect.objectContaining({ id: coach.id, full_name: 'Dana Tester', whoop_connected: false })],
      athletes: [
        {
          id: aron.id,
          username: aron.email,
          first_name: 'Åron',
          full_name: 'Åron Bell',
          email: aron.email,
          whoop_connected: false,
        },
        {
          id: zoe.id,
          username: zoe.email,
          first_name: 'Zoë',
          full_name: 'Zoë Zamora',
          email: zoe.email,
          whoop_connected: true,
          link_ended: true,
          providers: ['whoop'],
        },
      ],
    },
  ])
})

it('lists all teams for an administrator, none for an athlete or a coach without a team', async () => {
  expect((await teamsFor(admin)).map(({ name }: { name: string }) => name)).toEqual(['Eagles Men', 'Eagles Women'])
  expect(await teamsFor(zoe)).toEqual([])
  expect(await teamsFor(teamless)).toEqual([])
})

it('shows no team to an athlete whom somebody entered as its coach', async () => {
  const athlete = await people.addAthlete()
  await people.join(athlete, men, 'coach')
  expect(await teamsFor(athlete)).toEqual([])
  await expect(getTeamForCaller(database, asCaller(athlete), men.id)).rejects.toMatchObject({ code: 'not_found' })
  await database.deleteFrom('memberships').where('user_id', '=', athlete.id).execute()
})

it('shows a coach no team in which they wrestle themselves', async () => {
  const both = await people.addCoach([men])
  await people.join(both, women, 'athlete')
  expect((await teamsFor(both)).map(({ name }: { name: string }) => name)).toEqual(['Eagles Men'])
  const caller = asCaller(both)
  await expect(getTeamForCaller(database, caller, women.id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(athletesOfTeam(database, caller, women.id)).rejects.toMatchObject({ code: 'not_found' })
  await database.deleteFrom('users').where('id', '=', both.id).execute()
})

it('gives the athletes of a team to its coaches and to administrators, by name', async () => {
  for (const caller of [coach, admin]) {
    const athletes = await athletesOfTeam(database, asCaller(caller), men.id)
    expect(athletes).toEqual([
      { id: aron.id, first_name: 'Åron', name: 'Åron Bell' },
      { id: zoe.id, first_name: 'Zoë', name: 'Zoë Zamora' },
    ])
    expect(await getTeamForCaller(database, asCaller(caller), men.id)).toMatchObject({
      name: 'Eagles Men',
      organization_name: 'Eagles',
    })
  }
})

it('gives an empty list for a team without athletes', async () => {
  const empty = await people.addTeam('New', club)
  expect(await athletesOfTeam(database, asCaller(admin), empty.id)).toEqual([])
  await database.deleteFrom('teams').where('id', '=', empty.id).execute()
})

it.each([
  ['a coach of another team', coach, women.id],
  ['a coach without a team', teamless, men.id],
  ['an athlete of the team', zoe, men.id],
  ['anybody, for an unknown team', admin, randomUUID()],
])('tells %s that there is no such team', async (_who, caller, teamId) => {
  const refusal = { code: 'not_found', message: 'The team was not found' }
  await expect(getTeamForCaller(database, asCaller(caller), teamId)).rejects.toMatchObject(refusal)
  await expect(athletesOfTeam(database, asCaller(caller), teamId)).rejects.toMatchObject(refusal)
})

it('says in the profile whether a link is there, also one that has expired', async () => {
  const profile = async ({ headers }: TestPerson) => (await app.inject({ url: '/api/users/me/', headers })).json()
  expect(await profile(zoe)).toMatchObject({
    whoop_connected: true,
    teams: [{ team_id: men.id, team_name: 'Eagles Men', role: 'athlete' }],
  })
  expect(await profile(aron)).toMatchObject({ whoop_connected: false })
})
