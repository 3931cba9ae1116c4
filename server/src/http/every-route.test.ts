import { randomUUID } from 'node:crypto'
import { EVERY_ROLE } from '@corner/contract/roles.ts'
import type { Route } from '@corner/contract/route.ts'
import { EVERY_ROUTE } from '@corner/contract/routes/every-route.ts'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestApp } from '../testing/app.ts'
import { People } from '../testing/people.ts'

const { app, ...testApp } = await createTestApp()
const people = new People({ app, ...testApp })
const team = await people.addTeam()
const callers = {
  admin: await people.addAdministrator(),
  coach: await people.addCoach([team]),
  athlete: await people.addAthlete([team]),
}
/** A coach who may see nobody of the team above. */
const outsider = await people.addCoach([await people.addTeam('Others')])
const routes = Object.entries(EVERY_ROUTE).map(([name, route]) => ({ name, route }))

/** A valid value for each field of the API, by its name. */
const GOOD: Record<string, unknown> = {
  email: 'new@corner.example',
  username: 'new',
  password: 'takedown-6',
  confirmPassword: 'takedown-6',
  confirm_password: 'takedown-6',
  current_password: 'not my password',
  first_name: 'Ada',
  last_name: 'Tester',
  role: 'athlete',
  team_code: '',
  setup_token: '',
  refresh: 'x',
  code: 'x',
  state: 'x',
  keep_this_device: true,
  sessionId: randomUUID(),
  name: 'Club',
  description: '',
  organization_id: team.organization_id,
  sport: 'Wrestling',
  gender: 'mixed',
  user_id: callers.athlete.id,
  athleteId: callers.athlete.id,
  team_id: team.id,
  teamId: team.id,
  organizationId: randomUUID(),
  invitationId: randomUUID(),
  importId: randomUUID(),
  timezone_offset: '+01:00',
  userId: randomUUID(),
  token: 'x',
  version: 1,
  page: 1,
  page_size: 10,
  search: '',
  status: 'connected',
  from: '2026-03-01',
  to: '2026-03-02',
  slug: 'hrv-basics',
  provider: 'whoop',
  days: 7,
  start: '2026-03-01',
  end: '2026-03-02',
  message: 'Who is ready?',
  history: [],
}
/**
 * Exceptions by route. A call that would delete somebody whom the next test needs gets an unknown id, or one that is refused.
 */
const GOOD_FOR: Record<string, Record<string, unknown>> = {
  adminUsers: { sort: 'name', direction: 'descending' },
  organizations: { sort: 'name', direction: 'descending' },
  adminTeams: { sort: 'name', direction: 'descending', invitations: 'open' },
  auditLog: { action: 'signed_in', from: '2026-03-01T00:00:00+01:00', to: '2026-03-02T00:00:00Z' },
  chooseSource: { group: 'sleep', provider: 'automatic' },
  deleteTeam: { teamId: randomUUID() },
  deleteUser: { userId: callers.admin.id }, // the last administrator
  removeUserFromTeam: { user_id: randomUUID() },
  joinTeam: { team_code: 'x' },
  deleteOwnAccount: { password: 'not my password' },
  deleteProviderData: { keep_link: true },
  chooseProviderReminders: { wanted: true },
  testLanguageModel: { check: 'answers' },
  makeBackup: { passphrase: 'twelve signs at least' },
  changeBackupSettings: { scheduled: true, hour_utc: 3, keep_days: 7, keep_weeks: 4 },
}
/** Fields that may be empty. */
const MAY_BE_EMPTY = [
  'team_code',
  'setup_token',
  'description',
  'validateTeamCode.code',
  'adminValidateTeamCode.code',
  'checkTeamCode.code',
  'adminCheckTeamCode.code',
  'updateUser.password',
  'makeBackup.passphrase',
  'updateUser.confirmPassword',
  'search',
]

const fieldsOf = (schema: z.ZodType | undefined): Record<string, z.ZodType> =>
  schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {}
const goodFor = (route: Route, place: 'params' | 'query' | 'body') => {
  const name = routes.find((known) => known.route === route)?.name ?? ''
  return Object.fromEntries(
    Object.keys(fieldsOf(route[place])).map((field) => [field, (GOOD_FOR[name] ?? GOOD)[field] ?? GOOD[field]]),
  )
}

