import type { AdminNeeds } from '@corner/contract/entities/teams.ts'
import { beforeAll, expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People, type TestPerson } from '../testing/people.ts'
import { callerOf } from './calls-for-tests.ts'

const testApp = await createTestApp()
const { database, clock, app } = testApp
const people = new People(testApp)
const administrator = await people.addAdministrator()
const call = callerOf(testApp, administrator)
const eagles = await people.addTeam('Eagles Wrestling')
const hawks = await people.addTeam('Hawks Wrestling')
let coach: TestPerson
let athlete: TestPerson

const needs = async (): Promise<AdminNeeds> => (await call('GET', 'admin/overview/')).body.needs
const totalOf = async (query: string) =>
  Number((await call('GET', `admin/users/?page=1&${query}`)).headers['x-total-count'])
const teamNames = async (query: string) =>
  (await call('GET', `admin/teams-detailed/?${query}`)).body.map(({ name }: { name: string }) => name)

async function link(person: TestPerson, status: 'connected' | 'token_expired' | 'disconnected') {
  const link = {
    provider: 'whoop',
    provider_user_id: person.id,
    scopes: [],
    connected_at: new Date(),
    first_sync_days: 30,
  }
  await database
    .insertInto('wearable_connections')
    .values({ ...link, user_id: person.id, status })
    .execute()
}

async function invite(team: { id: string }, first_name: string, days: number) {
  const email = `${first_name.toLowerCase()}@c.example`
  const expires_at = new Date(clock.now().getTime() + days * 86_400_000)
  await database
    .insertInto('invitations')
    .values({
      token_hash: Buffer.from(first_name),
      team_id: team.id,
      email,
      email_key: email,
      role: 'athlete',
      first_name,
      last_name: 'Invited',
      expires_at,
    })
    .execute()
}

beforeAll(async () => {
  coach = await people.addCoach([eagles])
  athlete = await people.addAthlete([eagles], { first_name: 'Linked', last_name: 'Athlete' })
  await link(athlete, 'connected')
})

it('is nothing where everybody has a team and a device', async () => {
  const nothing = { total: 0, first: [] }
  expect(await needs()).toEqual({
    without_team: nothing,
    session_copied: nothing,
    address_not_confirmed: nothing,
    without_device: nothing,
    link_ended: nothing,
    open_invitations: nothing,
    expired_invitations: nothing,
  })
})

it('counts athletes and coaches without a team and names the first three in order, never an administrator', async () => {
  for (const first_name of ['Zoe', 'ünal', 'Ada']) {
    const person = await people.addAthlete([], { first_name, last_name: 'Lone' })
    await link(person, 'connected')
  }
  await people.addCoach([], { first_name: 'Bert', last_name: 'Lone' })
  expect((await needs()).without_team).toEqual({ total: 4, first: ['Ada Lone', 'Bert Lone', 'ünal Lone'] })
  expect(await totalOf('without_team=true&role=athlete_or_coach')).toBe(4)
  // The administrator, whose row says "No teams" too.
  expect(await totalOf('without_team=true')).toBe(5)
})

it('counts athletes without a device; a link that ended is counted by itself', async () => {
  await people.addAthlete([hawks], { first_name: 'Nora', last_name: 'None' })
  await link(await people.addAthlete([hawks], { first_name: 'Gus', last_name: 'Gone' }), 'disconnected')
  await link(await people.addAthlete([hawks], { first_name: 'Eve', last_name: 'Ended' }), 'token_expired')
  const { without_device, link_ended } = await needs()
  expect(without_device).toEqual({ total: 2, first: ['Gus Gone', 'Nora None'] })
  expect(await totalOf('role=athlete&status=not_connected')).toBe(2)
  expect(link_ended).toEqual({ total: 1, first: ['Eve Ended'] })
  expect(await totalOf('status=link_ended')).toBe(1)
})

it('counts who waits until an administrator confirms their address', async () => {
  await people.addAthlete([hawks], { first_name: 'Jonas', last_name: 'New', isProven: false })
  expect((await needs()).address_not_confirmed).toEqual({ total: 1, first: ['Jonas New'] })
  expect(await totalOf('status=address_not_confirmed')).toBe(1)
})

it('counts open and expired invitations, and finds their teams', async () => {
  await invite(eagles, 'Olga', 3)
  await invite(hawks, 'Xaver', -3)
  const { open_invitations, expired_invitations } = await needs()
  expect(open_invitations).toEqual({ total: 1, first: ['Olga Invited'] })
  expect(expired_invitations).toEqual({ total: 1, first: ['Xaver Invited'] })
  expect(await teamNames('invitations=open')).toEqual([eagles.name])
  expect(await teamNames('invitations=expired')).toEqual([hawks.name])
  const listed = (await call('GET', `admin/invitations/?team_id=${hawks.id}`)).body
  expect(listed.map(({ full_name }: { full_name: string }) => full_name)).toEqual(['Xaver Invited'])
})

it('counts whose session ended in the last 7 days because its token was used twice, each person once', async () => {
  const now = clock.now().getTime()
  const day = 86_400_000
  const dana = await people.addCoach([eagles], { first_name: 'Dana', last_name: 'Twice' })
  const write = (subject_id: string, action: string, daysAgo: number) =>
    database
      .insertInto('audit_lines')
      .values({ at: new Date(now - daysAgo * day), action, subject_id, actor_id: null, details: '{}' })
      .execute()
  await write(dana.id, 'refresh_token_reused', 0.1)
  await write(dana.id, 'refresh_token_reused', 6.9)
  await write(coach.id, 'refresh_token_reused', 7.1)
  await write(athlete.id, 'signed_in', 1)
  expect((await needs()).session_copied).toEqual({ total: 1, first: ['Dana Twice'] })
  const listed = (await call('GET', 'admin/users/?status=session_copied')).body
  expect(listed.map(({ id }: { id: string }) => id)).toEqual([dana.id])
})

it('is for administrators alone', async () => {
  const asked = (headers?: TestPerson['headers']) =>
    app.inject({ url: '/api/teams/admin/overview/', ...(headers && { headers }) })
  expect((await asked(administrator.headers)).statusCode).toBe(200)
  expect((await asked(coach.headers)).statusCode).toBe(403)
  expect((await asked(athlete.headers)).statusCode).toBe(403)
  expect((await asked()).statusCode).toBe(401)
})
