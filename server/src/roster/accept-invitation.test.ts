import { randomUUID } from 'node:crypto'
import type { InvitationLink, RosterImported } from '@corner/contract/entities/roster.ts'
import { beforeEach, expect, it } from 'vitest'
import { cleanUp } from '../operation/clean-up.ts'
import { createTestApp } from '../testing/app.ts'
import { People, TEST_PASSWORD, type TestPerson, type TestTeam } from '../testing/people.ts'
import { runConcurrently } from '../testing/race.ts'

const testApp = await createTestApp()
const { app, database, clock } = testApp
const people = new People(testApp)
const club = await people.addOrganization('Eagles')
const admin = await people.addAdministrator()
let [team, email]: [TestTeam, string] = [await people.addTeam('Eagles Men', club), '']
let visitor = 0

beforeEach(async () => {
  team = await people.addTeam('Eagles Men', club)
  email = `${randomUUID()}@new.example`
  visitor += 1
})

async function invite(role = 'athlete', { to = team, address = email } = {}): Promise<InvitationLink> {
  const { headers } = { ...admin, ...(await people.addSession(admin.id)) }
  const reply = await app.inject({
    method: 'POST',
    url: `/api/teams/admin/roster/import/?team_id=${to.id}`,
    headers: { ...headers, 'content-type': 'text/csv' },
    payload: `email,first,last,role\n${address},Ada,Bell,${role}`,
  })
  const [invitation] = (reply.json() as RosterImported).invitations
  if (!invitation) throw new Error(reply.body)
  return invitation
}

const post = (step: 'read' | 'accept' | 'join', payload: object, as?: TestPerson, server = app) =>
  server.inject({
    method: 'POST',
    url: `/api/invitations/${step}/`,
    payload,
    remoteAddress: `10.8.0.${visitor}`,
    headers: as?.headers ?? {},
  })
const tokenOf = ({ link }: InvitationLink) => link.split('#')[1] ?? ''
const accept = (invitation: InvitationLink, fields: object = {}, server = app) =>
  post(
    'accept',
    { token: tokenOf(invitation), first_name: 'Ada', last_name: 'Bell', password: TEST_PASSWORD, ...fields },
    undefined,
    server,
  )
const profileOf = async ({ access }: { access: string }) =>
  (await app.inject({ url: '/api/users/me/', headers: { authorization: `Bearer ${access}` } })).json()
const auditOf = (action: string, subject: string) =>
  database
    .selectFrom('audit_lines')
    .selectAll()
    .where('action', '=', action)
    .where('subject_id', '=', subject)
    .execute()
const DEAD = 'This invitation link was used, withdrawn or has run out. Ask your club for a new one.'

