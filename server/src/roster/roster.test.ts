import { randomUUID } from 'node:crypto'
import type { InvitationLink, RosterImported, RosterPreview } from '@corner/contract/entities/roster.ts'
import { beforeEach, expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People, type TestPerson, type TestTeam } from '../testing/people.ts'
import { deleteExpiredInvitations } from './invitations.ts'

const testApp = await createTestApp({ environment: { PUBLIC_URL: 'https://club.example' } })
const { app, database, clock } = testApp
const people = new People(testApp)
let admin = await people.addAdministrator()
let team: TestTeam

beforeEach(async () => {
  team = await people.addTeam('Eagles Wrestling')
})

/** Access tokens do not last that long. */
async function passDays(days: number): Promise<void> {
  clock.advance({ days })
  admin = { ...admin, ...(await people.addSession(admin.id)) }
}

type Server = Pick<typeof app, 'inject'>
const send = (
  step: 'preview' | 'import',
  csv: string | Buffer,
  { as = admin, to = team.id, type = 'text/csv', server = app as Server } = {},
) =>
  server.inject({
    method: 'POST',
    url: `/api/teams/admin/roster/${step}/?team_id=${to}`,
    headers: { ...as.headers, 'content-type': type },
    payload: csv,
  })
const preview = async (csv: string | Buffer) => (await send('preview', csv)).json() as RosterPreview
const take = async (csv: string | Buffer, to = team.id) => (await send('import', csv, { to })).json() as RosterImported
const open = async (teamId = team.id) =>
  (await app.inject({ url: `/api/teams/admin/invitations/?team_id=${teamId}`, headers: admin.headers })).json()
const membersOf = (teamId: string) =>
  database.selectFrom('memberships').select(['user_id', 'role']).where('team_id', '=', teamId).execute()
