import { TOTAL_HEADER } from '@corner/contract/constants/paging.ts'
import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { lastSignIn } from '../../people/last-sign-in.ts'
import { createTestApp } from '../../testing/app.ts'
import { People, type TestPerson, type TestTeam } from '../../testing/people.ts'
import { callerOf } from '../calls-for-tests.ts'

const testApp = await createTestApp()
const { database } = testApp
const people = new People(testApp)
const administrator = await people.addAdministrator({
  first_name: 'Robin',
  last_name: 'Okonkwo',
  email: 'robin@a.example',
})
const call = callerOf(testApp, administrator)
let eagles: TestTeam
let coach: TestPerson
let linked: TestPerson

const list = (query: string) => call('GET', `admin/users/?${query}`)
const namesOf = async (query: string) =>
  (await list(query)).body.map(({ full_name }: { full_name: string }) => full_name)
const search = (words: string, more = '') => namesOf(`search=${encodeURIComponent(words)}${more}`)

beforeAll(async () => {
  eagles = await people.addTeam('Eagles Wrestling')
  coach = await people.addCoach([eagles], { first_name: 'Ünal', last_name: 'Abel', email: 'unal@b.example' })
  linked = await people.addAthlete([eagles], { first_name: 'ada', last_name: '100%_\\', email: 'x_y@c.example' })
  await people.addAthlete([], { first_name: 'Vera', last_name: 'O’Brien', email: 'xzy@c.example' })
  await database
    .insertInto('wearable_connections')
    .values({
      user_id: linked.id,
      provider: 'whoop',
      provider_user_id: '1',
      status: 'token_expired',
      scopes: [],
      connected_at: new Date(),
      first_sync_days: 30,
    })
    .execute()
})

it('gives a user with role, status, teams and version', async () => {
  expect((await list('search=unal@b')).body).toEqual([
    {
      id: coach.id,
      username: 'unal@b.example',
      email: 'unal@b.example',
      first_name: 'Ünal',
      last_name: 'Abel',
      full_name: 'Ünal Abel',
      role: 'coach',
      whoop_connected: false,
      link_ended: false,
      link_paused: false,
      providers: [],
      version: 1,
      email_proven: true,
      email_shared: false,
      teams: [{ team_id: eagles.id, team_name: 'Eagles Wrestling', role: 'coach' }],
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      last_signed_in_at: null,
    },
  ])
})

it('says when each person last signed in, also where the session is gone, and sorts by it with never first', async () => {
  const write = (person: { id: string }, action: string, at: string) =>
    database
      .insertInto('audit_lines')
      .values({ at: new Date(at), action, actor_id: person.id, subject_id: person.id, details: '{}' })
      .execute()
  await write(coach, 'signed_in', '2026-11-20T06:00:00Z')
  await write(coach, 'signed_in', '2026-11-21T06:00:00Z')
  await write(coach, 'signed_out', '2026-11-23T06:00:00Z')
  await write(linked, 'signed_in', '2026-11-22T06:00:00Z')
  const seen = async (query: string) =>
    (await list(query)).body.map((user: AdminUser) => [user.full_name, user.last_signed_in_at])
  const sorted = [
    ['Robin Okonkwo', null],
    ['Vera O’Brien', null],
    ['Ünal Abel', '2026-11-21T06:00:00.000Z'],
    ['ada 100%_\\', '2026-11-22T06:00:00.000Z'],
  ]
  expect(await seen('sort=last_signed_in')).toEqual(sorted)
  expect(await seen('sort=last_signed_in&direction=descending&page=1&page_size=2')).toEqual(
    sorted.slice(2).toReversed(),
  )
})