it('shows whom a link is for, leads to this machine without a public address, and is not used up by a look', async () => {
  const invitation = await invite('coach')
  expect(invitation.link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/invitation#/)
  for (const _ of [1, 2]) {
    const reply = await post('read', { token: tokenOf(invitation) })
    expect(reply.json()).toEqual({
      email,
      first_name: 'Ada',
      last_name: 'Bell',
      role: 'coach',
      team_name: 'Eagles Men',
      organization_name: 'Eagles',
      has_account: false,
      replaceable: false,
      unproven_since: null,
    })
  }
})

it.each(['athlete', 'coach'] as const)('makes the account of a %s, a member of the team, signed in', async (role) => {
  const reply = await accept(await invite(role), { first_name: 'Adah 🤼', last_name: '<b>Bell</b>' })
  expect(reply.statusCode).toBe(201)
  const profile = await profileOf(reply.json())
  expect(profile).toMatchObject({
    email,
    username: email,
    role,
    first_name: 'Adah 🤼',
    last_name: '<b>Bell</b>',
    teams: [{ team_id: team.id, team_name: 'Eagles Men', role }],
  })
  expect(await auditOf('invitation_accepted', profile.id)).toMatchObject([
    { actor_id: profile.id, details: { team: 'Eagles Men', role } },
  ])
  expect(await auditOf('registered', profile.id)).toMatchObject([
    { actor_id: profile.id, details: { role, by: 'invitation' } },
  ])
  expect(await auditOf('signed_in', profile.id)).toMatchObject([{ details: { address: `10.8.0.${visitor}` } }])
  const signIn = await app.inject({ method: 'POST', url: '/api/token/', payload: { email, password: TEST_PASSWORD } })
  expect(signIn.statusCode).toBe(200)
})

it('grants all open invitations of the address, which are used up, and the role of coach if one is a coach’s', async () => {
  const women = await people.addTeam('Eagles Women', club)
  const [first, second] = [await invite('athlete'), await invite('coach', { to: women, address: email.toUpperCase() })]
  const other = await invite('athlete', { address: `other-${email}` })
  expect(await profileOf((await accept(first)).json())).toMatchObject({
    role: 'coach',
    teams: [
      { team_id: team.id, role: 'athlete' },
      { team_id: women.id, role: 'coach' },
    ],
  })
  expect((await accept(second)).json().error).toBe(DEAD)
  expect((await post('read', { token: tokenOf(other) })).statusCode).toBe(200)
})

it('grants nothing for an expired invitation', async () => {
  const women = await people.addTeam('Eagles Women', club)
  await invite('athlete', { to: women })
  clock.advance({ days: 14 })
  expect(await profileOf((await accept(await invite())).json())).toMatchObject({ teams: [{ team_id: team.id }] })
})

it('refuses a link that was used, or never was', async () => {
  const invitation = await invite()
  await accept(invitation)
  for (const reply of [
    await accept(invitation),
    await post('read', { token: tokenOf(invitation) }),
    await post('read', { token: 'x' }),
    await accept({ ...invitation, link: '#wrong' }),
    await post('join', { token: tokenOf(invitation) }, { ...admin, ...(await people.addSession(admin.id)) }),
  ]) {
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ error: DEAD, fields: { token: DEAD } })
  }
})

it('runs out after 14 days, and is cleaned up 30 days later', async () => {
  const invitation = await invite()
  clock.advance({ days: 14, milliseconds: -1 })
  expect((await post('read', { token: tokenOf(invitation) })).statusCode).toBe(200)
  const isKept = async () =>
    (await database.selectFrom('invitations').select('id').where('id', '=', invitation.id).execute()).length === 1
  await cleanUp(database, clock.now())
  expect(await isKept()).toBe(true)
  clock.advance({ milliseconds: 1 })
  expect((await accept(invitation)).statusCode).toBe(400)
  await cleanUp(database, clock.now())
  expect(await isKept()).toBe(true)
  clock.advance({ days: 30, milliseconds: 1 })
  await cleanUp(database, clock.now())
  expect(await isKept()).toBe(false)
})

it('creates one account from ten concurrent uses of a link, on two servers', async () => {
  const invitation = await invite()
  const secondProcess = await testApp.startSecondProcess()
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, i) => accept(invitation, {}, i % 2 === 0 ? app : secondProcess)),
  )
  const statuses = replies.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 400 || status === 409)).toHaveLength(9)
})

it('is taken up before or after its team is deleted, whichever of the two came first at the same moment', async () => {
  const invitation = await invite()
  const { headers } = await people.addSession(admin.id)
  const holdTeam = (transaction: typeof database) =>
    transaction.selectFrom('teams').select('id').where('id', '=', team.id).forUpdate().execute()
  const [deleted, accepted] = await runConcurrently(database, holdTeam, [
    () => app.inject({ method: 'DELETE', url: `/api/teams/admin/delete-team/${team.id}/`, headers }),
    () => accept(invitation),
  ])
  expect(deleted?.statusCode, deleted?.body).toBe(200)
  expect([201, 400], accepted?.body).toContain(accepted?.statusCode)
  expect((await post('read', { token: tokenOf(invitation) })).json().error).toBe(DEAD)
})