const roleOf = async ({ id }: TestPerson) =>
  (await database.selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role
const storedInvitations = () =>
  database.selectFrom('invitations').selectAll().where('team_id', '=', team.id).orderBy('email').execute()
const lastAudit = () =>
  database.selectFrom('audit_lines').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

const csv = (...lines: string[]) => ['email,first_name,last_name,role', ...lines].join('\n')
const newEmail = () => `${randomUUID()}@new.example`

it('previews what each line does, and writes nothing', async () => {
  const [member, outsider] = [await people.addAthlete([team]), await people.addCoach()]
  const [stranger, invited] = [newEmail(), newEmail()]
  await take(csv(`${invited},Ivy,Bell,`))
  const before = await storedInvitations()
  const line = { first_name: 'A', last_name: 'B', role: 'athlete', unproven_since: null }
  expect(
    await preview(
      csv(`${stranger},A,B,`, `${outsider.email.toUpperCase()},A,B,`, `${member.email},A,B,`, `${invited},A,B,`),
    ),
  ).toEqual({
    lines: [
      { line: 2, ...line, email: stranger, outcome: 'invite' },
      { line: 3, ...line, email: outsider.email.toUpperCase(), outcome: 'join' },
      { line: 4, ...line, email: member.email, outcome: 'already_member' },
      { line: 5, ...line, email: invited, outcome: 'invite_again' },
    ],
    errors: [],
  })
  expect(await storedInvitations()).toEqual(before)
  expect(await membersOf(team.id)).toHaveLength(1)
})

it('shows the right lines beside the wrong ones, and the same person twice with the line that says it first', async () => {
  const email = newEmail()
  const { lines, errors } = await preview(
    csv(`${email},Ada,Bell,`, 'nobody,,Bell,', `${email.toUpperCase()},Ada,Bell,`),
  )
  expect(lines.map(({ line }) => line)).toEqual([2])
  expect(errors).toEqual([
    { line: 3, column: 'email', message: 'Please enter a valid email address' },
    { line: 3, column: 'first_name', message: 'First name is required' },
    { line: 4, column: 'email', message: `${email.toUpperCase()} stands in line 2 already. Keep one of the two.` },
  ])
})

it('compares people as the database does, whose lower case differs from JavaScript’s', async () => {
  const file = csv('\u0130vy@new.example,A,B,', 'ivy@new.example,A,B,')
  const { errors } = await preview(file)
  expect((await send('import', file)).statusCode).toBe(errors.length === 0 ? 201 : 400)
})

it('invites new people by links that are shown once and stored hashed, for 14 days', async () => {
  const [ada, bob] = [newEmail(), newEmail()]
  const reply = await send('import', csv(`${ada},Ada,Bell,`, `${bob},Bob,Coy,coach`))
  expect(reply.statusCode).toBe(201)
  const expires_at = new Date(clock.now().getTime() + 14 * 86_400_000).toISOString()
  const link = expect.stringMatching(/^https:\/\/club\.example\/invitation#[\w-]{43}$/)
  expect(reply.json()).toEqual({
    invitations: [
      { id: expect.any(String), email: ada, full_name: 'Ada Bell', role: 'athlete', link, expires_at },
      { id: expect.any(String), email: bob, full_name: 'Bob Coy', role: 'coach', link, expires_at },
    ],
    joined: 0,
    already_members: 0,
    mailed: false,
  })
  const stored = await storedInvitations()
  const { invitations } = reply.json() as RosterImported
  expect(stored.map(({ id }) => id).sort()).toEqual(invitations.map(({ id }) => id).sort())
  const token = invitations[0]?.link.split('#')[1] ?? ''
  expect(JSON.stringify(stored)).not.toContain(token)
  expect(await lastAudit()).toMatchObject({
    actor_id: admin.id,
    action: 'roster_imported',
    details: { team: 'Eagles Wrestling', invited: 2, joined: 0, already_members: 0 },
  })
})

it('lets people with an account join at once; a member stays as they are, and the role of the account is raised where needed', async () => {
  const [member, athlete, coach, toCoach] = [
    await people.addAthlete([team]),
    await people.addAthlete(),
    await people.addCoach(),
    await people.addAthlete(),
  ]
  const boss = await people.addAdministrator()
  const imported = await take(
    csv(
      `${member.email},New,Name,coach`,
      `${athlete.email},A,B,`,
      `${coach.email},A,B,athlete`,
      `${toCoach.email},A,B,coach`,
      `${boss.email},A,B,coach`,
    ),
  )
  expect(imported).toEqual({ invitations: [], joined: 4, already_members: 1, mailed: false })
  expect(new Map((await membersOf(team.id)).map(({ user_id, role }) => [user_id, role]))).toEqual(
    new Map([
      [member.id, 'athlete'],
      [athlete.id, 'athlete'],
      [coach.id, 'athlete'],
      [toCoach.id, 'coach'],
      [boss.id, 'coach'],
    ]),
  )
  const roles = await Promise.all([member, athlete, coach, toCoach, boss].map(roleOf))
  expect(roles).toEqual(['athlete', 'athlete', 'coach', 'coach', 'admin'])
  const me = await app.inject({ url: '/api/users/me/', headers: toCoach.headers })
  expect(me.statusCode, 'signs in again, as a coach').toBe(401)
  const lines = await database.selectFrom('audit_lines').selectAll().where('subject_id', '=', toCoach.id).execute()
  expect(lines).toMatchObject([
    { actor_id: admin.id, action: 'role_changed', details: { from: 'athlete', to: 'coach' } },
    {
      actor_id: admin.id,
      action: 'membership_set',
      details: { team: 'Eagles Wrestling', role: 'coach', by: 'roster' },
    },
  ])
})

it('takes in nothing when any line is wrong, and names the lines', async () => {
  const athlete = await people.addAthlete()
  const reply = await send('import', csv(`${newEmail()},Ada,Bell,`, `${athlete.email},A,B,`, 'nobody,A,B,', ',,,owner'))
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({
    error: '5 mistakes in the file. Nothing of it was taken in.',
    code: 'bad_input',
    fields: {
      'line 4: email': 'Please enter a valid email address',
      'line 5: email': 'Email is required',
      'line 5: role': 'Role must be athlete or coach, or empty',
    },
  })
  expect(await storedInvitations()).toEqual([])
  expect(await membersOf(team.id)).toEqual([])
  expect((await send('import', '')).json()).toMatchObject({
    error: 'One mistake in the file. Nothing of it was taken in.',
    fields: { 'line 1': expect.stringContaining('The file is empty') },
  })
})

it('renews an open invitation to the same team instead of adding one: the previous link stops working', async () => {
  const email = newEmail()
  const [first] = (await take(csv(`${email},Ada,Bell,`))).invitations
  await passDays(1)
  const [second] = (await take(csv(`${email.toUpperCase()},Ada,Bell-Coy,coach`))).invitations
  expect(second).toMatchObject({ id: first?.id, full_name: 'Ada Bell-Coy', role: 'coach' })
  expect(await open()).toHaveLength(1)
  expect((await read(first)).statusCode).toBe(400)
  expect((await read(second)).json()).toMatchObject({ role: 'coach', last_name: 'Bell-Coy' })
})

it('doubles nothing when two imports of the same file come at once, on two servers', async () => {
  const athlete = await people.addAthlete()
  const file = csv(`${athlete.email},A,B,`, ...Array.from({ length: 50 }, () => `${newEmail()},A,B,`))
  const secondProcess = await testApp.startSecondProcess()
  const replies = await Promise.all(
    [app, secondProcess, app, secondProcess].map((server) => send('import', file, { server })),
  )
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
  expect(await open()).toHaveLength(50)
  expect(await membersOf(team.id)).toHaveLength(1)
  const joined = replies.map((reply) => (reply.json() as RosterImported).joined)
  expect(joined.sort()).toEqual([0, 0, 0, 1])
})

it('takes 10,000 lines', async () => {
  const accounts = await Promise.all(Array.from({ length: 20 }, () => people.addAthlete()))
  const lines = Array.from({ length: 10_000 - accounts.length }, () => `${newEmail()},Ada,Bell,`)
  const file = csv(...lines, ...accounts.map(({ email }) => `${email},A,B,`))
  const reply = await send('import', file)
  expect(reply.statusCode).toBe(201)
  const { invitations, joined } = reply.json() as RosterImported
  expect([invitations.length, joined]).toEqual([9980, 20])
  expect(new Set(invitations.map(({ link }) => link)).size).toBe(9980)
  expect(invitations[77]?.email).toBe(lines[77]?.split(',')[0])
  expect((await read(invitations[77])).json()).toMatchObject({ email: invitations[77]?.email })
}, 180_000)

it('refuses more than 10,000 people, more than 5 MB and a body that is no file, with a sentence', async () => {
  const tooMany = csv(...Array.from({ length: 10_001 }, (_, i) => `p${i}@x.example,A,B,`))
  expect((await send('preview', tooMany)).statusCode).toBe(413)
  const tooLarge = await send('import', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))
  expect([tooLarge.statusCode, tooLarge.json().error]).toEqual([413, 'A roster file may have up to 5 MB'])
  expect((await send('preview', Buffer.from('PK\u0003\u0004'))).statusCode).toBe(400)
  expect((await send('preview', '{}', { type: 'application/json' })).statusCode).toBe(415)
})

it('is for administrators alone, and of teams that there are', async () => {
  const [coach, athlete] = [await people.addCoach([team]), await people.addAthlete([team])]
  const file = csv(`${newEmail()},Ada,Bell,`)
  const [invitation] = (await take(file)).invitations
  for (const as of [coach, athlete]) {
    expect((await send('preview', file, { as })).statusCode).toBe(403)
    expect((await send('import', file, { as })).statusCode).toBe(403)
    const { headers } = as
    const url = `/api/teams/admin/invitations/`
    expect((await app.inject({ url: `${url}?team_id=${team.id}`, headers })).statusCode).toBe(403)
    expect((await app.inject({ method: 'POST', url: `${url}${invitation?.id}/renew/`, headers })).statusCode).toBe(403)
    expect((await app.inject({ method: 'DELETE', url: `${url}${invitation?.id}/`, headers })).statusCode).toBe(403)
  }
  expect((await send('preview', file, { to: randomUUID() })).statusCode).toBe(404)
  expect((await send('import', file, { to: randomUUID() })).statusCode).toBe(404)
  expect((await send('import', file, { to: 'x' })).json()).toMatchObject({ fields: { team_id: 'This is not an id' } })
  expect(await open()).toHaveLength(1)
})

it('lists the invitations of a team that nobody accepted, expired ones for 30 days', async () => {
  const [email, later] = [newEmail(), newEmail()]
  await take(csv(`${email},Ada,Bell,coach`))
  await passDays(13)
  await take(csv(`${later},Bob,Coy,`))
  expect(await open()).toMatchObject([
    { email: later, full_name: 'Bob Coy', role: 'athlete' },
    { email, full_name: 'Ada Bell', role: 'coach' },
  ])
  const emails = async () => {
    await deleteExpiredInvitations(database, clock.now())
    return (await open()).map((invitation: { email: string }) => invitation.email)
  }
  await passDays(30)
  expect(await emails()).toEqual([later, email])
  await passDays(1)
  expect(await emails()).toEqual([later])
  const other = await people.addTeam('Falcons')
  expect(await open(other.id)).toEqual([])
})

it('renews and withdraws: the previous link stops working, and it is logged', async () => {
  const [invitation] = (await take(csv(`${newEmail()},Ada,Bell,`))).invitations
  const url = `/api/teams/admin/invitations/${invitation?.id}/`
  const { headers } = admin
  const renewed = await app.inject({ method: 'POST', url: `${url}renew/`, headers })
  expect(renewed.statusCode).toBe(201)
  expect(renewed.json()).toEqual({ ...invitation, link: expect.any(String), mailed: false })
  expect(renewed.json().link).not.toBe(invitation?.link)
  const details = { team: 'Eagles Wrestling', email: invitation?.email }
  expect(await lastAudit()).toMatchObject({ actor_id: admin.id, action: 'invitation_renewed', details })
  expect((await read(invitation)).statusCode).toBe(400)
  expect((await read(renewed.json())).statusCode).toBe(200)
  expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(200)
  expect(await lastAudit()).toMatchObject({ actor_id: admin.id, action: 'invitation_withdrawn', details })
  expect((await read(renewed.json())).statusCode).toBe(400)
  expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(404)
  expect((await app.inject({ method: 'POST', url: `${url}renew/`, headers })).statusCode).toBe(404)
})

let visitor = 0
function read(invitation: Pick<InvitationLink, 'link'> | undefined) {
  visitor += 1
  const token = invitation?.link.split('#')[1] ?? ''
  const remoteAddress = `10.9.${visitor >> 8}.${visitor & 255}`
  return app.inject({ method: 'POST', url: '/api/invitations/read/', payload: { token }, remoteAddress })
}
