import { randomUUID } from 'node:crypto'
import type { InvitationLink, RosterImported, RosterPreview } from '@corner/contract/entities/roster.ts'
import { beforeEach, expect, it } from 'vitest'
import { asSeenBy } from '../database/visible-athletes.ts'
import { createTestApp } from '../testing/app.ts'
import { People, TEST_PASSWORD, type TestTeam } from '../testing/people.ts'

const testApp = await createTestApp()
const { app, database } = testApp
const people = new People(testApp)
const admin = await people.addAdministrator()
let [team, email]: [TestTeam, string] = [await people.addTeam(), '']

beforeEach(async () => {
  team = await people.addTeam('Eagles Men')
  email = `new.headcoach.${randomUUID()}@club.example`
})

const post = (url: string, payload: object, headers: object = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { ...headers } })
/** Somebody else registers the address first. */
async function registerFirst(fields: object = {}) {
  const asked = { email, password: 'stranger-1', first_name: 'Not', last_name: 'Jane', ...fields }
  const { id } = (await post('/api/register/', asked)).json()
  const { access } = (await post('/api/token/', { email, password: 'stranger-1' })).json()
  return { id, headers: { authorization: `Bearer ${access}` } }
}
const send = (step: 'preview' | 'import', role = 'coach') =>
  app.inject({
    method: 'POST',
    url: `/api/teams/admin/roster/${step}/?team_id=${team.id}`,
    headers: { ...admin.headers, 'content-type': 'text/csv' },
    payload: `email,first,last,role\n${email},Jane,Doe,${role}`,
  })
async function invite(role = 'coach'): Promise<InvitationLink> {
  const [invitation] = ((await send('import', role)).json() as RosterImported).invitations
  if (!invitation) throw new Error('Nobody was invited')
  return invitation
}
const tokenOf = ({ link }: InvitationLink) => link.split('#')[1] ?? ''
const me = async (headers: object) => (await app.inject({ url: '/api/users/me/', headers: { ...headers } })).json()
const accept = (invitation: InvitationLink, fields: object = {}) =>
  post('/api/invitations/accept/', {
    token: tokenOf(invitation),
    first_name: 'Jane',
    last_name: 'Doe',
    password: TEST_PASSWORD,
    ...fields,
  })