/** A call that is valid except for what `wrong` replaces. */
function call(
  route: (typeof routes)[number]['route'],
  wrong: { params?: object; query?: object; body?: unknown } = {},
): InjectOptions {
  const params: Record<string, unknown> = { ...goodFor(route, 'params'), ...wrong.params }
  const path = route.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...goodFor(route, 'query'), ...wrong.query })) {
    if (value !== undefined) query.set(name, String(value))
  }
  const body = 'body' in wrong ? wrong.body : goodFor(route, 'body')
  return {
    method: route.method,
    url: query.size === 0 ? path : `${path}?${query}`,
    headers: route.access === 'public' ? {} : callers[route.access[0] ?? 'admin'].headers,
    ...(route.body && body !== undefined && { payload: JSON.stringify(body), headers: headersOf(route) }),
  }
}

/** The status and body of a reply. A stream of events never ends, so only its head is read and the connection closed. */
async function ask(options: InjectOptions): Promise<{ statusCode: number; body: string }> {
  if (!String(options.url).startsWith('/api/live')) return app.inject(options)
  const reply = await app.inject({ ...options, payloadAsStream: true })
  reply.raw.res.destroy()
  return { statusCode: reply.statusCode, body: '' }
}

function headersOf({ access }: (typeof routes)[number]['route']) {
  const headers = { 'content-type': 'application/json' }
  return access === 'public' ? headers : { ...headers, ...callers[access[0] ?? 'admin'].headers }
}

it.each(routes)('has a valid value for each required field of $name', ({ route }) => {
  const wrong = (['params', 'query', 'body'] as const).flatMap((place) => {
    const good: Record<string, unknown> = goodFor(route, place)
    return Object.entries(fieldsOf(route[place]))
      .filter(([field, schema]) => !schema.safeParse(good[field]).success)
      .map(([field]) => `${place}.${field}`)
  })
  expect(wrong, 'set it in GOOD or GOOD_FOR').toEqual([])
})

describe('who may call', () => {
  const closed = routes.filter(({ route }) => route.access !== 'public')

  it.each(closed)('$name asks for a sign-in, and takes no token that is not ours', async ({ route }) => {
    const given = call(route)
    const { authorization: _, ...headers } = given.headers as Record<string, string>
    const tokens = [
      undefined,
      'Bearer',
      'Bearer x',
      'Bearer a.b.c',
      `Basic ${callers.admin.token}`,
      `Bearer ${callers.admin.token}x`,
    ]
    for (const authorization of tokens) {
      const reply = await app.inject({ ...given, headers: { ...headers, ...(authorization && { authorization }) } })
      expect(reply.statusCode, authorization).toBe(401)
      expect(reply.json()).toMatchObject({ code: 'not_signed_in', detail: expect.any(String) })
    }
  })

  const refused = closed.flatMap(({ name, route }) =>
    EVERY_ROLE.filter((role) => !(route.access as readonly string[]).includes(role)).map((role) => ({
      name,
      role,
      route,
    })),
  )
  it.each(refused)('$name refuses the role $role', async ({ role, route }) => {
    const reply = await app.inject({ ...call(route), headers: { ...headersOf(route), ...callers[role].headers } })
    expect(reply.statusCode).toBe(403)
    expect(reply.json()).toMatchObject({ code: 'forbidden' })
  })

  const admitted = closed.flatMap(({ name, route }) =>
    (route.access as typeof EVERY_ROLE).map((role) => ({ name, role, route })),
  )
  it.each(admitted)('$name lets the role $role in', async ({ role, route }) => {
    const reply = await ask({ ...call(route), headers: { ...call(route).headers, ...callers[role].headers } })
    expect([401, 403, 500], reply.body).not.toContain(reply.statusCode)
  })
})

describe('whose team, whose athlete', () => {
  const ABOUT = ['teamId', 'team_id', 'athleteId', 'user_id']
  const about = routes.filter(
    ({ route }) =>
      (route.access as readonly string[]).includes('coach') &&
      [route.params, route.query, route.body]
        .flatMap((schema) => Object.keys(fieldsOf(schema)))
        .some((field) => ABOUT.includes(field)),
  )

  it.each(about)('$name does not know the team and its athletes for a coach of another team', async ({ route }) => {
    const reply = await ask({ ...call(route), headers: { ...headersOf(route), ...outsider.headers } })
    expect(reply.statusCode, reply.body).toBe(404)
  })
})