it('finds the last sign-in of each by an index, and not by reading the log', async () => {
  await sql`insert into audit_lines (at, actor_id, subject_id, action)
    select now() - make_interval(mins => i), ${coach.id}, ${coach.id}, 'signed_in'
    from generate_series(1, 20000) i`.execute(database)
  await sql`analyze audit_lines`.execute(database)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain
    select id, ${lastSignIn} from users`.execute(database)
  await database.deleteFrom('audit_lines').execute()
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('audit_lines_sign_ins')
})

it('says of a link that the provider no longer accepts that it has ended, and still counts it as connected', async () => {
  expect((await list('search=x_y')).body).toMatchObject([
    { whoop_connected: true, link_ended: true, providers: ['whoop'] },
  ])
})

it('orders names as a reader does', async () => {
  expect(await namesOf('')).toEqual(['ada 100%_\\', 'Robin Okonkwo', 'Ünal Abel', 'Vera O’Brien'])
  expect(await namesOf('direction=descending')).toEqual(['Vera O’Brien', 'Ünal Abel', 'Robin Okonkwo', 'ada 100%_\\'])
})

it.each([
  ['a part of a name in another case', 'ÜNA', ['Ünal Abel']],
  ['both names in any order', 'abel ünal', ['Ünal Abel']],
  ['a name and a part of the address', 'abel b.example', ['Ünal Abel']],
  ['words that no one person holds all', 'ada abel', []],
  ['a percent sign as itself', '%', ['ada 100%_\\']],
  ['an underscore as itself', 'x_y', ['ada 100%_\\']],
  ['a backslash as itself', '\\', ['ada 100%_\\']],
  ['a quote', "'; drop table users; --", []],
  ['blanks alone', '   ', ['ada 100%_\\', 'Robin Okonkwo', 'Ünal Abel', 'Vera O’Brien']],
])('finds by %s', async (_what, words, names) => {
  expect(await search(words)).toEqual(names)
})

it('filters by role, status and team, and by several of them', async () => {
  expect(await namesOf('role=athlete')).toEqual(['ada 100%_\\', 'Vera O’Brien'])
  expect(await namesOf('status=connected'), 'an ended link is a status of its own').toEqual([])
  expect(await namesOf('status=link_ended')).toEqual(['ada 100%_\\'])
  expect(await namesOf('status=not_connected&role=athlete')).toEqual(['Vera O’Brien'])
  expect(await namesOf(`team_id=${eagles.id}`)).toEqual(['ada 100%_\\', 'Ünal Abel'])
  expect(await search('abel', `&team_id=${eagles.id}&role=coach`)).toEqual(['Ünal Abel'])
})

it('sorts by status with the ended links between those connected and those without a device', async () => {
  const { id } = await people.addAthlete([], { first_name: 'Wes', last_name: 'Worn', email: 'wes@d.example' })
  const link = { provider: 'whoop', provider_user_id: '2', status: 'connected' } as const
  await database
    .insertInto('wearable_connections')
    .values({ user_id: id, ...link, scopes: [], connected_at: new Date(), first_sync_days: 30 })
    .execute()
  const sorted = await namesOf('sort=status')
  const reversed = await namesOf('sort=status&direction=descending')
  await database.deleteFrom('users').where('id', '=', id).execute()
  expect(sorted.slice(-2)).toEqual(['ada 100%_\\', 'Wes Worn'])
  expect(reversed.slice(0, 2)).toEqual(['Wes Worn', 'ada 100%_\\'])
})

it('gives a page with the count of what was found, and no count without a page', async () => {
  const page = await list('page=2&page_size=1&role=athlete')
  expect([page.body.length, page.headers[TOTAL_HEADER]]).toEqual([1, '2'])
  expect((await list('role=athlete')).headers[TOTAL_HEADER]).toBeUndefined()
})

it('names a page that is none', async () => {
  expect((await list('page=0')).body.fields).toEqual({ page: 'page must be a whole number from 1' })
  expect((await list('page=1&page_size=201')).body.fields).toEqual({ page_size: 'page_size must be at most 200' })
})

it('is kept by no cache', async () => {
  for (const path of ['admin/users/', 'admin/overview/', 'admin/teams-detailed/', 'organizations/'])
    expect((await call('GET', path)).headers['cache-control'], path).toBe('no-store')
})

it('says when the wearables’ provider wants no requests for long', async () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  const block = async (blocked_until: Date) => {
    await database.deleteFrom('request_budgets').execute()
    const used = { minute_start: new Date(), minute_used: 0, day_start: new Date(), day_used: 0 }
    await database
      .insertInto('request_budgets')
      .values({ provider: 'whoop', ...used, blocked_until, probe_at: inMinutes(60) })
      .execute()
    return (await call('GET', 'admin/overview/')).body.provider_wait
  }
  expect(await block(inMinutes(300))).toEqual({
    provider: 'WHOOP',
    until: expect.stringMatching(/Z$/),
    next_try: expect.stringMatching(/Z$/),
  })
  expect(await block(inMinutes(1))).toBeNull() // an ordinary rate limit
  expect(await block(inMinutes(-1))).toBeNull()
  await database.deleteFrom('request_budgets').execute()
})

it('counts users, teams, organizations and connected devices, an ended link apart', async () => {
  expect((await call('GET', 'admin/overview/')).body).toMatchObject({
    users: { total: 4, whoop_connected: 0, address_not_confirmed: 0 },
    teams: { total: 1 },
    organizations: { total: 1 },
    needs: { link_ended: { total: 1 } },
    provider_wait: null,
    postgresql: { release: expect.stringMatching(/^18\.\d+$/) },
  })
  await database.updateTable('wearable_connections').set({ status: 'connected' }).execute()
  expect((await call('GET', 'admin/overview/')).body.users).toEqual({
    total: 4,
    whoop_connected: 1,
    address_not_confirmed: 0,
  })
})
