import { expect, it } from 'vitest'
import { CallUnavailable, ProviderUnauthorized, ProviderUnavailable, RequestBudgetSpent } from '../failures.ts'
import {
  type Answer,
  drop,
  dropConnection,
  fakeDeps,
  hang,
  json,
  localServer,
  localSession,
  text,
} from '../http/local-server.ts'
import type { UnreadableRecord } from '../records.ts'
import { whoopClient } from './client.ts'
import { cycleReply, profileReply, recoveryReply, sleepReply, workoutReply } from './replies-for-tests.ts'

const WINDOW = { start: new Date('2026-03-01T00:00:00Z'), end: new Date('2026-03-31T00:00:00Z') }

async function collect<T>(pages: AsyncIterable<T[]>): Promise<T[]> {
  const all: T[] = []
  for await (const page of pages) all.push(...page)
  return all
}

it('reads a list page after page, 25 at a time, with the token of the page before', async () => {
  await using whoop = await localServer(
    json({ records: [cycleReply], next_token: 'MTIzOjEyMzEyMw' }),
    json({ records: [], next_token: 'second page' }),
    json({ records: [{ ...cycleReply, id: 93844 }] }),
  )
  const { session, taken, reports } = localSession()
  const cycles = await collect(whoopClient(whoop.app, session, fakeDeps()).pages('cycle', WINDOW))
  expect(cycles.map((cycle) => cycle.provider_id)).toEqual(['93845', '93844'])
  expect(whoop.asked.map(({ url }) => url.searchParams.get('nextToken'))).toEqual([
    null,
    'MTIzOjEyMzEyMw',
    'second page',
  ])
  expect(whoop.asked[0]?.url.pathname).toBe('/developer/v2/cycle')
  expect(Object.fromEntries(whoop.asked[0]?.url.searchParams ?? [])).toEqual({
    limit: '25',
    start: '2026-03-01T00:00:00.000Z',
    end: '2026-03-31T00:00:00.000Z',
  })
  expect(taken()).toBe(3)
  expect(reports).toHaveLength(3)
})

it('ends with an error, not with half a list, when a later page does not come', async () => {
  await using whoop = await localServer(json({ records: [cycleReply], next_token: 'next' }), text('', 500))
  const pages = whoopClient(whoop.app, localSession().session, fakeDeps()).pages('cycle', WINDOW)
  await expect(collect(pages)).rejects.toThrow(ProviderUnavailable)
  expect(whoop.asked).toHaveLength(1 + 4)
})

it('stops when a page points back to an earlier one', async () => {
  await using whoop = await localServer(json({ records: [], next_token: 'same' }))
  const pages = whoopClient(whoop.app, localSession().session, fakeDeps()).pages('sleep', WINDOW)
  await expect(collect(pages)).rejects.toThrow('repeats a page')
})

it.each<[string, Answer]>([
  ['500', text('', 500)],
  ['a gateway page', text('<html>Bad Gateway</html>', 502)],
  ['HTML in place of JSON', text('<!doctype html><title>Maintenance</title>')],
  ['half a JSON', text('{"user_id": 101')],
  ['a dropped connection', drop],
  ['a connection dropped half-way', dropConnection],
  ['silence', hang],
])('asks again after %s', async (_what, fault) => {
  await using whoop = await localServer(fault, json(profileReply))
  const deps = fakeDeps()
  const app = { ...whoop.app, timeoutMs: 200 }
  const profile = await whoopClient(app, localSession().session, deps).profile()
  expect(profile.provider_user_id).toBe('10129')
  expect(deps.pauses).toEqual([750]) // between 500 and 1000 ms
})

it.each<[string, Answer]>([
  ['500', text('', 500)],
  ['HTML', text('<html></html>')],
  ['dropped connections', drop],
  ['silence', hang],
])('gives up after four times of %s, with growing pauses', async (_what, fault) => {
  await using whoop = await localServer(fault)
  const deps = fakeDeps()
  const app = { ...whoop.app, timeoutMs: 100 }
  await expect(whoopClient(app, localSession().session, deps).profile()).rejects.toThrow(ProviderUnavailable)
  expect(whoop.asked).toHaveLength(4)
  expect(deps.pauses).toEqual([750, 1500, 3000])
})