describe('bad input', () => {
  const LONG = 'x'.repeat(10_001) // a chat message may have 10,000
  const fields = routes.flatMap(({ name, route }) =>
    (['body', 'query'] as const).flatMap((place) =>
      Object.entries(fieldsOf(route[place])).map(([field, schema]) => ({ name, place, field, schema, route })),
    ),
  )

  it.each(fields)('$name names $place.$field when it is wrong', async ({ name, place, field, schema, route }) => {
    const mayBeEmpty = MAY_BE_EMPTY.some((known) => known === field || known === `${name}.${field}`)
    const wrong: Record<string, unknown> = {
      ...(schema.safeParse(undefined).success ? {} : { missing: undefined }),
      ...(mayBeEmpty ? {} : { empty: '' }),
      long: LONG,
      nul: 'a\u0000b',
      ...(place === 'body' && {
        null: null,
        object: {},
        surrogate: 'a\ud800b',
        number: ['days', 'version'].includes(field) ? -1.5 : 12_345,
      }),
      ...(place === 'body' && field !== 'history' && { array: [] }),
    }
    for (const [kind, value] of Object.entries(wrong)) {
      const reply = await app.inject(call(route, { [place]: { ...goodFor(route, place), [field]: value } }))
      expect(reply.statusCode, `${kind}: ${reply.body}`).toBe(400)
      expect(
        Object.keys(reply.json().fields ?? {}).map((path) => path.split('.')[0]),
        kind,
      ).toContain(field)
      expect(reply.json().error, kind).toBe(Object.values(reply.json().fields)[0])
    }
  })

  const withBody = routes.filter(({ route }) => route.body)
  it.each(withBody)('$name refuses a body that is none', async ({ route }) => {
    for (const payload of [
      '[]',
      '"text"',
      '7',
      'null',
      '',
      '{',
      '{"a":1}]',
      '{"__proto__":{"admin":true}}',
      '\u0000',
    ]) {
      const reply = await app.inject({ ...call(route), payload, headers: headersOf(route) })
      expect(reply.statusCode, payload).toBe(400)
      expect(reply.json().code, payload).toBe('bad_input')
    }
    const form = await app.inject({
      ...call(route),
      payload: 'a=b',
      headers: { ...headersOf(route), 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(form.statusCode).toBe(415)
    const none = await app.inject({
      ...call(route),
      payload: undefined,
      headers: { ...headersOf(route), 'content-type': undefined } as never,
    })
    expect(none.statusCode).toBe(400)
    const tooLarge = await app.inject({
      ...call(route),
      payload: JSON.stringify({ email: 'x'.repeat(1_100_000) }),
      headers: headersOf(route),
    })
    expect(tooLarge.statusCode).toBe(413)
  })

  const ids = routes.flatMap(({ name, route }) =>
    Object.keys(fieldsOf(route.params)).map((field) => ({ name, field, route })),
  )
  it.each(ids)('$name refuses an $field that is no id', async ({ field, route }) => {
    for (const id of ['x', '7', 'null', '..', '\u0000', 'ü', `${team.id}x`, "' or 1=1 --", LONG]) {
      const reply = await app.inject(call(route, { params: { [field]: id } }))
      // Two dots resolve to the parent path, which may be another route's.
      expect(id === '..' ? [200, 400, 404, 405] : [400, 404], `${id}: ${reply.body}`).toContain(reply.statusCode)
      if (reply.statusCode === 400) expect(reply.json().fields, id).toHaveProperty(field)
    }
  })

  it.each(routes)(
    '$name answers a wrong percent code or an unpaired surrogate in the address with no fault',
    async ({ route }) => {
      const { url, ...given } = call(route)
      for (const query of [
        '?code=%ED%A0%80',
        '?days=%',
        '?days=7&days=8',
        '?start[]=x',
        '?code=a&code=b',
        '?%00=%00',
      ]) {
        const reply = await ask({ ...given, url: `${String(url).split('?')[0]}${query}` })
        expect(reply.statusCode, query).not.toBe(500)
      }
    },
  )
})

describe('addresses', () => {
  it.each(routes)('$name answers the same without its trailing slash', async ({ route }) => {
    const given = call(route, { body: {} })
    const url = String(given.url).replace(/\/(\?|$)/, '$1')
    const [slash, none] = [await ask(given), await ask({ ...given, url })]
    expect(none.statusCode).toBe(slash.statusCode)
    expect(none.body).not.toContain('There is nothing at')
  })

  it('says which methods an address takes', async () => {
    const reply = await app.inject({ method: 'DELETE', url: '/api/users/me/' })
    expect(reply.statusCode).toBe(405)
    expect(reply.headers.allow).toBe('GET, HEAD')
    expect(reply.json()).toMatchObject({ code: 'method_not_allowed' })
  })

  it('answers HEAD as GET, without a body', async () => {
    const { headers } = callers.athlete
    const reply = await app.inject({ method: 'HEAD', url: '/api/users/me/', headers })
    expect([reply.statusCode, reply.body]).toEqual([200, ''])
    expect((await app.inject({ method: 'HEAD', url: '/api/users/me/' })).statusCode).toBe(401)
  })

  it('answers 404 at other addresses', async () => {
    const reply = await app.inject({ url: '/api/secrets/?token=x' })
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ code: 'not_found', error: 'There is nothing at GET /api/secrets/' })
  })
})