it('creates one account from two links for one person that are used at once', async () => {
  const links = [await invite(), await invite('athlete', { to: await people.addTeam('Eagles Women', club) })]
  const replies = await Promise.all(links.flatMap((link) => [accept(link), accept(link)]))
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(replies.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([])
})

it('sends who has an account already to sign in and join by the link; registering alone grants nothing, as it proves no address', async () => {
  const invitation = await invite('coach')
  const registration = { email: email.toUpperCase(), password: TEST_PASSWORD, first_name: 'Ada', last_name: 'Bell' }
  const { id } = (await app.inject({ method: 'POST', url: '/api/register/', payload: registration })).json()
  expect((await post('read', { token: tokenOf(invitation) })).json()).toMatchObject({ has_account: true })
  const reply = await accept(invitation)
  expect(reply.statusCode).toBe(409)
  expect(reply.json().error).toBe(
    'There is an account with this e-mail address already. Sign in with it, then open the link again.',
  )
  const person = { ...admin, id, ...(await people.addSession(id)) }
  const me = async () => (await app.inject({ url: '/api/users/me/', headers: person.headers })).json()
  expect(await me()).toMatchObject({ role: 'athlete', teams: [] })
  const joined = await post('join', { token: tokenOf(invitation) }, person)
  expect(joined.statusCode).toBe(200)
  expect(await me(), 'the session before ends with the role').toMatchObject({ code: 'not_signed_in' })
  const { session } = joined.json()
  expect(await profileOf(session)).toMatchObject({ role: 'coach', teams: [{ team_id: team.id, role: 'coach' }] })
  expect(await auditOf('invitation_accepted', id)).toHaveLength(1)
})

it('keeps the session of a person who already has the role of the link', async () => {
  const invitation = await invite()
  const athlete = await people.addAthlete([], { email })
  const joined = await post('join', { token: tokenOf(invitation) }, athlete)
  expect(joined.json()).toEqual({ message: 'You are on the team', session: null })
  expect((await app.inject({ url: '/api/users/me/', headers: athlete.headers })).json().teams).toHaveLength(1)
})

it('leaves an existing athlete of the team unchanged, with their account and session', async () => {
  const invitation = await invite('coach')
  const athlete = await people.addAthlete([team], { email })
  const joined = await post('join', { token: tokenOf(invitation) }, athlete)
  expect(joined.json()).toEqual({ message: 'You are on the team', session: null })
  expect((await app.inject({ url: '/api/users/me/', headers: athlete.headers })).json()).toMatchObject({
    role: 'athlete',
    teams: [{ team_id: team.id, role: 'athlete' }],
  })
  expect(await auditOf('invitation_accepted', athlete.id)).toEqual([])
})

it('lets nobody join by a link for another address, and keeps it valid', async () => {
  const invitation = await invite()
  const stranger = await people.addAthlete()
  const reply = await post('join', { token: tokenOf(invitation) }, stranger)
  expect(reply.statusCode).toBe(403)
  expect(reply.json().error).toContain(`This invitation is for ${email}.`)
  expect((await post('join', { token: tokenOf(invitation) })).statusCode).toBe(401)
  expect((await accept(invitation)).statusCode).toBe(201)
})

it.each([
  [{ first_name: ' ' }, 'First name is required'],
  [{ last_name: undefined }, 'Last name is required'],
  [{ password: '12345' }, 'Password must be at least 6 characters long'],
  [{ token: '' }, 'Link is required'],
])('refuses %j with the sentence of the registration, and keeps the link', async (wrong, sentence) => {
  const invitation = await invite()
  const reply = await accept(invitation, wrong)
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ error: sentence, fields: { [Object.keys(wrong)[0] ?? '']: sentence } })
  expect((await accept(invitation)).statusCode).toBe(201)
})

it('asks an address that tried 120 wrong links to wait with others like them, and takes a good one from there all the same', async () => {
  const invitation = await invite()
  const tries = await Promise.all(Array.from({ length: 121 }, () => post('read', { token: 'guess' })))
  expect(tries.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0)
  const blocked = await accept({ ...invitation, link: '#wrong' })
  expect([blocked.statusCode, blocked.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
  expect((await post('read', { token: tokenOf(invitation) })).statusCode).toBe(200)
  expect((await accept(invitation)).statusCode).toBe(201)
})