it('waits after 429 for the longer of Retry-After and X-RateLimit-Reset, and tells the budget', async () => {
  const headers = { 'retry-after': '3', 'x-ratelimit-reset': '17', 'x-ratelimit-remaining': '0' }
  const left = { 'x-ratelimit-reset': '42', 'x-ratelimit-remaining': '93' }
  await using whoop = await localServer(text('', 429, headers), json(profileReply, 200, left))
  const deps = fakeDeps()
  const { session, reports } = localSession()
  await whoopClient(whoop.app, session, deps).profile()
  expect(deps.pauses).toEqual([17_000])
  expect(reports).toEqual([
    { remaining: 0, resetSeconds: 17, refused: true, answered: false },
    { remaining: 93, resetSeconds: 42, refused: false, answered: true },
  ])
})

it('does not ask again what WHOOP calls a bad request', async () => {
  await using whoop = await localServer(json({ error: 'bad' }, 400), json(profileReply))
  const deps = fakeDeps()
  const failure = await whoopClient(whoop.app, localSession().session, deps)
    .profile()
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ProviderUnavailable)
  expect(failure).toMatchObject({ message: expect.stringMatching(/^WHOOP answered 400 to .*\/profile\/basic/) })
  expect(whoop.asked).toHaveLength(1)
  expect(deps.pauses).toEqual([])
})

it('does not wait for the daily limit to reset', async () => {
  await using whoop = await localServer(text('', 429, { 'x-ratelimit-reset': '40000' }))
  const deps = fakeDeps()
  const failure = await whoopClient(whoop.app, localSession().session, deps)
    .profile()
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(RequestBudgetSpent)
  expect(failure).toMatchObject({ retryAfterSeconds: 3600 }) // then a single request checks again
  expect(deps.pauses).toEqual([])
})

it.each([
  ['seconds', '315360000'],
  ['a date', 'Mon, 10 Mar 2036 12:00:00 GMT'],
  ['more seconds than fit a number', '99999999999999999999'],
])('believes a Retry-After of ten years, in %s, for a day at most', async (_what, header) => {
  await using whoop = await localServer(text('', 429, { 'retry-after': header, 'x-ratelimit-reset': '999999999' }))
  const { session, reports } = localSession()
  await expect(whoopClient(whoop.app, session, fakeDeps()).profile()).rejects.toMatchObject({
    name: 'RequestBudgetSpent',
    retryAfterSeconds: 3600,
  })
  expect(reports).toEqual([{ remaining: null, resetSeconds: 86_400, refused: true, answered: false }])
})

it('passes on a refusal of the budget without a request', async () => {
  await using whoop = await localServer(json(profileReply))
  const { session } = localSession()
  session.budget.take = () => Promise.reject(new RequestBudgetSpent(90))
  await expect(whoopClient(whoop.app, session, fakeDeps()).profile()).rejects.toThrow(RequestBudgetSpent)
  expect(whoop.asked).toHaveLength(0)
})