it('gives somebody who registered somebody else’s address first nothing by a roster, in any spelling, and says so', async () => {
  const stranger = await registerFirst({ email: email.toUpperCase() })
  const [line] = ((await send('preview')).json() as RosterPreview).lines
  expect(line).toMatchObject({ outcome: 'invite', unproven_since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
  const imported = (await send('import')).json() as RosterImported
  expect(imported).toMatchObject({ joined: 0, invitations: [{ email, role: 'coach' }] })
  expect(await me(stranger.headers)).toMatchObject({ role: 'athlete', teams: [], email_proven: false })
  expect((await app.inject({ url: '/api/teams/teams/', headers: stranger.headers })).json()).toEqual([])
})

it('hides from that account that the address is invited', async () => {
  const stranger = await registerFirst()
  await invite()
  const { unzipSync } = await import('fflate')
  const reply = await app.inject({ url: '/api/users/me/export/', headers: stranger.headers })
  const files = unzipSync(reply.rawPayload)
  expect(JSON.parse(Buffer.from(files['invitations.json'] ?? []).toString())).toEqual([])
})

it('lets the owner of the mailbox create their own account by the link: the other one is deleted, with its sessions', async () => {
  const stranger = await registerFirst()
  const invitation = await invite()
  const read = await post('/api/invitations/read/', { token: tokenOf(invitation) })
  expect(read.json()).toMatchObject({ has_account: true, unproven_since: expect.any(String), replaceable: true })
  expect((await accept(invitation)).statusCode, 'not without asking for it').toBe(409)
  const accepted = await accept(invitation, { replace_account: true })
  expect(accepted.statusCode).toBe(201)
  const profile = await me({ authorization: `Bearer ${accepted.json().access}` })
  expect(profile).toMatchObject({
    email,
    first_name: 'Jane',
    role: 'coach',
    email_proven: true,
    teams: [{ team_id: team.id, role: 'coach' }],
  })
  expect(profile.id).not.toBe(stranger.id)
  expect(await me(stranger.headers)).toMatchObject({ code: 'not_signed_in' })
  expect((await post('/api/token/', { email, password: 'stranger-1' })).statusCode).toBe(401)
  const gone = await database
    .selectFrom('audit_lines')
    .select(['actor_id', 'details'])
    .where('subject_id', '=', stranger.id)
    .where('action', '=', 'user_deleted')
    .execute()
  expect(gone).toMatchObject([{ actor_id: null, details: { email } }])
})

it('gives the owner of another domain nothing by an address that only looks like theirs', async () => {
  email = `coach.${randomUUID()}@victim.example`
  const stranger = await people.addAthlete([], { email: email.replace('victim', 'vıctim') })
  const imported = (await send('import')).json() as RosterImported
  expect(imported).toMatchObject({ joined: 0, invitations: [{ email, role: 'coach' }] })
  const token = tokenOf(imported.invitations[0] as InvitationLink)
  expect((await post('/api/invitations/join/', { token }, stranger.headers)).statusCode).toBe(403)
  expect((await accept(imported.invitations[0] as InvitationLink)).statusCode).toBe(201)
  expect(await me(stranger.headers)).toMatchObject({ id: stranger.id, role: 'athlete', teams: [] })
})

it.each(['a team', 'a device', 'records'])('replaces no account that has %s, and says what to do', async (what) => {
  const other = await people.addTeam('Eagles Youth')
  const person = await registerFirst(what === 'a team' ? { team_code: other.athlete_code } : {})
  const origin = { user_id: person.id, provider: 'whoop' }
  await asSeenBy(database, [person.id], async (theirs) => {
    if (what === 'records')
      await theirs
        .insertInto('body_measurements')
        .values({ ...origin, height_meter: 1.8, raw: '{}' } as never)
        .execute()
    if (what === 'a device')
      await theirs
        .insertInto('wearable_connections')
        .values({
          ...origin,
          provider_user_id: person.id,
          status: 'connected',
          scopes: [],
          connected_at: new Date(),
          first_sync_days: 30,
        })
        .execute()
  })
  const invitation = await invite()
  const read = await post('/api/invitations/read/', { token: tokenOf(invitation) })
  expect(read.json()).toMatchObject({ unproven_since: expect.any(String), replaceable: false })
  const refused = await accept(invitation, { replace_account: true })
  expect([refused.statusCode, refused.json().error]).toEqual([409, expect.stringMatching(/ask an administrator/)])
  expect(await me(person.headers)).toMatchObject({ id: person.id })
  expect((await post('/api/invitations/join/', { token: tokenOf(invitation) }, person.headers)).statusCode).toBe(200)
})

it('keeps the invitation when an account is deleted that registered itself with the invited address', async () => {
  const invitation = await invite()
  const own = await registerFirst()
  const gone = await post('/api/users/me/delete/', { password: 'stranger-1' }, own.headers)
  expect(gone.statusCode, gone.body).toBe(200)
  const again = await registerFirst()
  const url = `/api/teams/admin/delete-user/${again.id}/`
  expect((await app.inject({ method: 'DELETE', url, headers: admin.headers })).statusCode).toBe(200)
  expect((await accept(invitation)).statusCode).toBe(201)
})

it('replaces no account whose address is proven', async () => {
  const invitation = await invite()
  const owner = await people.addAthlete([], { email })
  expect((await accept(invitation, { replace_account: true })).statusCode).toBe(409)
  expect(await me(owner.headers)).toMatchObject({ id: owner.id, role: 'athlete' })
})

it('lets people who registered themselves sign in and join by the link, which verifies the address', async () => {
  const person = await registerFirst()
  const invitation = await invite('athlete')
  const joined = await post('/api/invitations/join/', { token: tokenOf(invitation) }, person.headers)
  expect(joined.statusCode).toBe(200)
  expect(await me(person.headers)).toMatchObject({ id: person.id, email_proven: true, teams: [{ team_id: team.id }] })
  team = await people.addTeam('Eagles Women')
  expect((await send('import', 'athlete')).json(), 'proven: joins').toMatchObject({ joined: 1, invitations: [] })
})

it('keeps the membership of a person who joined with a code, and no roster raises it', async () => {
  const person = await registerFirst({ team_code: team.athlete_code })
  expect((await send('import', 'coach')).json()).toMatchObject({ joined: 0, already_members: 1, invitations: [] })
  expect(await me(person.headers)).toMatchObject({ role: 'athlete', teams: [{ team_id: team.id, role: 'athlete' }] })
})

it('joins by a roster who used a password link: it came to the mailbox, or from an administrator', async () => {
  const person = await registerFirst()
  const issued = await post(
    '/api/teams/admin/issue-password-link/',
    { user_id: person.id, address_confirmed: true },
    admin.headers,
  )
  const token = issued.json().link.split('#')[1]
  expect((await post('/api/password-reset/', { token, password: TEST_PASSWORD })).statusCode).toBe(200)
  expect((await send('import')).json()).toMatchObject({ joined: 1, invitations: [] })
})