it('requests a newer token once when its token is refused', async () => {
  await using whoop = await localServer(text('', 401), json(profileReply))
  const { session, refused } = localSession()
  await whoopClient(whoop.app, session, fakeDeps()).profile()
  expect(refused).toEqual(['first'])
  expect(whoop.asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', 'Bearer second'])
})

it('calls a link unauthorized when the newer token is refused, too', async () => {
  await using whoop = await localServer(text('', 401))
  const { session, refused } = localSession()
  await expect(whoopClient(whoop.app, session, fakeDeps()).profile()).rejects.toThrow(ProviderUnauthorized)
  expect(refused).toEqual(['first'])
  expect(whoop.asked).toHaveLength(2)
})

it('refreshes at most once, even when it retries', async () => {
  await using whoop = await localServer(text('', 401), text('', 500), text('', 401))
  const { session, refused } = localSession()
  await expect(whoopClient(whoop.app, session, fakeDeps()).profile()).rejects.toThrow(ProviderUnauthorized)
  expect(refused).toEqual(['first'])
})

it.each<[string, Answer]>([
  ['403 of a firewall', text('<html>Request blocked</html>', 403)],
  ['403 without a word', text('', 403)],
  ['403 in JSON', json({ message: 'Forbidden' }, 403)],
  ['a sign-in page with 401', text('<html>Sign in</html>', 401, { 'content-type': 'text/html' })],
  ['a page with 404', text('<!doctype html>Not here', 404)],
  ['a redirect', text('', 302, { location: '/elsewhere' })],
])(
  'takes %s for weather: asks again, spends no refresh, and never calls the link unauthorized',
  async (_what, fault) => {
    await using whoop = await localServer(fault, fault, json(profileReply), fault)
    const { session, refused } = localSession()
    const client = whoopClient(whoop.app, session, fakeDeps())
    expect((await client.profile()).provider_user_id).toBe('10129')
    await expect(client.profile()).rejects.toThrow(ProviderUnavailable)
    expect(whoop.asked).toHaveLength(3 + 4)
    expect(refused).toEqual([])
  },
)

it('treats 403 in JSON as a failure of that call only', async () => {
  await using whoop = await localServer(json({ message: 'Forbidden' }, 403))
  const client = whoopClient(whoop.app, localSession().session, fakeDeps())
  await expect(client.profile()).rejects.toThrow(CallUnavailable)
})

it('finds single records by id, and none for 404', async () => {
  await using whoop = await localServer(
    json(sleepReply),
    json(workoutReply),
    json(cycleReply),
    json(recoveryReply),
    text('', 404),
  )
  const client = whoopClient(whoop.app, localSession().session, fakeDeps())
  expect(await client.findSleep(sleepReply.id)).toMatchObject({ cycle_id: '93845' })
  expect(await client.findWorkout(workoutReply.id)).toMatchObject({ sport_name: 'wrestling' })
  expect(await client.findCycle('93845')).toMatchObject({ strain: 12.83 })
  expect(await client.findRecovery('93845')).toMatchObject({ recovery_score: 44 })
  expect(await client.findRecovery('93846')).toBeUndefined()
  expect(whoop.asked.map(({ url }) => url.pathname)).toEqual([
    `/developer/v2/activity/sleep/${sleepReply.id}`,
    `/developer/v2/activity/workout/${workoutReply.id}`,
    '/developer/v2/cycle/93845',
    '/developer/v2/cycle/93845/recovery',
    '/developer/v2/cycle/93846/recovery',
  ])
})

it('keeps an id from a webhook inside its path', async () => {
  await using whoop = await localServer(text('', 404))
  const client = whoopClient(whoop.app, localSession().session, fakeDeps())
  await client.findSleep('../../v2/user/access?x=#')
  expect(whoop.asked[0]?.url.pathname).toBe('/developer/v2/activity/sleep/..%2F..%2Fv2%2Fuser%2Faccess%3Fx%3D%23')
  await expect(client.findSleep('..')).rejects.toThrow(RangeError)
})

/** A session that accepts unreadable records. */
function tolerantSession() {
  const unreadable: UnreadableRecord[] = []
  const { session } = localSession()
  session.setAside = (record) => void unreadable.push(record)
  return { session, unreadable }
}

it.each<[string, object, { provider_id: string | null; field: string }]>([
  ['a field of another type', { start: 1773 }, { provider_id: '2', field: 'start' }],
  ['a field that is missing', { start: undefined }, { provider_id: '2', field: 'start' }],
  ['a text in a score', { score: { strain: 'high' } }, { provider_id: '2', field: 'score.strain' }],
  ['an unreadable offset', { timezone_offset: '+99:00' }, { provider_id: '2', field: 'timezone_offset' }],
  ['no id', { id: null }, { provider_id: null, field: 'id' }],
  ['an unreadable change time', { updated_at: 'today' }, { provider_id: '2', field: 'updated_at' }],
  ['a start of more than a day from now', { start: '2026-03-11T12:00:01Z' }, { provider_id: '2', field: 'start' }],
])('sets a record with %s aside, by name, and brings the rest of the page', async (_what, spoilt, expected) => {
  const bad = JSON.parse(JSON.stringify({ ...cycleReply, id: 2, ...spoilt }))
  await using whoop = await localServer(json({ records: [{ ...cycleReply, id: 1 }, bad, { ...cycleReply, id: 3 }] }))
  const { session, unreadable } = tolerantSession()
  const cycles = await collect(whoopClient(whoop.app, session, fakeDeps()).pages('cycle', WINDOW))
  expect(cycles.map(({ provider_id }) => provider_id)).toEqual(['1', '3'])
  expect(unreadable).toEqual([
    { kind: 'cycle', ...expected, position: 1, problem: expect.stringMatching(/\w/), raw: bad },
  ])
})

it('accepts a number as text, a start tomorrow, and the time of the reply for a missing change time', async () => {
  const { updated_at: _, ...odd } = { ...cycleReply, start: '2026-03-11T11:59:00Z', end: undefined }
  await using whoop = await localServer(
    json({ records: [{ ...odd, score: { ...odd.score, strain: '12.5', kilojoule: '-3', max_heart_rate: null } }] }),
  )
  const { session, unreadable } = tolerantSession()
  const cycles = await collect(whoopClient(whoop.app, session, fakeDeps()).pages('cycle', WINDOW))
  expect(cycles).toMatchObject([
    { strain: 12.5, kilojoule: -3, max_heart_rate: null, updated_at: new Date('2026-03-10T12:00:00Z') },
  ])
  expect(cycles[0]?.raw).not.toHaveProperty('updated_at')
  expect(unreadable).toEqual([])
})

it('fails for a page of ten or more records of which none can be read', async () => {
  const bad = { ...cycleReply, start: 0 }
  const page = (records: number) => json({ records: Array.from({ length: records }, () => bad) })
  await using whoop = await localServer(page(9), page(10), json({ pages: [] }), json('no list'))
  const { session, unreadable } = tolerantSession()
  const ask = () => collect(whoopClient(whoop.app, session, fakeDeps()).pages('cycle', WINDOW))
  expect(await ask()).toEqual([])
  expect(unreadable).toHaveLength(9)
  await expect(ask()).rejects.toThrow(CallUnavailable)
  for (let i = 0; i < 2; i++) await expect(ask()).rejects.toThrow(/fits no description/)
})

it('sets a single record aside that cannot be read', async () => {
  await using whoop = await localServer(json({ ...sleepReply, nap: 'no' }))
  const { session, unreadable } = tolerantSession()
  expect(await whoopClient(whoop.app, session, fakeDeps()).findSleep(sleepReply.id)).toBe('unreadable')
  expect(unreadable).toMatchObject([{ kind: 'sleep', provider_id: sleepReply.id, position: null, field: 'nap' }])
})

it('fails for an invalid record, naming the field, when the session does not set records aside', async () => {
  await using whoop = await localServer(json({ records: [{ ...cycleReply, start: 'yesterday' }] }))
  const pages = whoopClient(whoop.app, localSession().session, fakeDeps()).pages('cycle', WINDOW)
  await expect(collect(pages)).rejects.toThrow(/fits no description[\s\S]*start/)
})

it('stops at once when the caller aborts', async () => {
  await using whoop = await localServer(hang)
  const stop = new AbortController()
  const asking = whoopClient(whoop.app, localSession(stop.signal).session, fakeDeps()).profile()
  setTimeout(() => stop.abort(new Error('the server stops')), 20)
  await expect(asking).rejects.toThrow('the server stops')
  expect(whoop.asked.length).toBeLessThanOrEqual(1)
})
