import { expect, it } from 'vitest'
import { CallUnavailable, ProviderUnauthorized, ProviderUnavailable, RequestBudgetSpent } from '../failures.ts'
import {
  type Answer,
  drop,
  dropConnection,
  fakeDeps,
  json,
  localServer,
  localSession,
  text,
} from '../http/local-server.ts'
import type { ProviderApp, ProviderSession } from '../provider.ts'
import type { RecordKind, UnreadableRecord } from '../records.ts'
import { polarClient } from './client.ts'
import { accountReply, rechargeReply, sessionReply, sleepReply, sportsReply } from './replies-for-tests.ts'
import { sportCatalogue } from './sports.ts'

/** Of `fakeDeps`: noon on 10 March. */
const WINDOW = { start: new Date('2026-03-08T12:00:00Z'), end: new Date('2026-03-10T12:00:00Z') }

const BARE_SLEEPS = { nightSleeps: [{ sleepDate: '2026-03-09' }, { sleepDate: '2026-03-10' }] }
const nightOf = (day: string) => JSON.parse(JSON.stringify(sleepReply).replaceAll('2026-03-10', day))
const YESTERDAY = JSON.parse(
  JSON.stringify(nightOf('2026-03-09')).replace('"2026-03-09T22:40:12.418+01:00"', '"2026-03-08T22:10:00+01:00"'),
)

/** A Polar that answers each path as described, and everything else as it does where there is nothing. */
const polarAnswers =
  (answers: Record<string, Answer>): Answer =>
  (reply, asked) => {
    const path = asked.url.pathname.replace('/developer', '')
    const [from, isDetailed] = [asked.url.searchParams.get('from'), asked.url.searchParams.has('features')]
    const answer = answers[`${path} ${from}`] ?? (isDetailed ? answers[`${path} features`] : undefined) ?? answers[path]
    return answer ? answer(reply, asked) : reply.writeHead(204).end()
  }

const WHOLE: Record<string, Answer> = {
  '/sleeps': (reply, asked) => {
    const from = asked.url.searchParams.get('from')
    const night = from === '2026-03-09' ? YESTERDAY : nightOf('2026-03-10')
    return json(asked.url.searchParams.has('features') ? { nightSleeps: [night] } : BARE_SLEEPS)(reply, asked)
  },
  '/nightly-recharge-results': json({ nightlyRechargeResults: { nightlyRechargeResults: [rechargeReply] } }),
  '/training-sessions/list': json({ trainingSessions: [sessionReply] }),
  '/sports/list': json(sportsReply),
  '/user/account-data': json(accountReply),
}

function clientOf(app: ProviderApp, session: ProviderSession = localSession().session, deps = fakeDeps()) {
  return polarClient(app, session, sportCatalogue(), deps)
}

async function collect<K extends RecordKind>(client: ReturnType<typeof polarClient>, kind: K) {
  const pages = []
  for await (const page of client.pages(kind, WINDOW)) pages.push(...page)
  return pages
}

it('asks a list for its days, and each day for its values, the newest first', async () => {
  await using polar = await localServer(polarAnswers(WHOLE))
  const nights = await collect(clientOf(polar.app), 'sleep')
  expect(nights).toMatchObject([
    { provider_id: 'day:2026-03-10', respiratory_rate: 15, sleep_efficiency_percentage: 95.29 },
    { provider_id: 'day:2026-03-09', respiratory_rate: null },
  ])
  expect(polar.asked.map(({ url }) => url.pathname + url.search)).toEqual([
    '/developer/sleeps?from=2026-03-07&to=2026-03-12',
    '/developer/sleeps?from=2026-03-09&to=2026-03-10&features=sleep-result&features=sleep-evaluation&features=sleep-score',
    '/developer/sleeps?from=2026-03-10&to=2026-03-11&features=sleep-result&features=sleep-evaluation&features=sleep-score',
    '/developer/nightly-recharge-results?from=2026-03-07&to=2026-03-12',
  ])
})

it('fetches the nights of a window once for days, nights and mornings', async () => {
  await using polar = await localServer(polarAnswers(WHOLE))
  const client = clientOf(polar.app)
  const [days, nights, mornings] = await Promise.all([
    collect(client, 'cycle'),
    collect(client, 'sleep'),
    collect(client, 'recovery'),
  ])
  expect(days).toMatchObject([
    { provider_id: 'day:2026-03-10', end_at: null },
    { provider_id: 'day:2026-03-09', end_at: new Date('2026-03-09T21:40:12.418Z') },
  ])
  expect(nights.map(({ cycle_id }) => cycle_id)).toEqual(days.map(({ provider_id }) => provider_id))
  expect(mornings).toMatchObject([
    { cycle_id: 'day:2026-03-10', hrv_rmssd_milli: 62 },
    { cycle_id: 'day:2026-03-09', hrv_rmssd_milli: null, other_values: { polar_sleep_score: 84.3 } },
  ])
  expect(polar.asked).toHaveLength(4)
})

it('asks for long windows in pieces of as many days as Polar gives', async () => {
  await using polar = await localServer(polarAnswers({}))
  const client = clientOf(polar.app)
  const window = { start: new Date('2026-01-01T00:00:00Z'), end: WINDOW.end }
  for (const kind of ['recovery', 'workout'] as const)
    for await (const page of client.pages(kind, window)) expect(page).toEqual([])
  const ranges = polar.asked.map(
    ({ url }) => `${url.pathname.slice(11)} ${url.searchParams.get('from')} ${url.searchParams.get('to')}`,
  )
  expect(ranges.sort()).toEqual([
    'nightly-recharge-results 2025-12-31 2026-01-15',
    'nightly-recharge-results 2026-01-15 2026-02-12',
    'nightly-recharge-results 2026-02-12 2026-03-12',
    'sleeps 2025-12-31 2026-01-11',
    'sleeps 2026-01-11 2026-02-10',
    'sleeps 2026-02-10 2026-03-12',
    'training-sessions/list 2025-12-31T00:00:00 2026-03-12T00:00:00',
  ])
})

it('asks for a Nightly Recharge by its day where the list has only days', async () => {
  const whole = { nightlyRechargeResults: [rechargeReply] }
  const bare = { nightlyRechargeResults: [{ sleepResultDate: '2026-03-10' }] }
  const answers = { '/nightly-recharge-results': json(bare), '/nightly-recharge-results features': json(whole) }
  await using polar = await localServer(polarAnswers(answers))
  expect(await collect(clientOf(polar.app), 'recovery')).toMatchObject([{ hrv_rmssd_milli: 62, sleep_id: null }])
  expect(polar.asked.at(-1)?.url.search).toBe('?from=2026-03-10&to=2026-03-11&features=samples')
})

it('reads sessions with their zones and the name of their sport, and keeps no notes', async () => {
  await using polar = await localServer(polarAnswers(WHOLE))
  const [workout] = await collect(clientOf(polar.app), 'workout')
  expect(workout).toMatchObject({ sport_name: 'trail running', zone_durations: { zone_five_milli: 1_140_000 } })
  expect(JSON.stringify(workout?.raw)).not.toMatch(/knee|Tom|feeling/)
  expect(polar.asked.map(({ url }) => url.pathname + decodeURIComponent(url.search))).toEqual([
    '/developer/training-sessions/list?from=2026-03-07T00:00:00&to=2026-03-12T00:00:00',
    '/developer/training-sessions/list?from=2026-03-10T00:00:00&to=2026-03-11T00:00:00&features=zones',
    '/developer/sports/list',
  ])
})

it('asks for the catalogue of sports once a day, and does without it', async () => {
  await using polar = await localServer(polarAnswers(WHOLE))
  const deps = fakeDeps()
  const sports = sportCatalogue()
  for (let i = 0; i < 2; i++) await collect(polarClient(polar.app, localSession().session, sports, deps), 'workout')
  expect(polar.asked.filter(({ url }) => url.pathname.endsWith('/sports/list'))).toHaveLength(1)
  const forbidden = json({ errorMessage: 'Missing required scope: sports:read' }, 403)
  await using poor = await localServer(polarAnswers({ ...WHOLE, '/sports/list': forbidden }))
  expect(await collect(clientOf(poor.app), 'workout')).toMatchObject([{ sport_name: 'activity' }])
})

it("takes the account's time zone for a session without one", async () => {
  const session = { ...sessionReply, timezoneOffsetMinutes: undefined, exercises: undefined }
  const answers = { ...WHOLE, '/training-sessions/list': json({ trainingSessions: [session] }) }
  await using polar = await localServer(polarAnswers(answers))
  expect(await collect(clientOf(polar.app), 'workout')).toMatchObject([{ timezone_offset: '+01:00' }])
})

it('reads whose account it is, and keeps no birthday', async () => {
  await using polar = await localServer(polarAnswers(WHOLE))
  const client = clientOf(polar.app)
  const profile = await client.profile()
  expect(profile).toMatchObject({ email: 'Ada@example.com', first_name: 'Ada', last_name: 'Usual' })
  expect(JSON.stringify(profile.raw)).not.toContain('2003')
  expect(await client.bodyMeasurement()).toMatchObject({
    height_meter: 1.82,
    weight_kilogram: 72.5,
    max_heart_rate: 195,
  })
})

it.each<[string, Answer]>([
  ['500', text('', 500)],
  ['a gateway page', text('<html>Bad Gateway</html>', 502)],
  ['HTML in place of JSON', text('<!doctype html><title>Maintenance</title>')],
  ['half a JSON', text('{"nightSleeps": [{"sleepDate"')],
  ['a dropped connection', drop],
  ['a connection dropped half-way', dropConnection],
])('ends with an error, not with half a list, when one night comes as %s', async (_what, fault) => {
  await using polar = await localServer(polarAnswers({ ...WHOLE, '/sleeps 2026-03-09': fault }))
  const deps = fakeDeps()
  const client = clientOf(polar.app, localSession().session, deps)
  await expect(collect(client, 'sleep')).rejects.toThrow(ProviderUnavailable)
  expect(deps.pauses).toEqual([750, 1500, 3000])
})

it('asks no more after 429, for as long as Polar says', async () => {
  const headers = {
    'ratelimit-usage': '3000, 41000',
    'ratelimit-limit': '3000, 100000',
    'ratelimit-reset': '412, 40000',
  }
  await using polar = await localServer(text('', 429, headers))
  const { session, reports } = localSession()
  await expect(clientOf(polar.app, session).profile()).rejects.toMatchObject({
    name: 'RequestBudgetSpent',
    retryAfterSeconds: 412,
  })
  expect(reports).toEqual([{ remaining: 0, resetSeconds: 412, refused: true, answered: false }])
})

it('waits by itself after a 429 without a time', async () => {
  await using polar = await localServer(text('', 429), text('', 429), text('', 429), json(accountReply))
  const deps = fakeDeps()
  expect(await clientOf(polar.app, localSession().session, deps).profile()).toMatchObject({ first_name: 'Ada' })
  expect(deps.pauses).toEqual([750, 1500, 3000])
  await using stubborn = await localServer(text('', 429))
  await expect(clientOf(stubborn.app).profile()).rejects.toThrow(RequestBudgetSpent)
})

it.each<[string, Record<string, string>, object]>([
  [
    'requests spent as requests left',
    { 'ratelimit-usage': '2990, 100', 'ratelimit-limit': '3000, 100000', 'ratelimit-reset': '60, 80000' },
    { remaining: 10, resetSeconds: 60 },
  ],
  [
    'the limit with the least left',
    { 'ratelimit-usage': '5, 100000', 'ratelimit-limit': '3000, 100000', 'ratelimit-reset': '60, 80000' },
    { remaining: 0, resetSeconds: 80_000 },
  ],
  ['nothing where no limit stands', { 'ratelimit-usage': '40' }, { remaining: null, resetSeconds: null }],
  ['nothing in a text', { 'ratelimit-usage': 'few', 'ratelimit-limit': '3000' }, { remaining: null }],
])('reads %s', async (_what, headers, expected) => {
  await using polar = await localServer(json(accountReply, 200, headers))
  const { session, reports } = localSession()
  await clientOf(polar.app, session).profile()
  expect(reports).toMatchObject([expected])
})

it('asks for a newer token once when its token is refused, and then calls the link unauthorized', async () => {
  await using polar = await localServer(text('', 401), json(accountReply), text('', 401))
  const { session, refused } = localSession()
  const client = clientOf(polar.app, session)
  expect(await client.profile()).toMatchObject({ first_name: 'Ada' })
  expect(refused).toEqual(['first'])
  await expect(client.profile()).rejects.toThrow(ProviderUnauthorized)
})

it('keeps nights without Nightly Recharge, and mornings without nights, where a scope is missing', async () => {
  const missing = json({ errorMessage: 'Missing required scope' }, 403)
  await using asleep = await localServer(polarAnswers({ ...WHOLE, '/nightly-recharge-results': missing }))
  const sleeper = clientOf(asleep.app)
  expect(await collect(sleeper, 'sleep')).toMatchObject([{ respiratory_rate: null }, { respiratory_rate: null }])
  const refusals = () => asleep.asked.filter(({ url }) => url.pathname.endsWith('results')).length
  expect(refusals()).toBe(1)
  await expect(collect(sleeper, 'recovery')).rejects.toThrow(CallUnavailable)
  expect(refusals()).toBe(1 + 4)
  await using awake = await localServer(polarAnswers({ ...WHOLE, '/sleeps': missing }))
  const waker = clientOf(awake.app)
  expect(await collect(waker, 'recovery')).toMatchObject([{ hrv_rmssd_milli: 62, sleep_id: null }])
  await expect(collect(waker, 'cycle')).rejects.toThrow(CallUnavailable)
})

it('renews a refused token for mornings, although nights had gone on without Nightly Recharge', async () => {
  let refusals = 1
  const once: Answer = (reply, asked) =>
    refusals-- > 0 ? text('', 401)(reply, asked) : WHOLE['/nightly-recharge-results']?.(reply, asked)
  await using polar = await localServer(polarAnswers({ ...WHOLE, '/nightly-recharge-results': once }))
  const client = clientOf(polar.app)
  const [nights, mornings] = await Promise.all([collect(client, 'sleep'), collect(client, 'recovery')])
  expect(nights).toHaveLength(2)
  expect(mornings).toMatchObject([{ hrv_rmssd_milli: 62 }, { hrv_rmssd_milli: null }])
})

it.each<[string, object]>([
  ['renames its list', { sleeps: [] }],
  ['lists something else', { nightSleeps: 7 }],
  ['lists nights without a day', { nightSleeps: [{ date: '2026-03-10' }] }],
  ['names days in another form', { nightSleeps: [{ sleepDate: '10.03.2026' }] }],
])('fails for a Polar that %s: that is no empty list', async (_what, reply) => {
  await using polar = await localServer(polarAnswers({ ...WHOLE, '/sleeps': json(reply) }))
  await expect(collect(clientOf(polar.app), 'sleep')).rejects.toThrow(/fits no description/)
})

it.each<[string, Answer]>([
  ['204', text('', 204)],
  ['404', text('', 404)],
  ['an empty object', json({})],
  ['an empty list', json({ nightSleeps: [] })],
])('takes %s for a window without nights', async (_what, answer) => {
  await using polar = await localServer(polarAnswers({ '/sleeps': answer }))
  expect(await collect(clientOf(polar.app), 'sleep')).toEqual([])
})

it('sets a night with a changed field aside, by its day, and brings the others', async () => {
  const changed = { ...YESTERDAY, sleepEvaluation: { phaseDurations: { rem: 6330 } } }
  const answers = { ...WHOLE, '/sleeps 2026-03-09': json({ nightSleeps: [changed] }) }
  await using polar = await localServer(polarAnswers(answers))
  const unreadable: UnreadableRecord[] = []
  const { session } = localSession()
  session.setAside = (record) => void unreadable.push(record)
  expect(await collect(clientOf(polar.app, session), 'sleep')).toMatchObject([{ provider_id: 'day:2026-03-10' }])
  expect(unreadable).toMatchObject([
    { kind: 'sleep', provider_id: 'day:2026-03-09', field: 'sleep.sleepEvaluation.phaseDurations.rem' },
  ])
})

it('calls a list unavailable of which ten or more nights have only their day: the features went unread', async () => {
  const days = Array.from({ length: 10 }, (_, i) => ({ sleepDate: `2026-02-${String(i + 10)}` }))
  const bare: Answer = (reply, asked) => {
    const from = asked.url.searchParams.get('from')
    const list = asked.url.searchParams.has('features') ? [{ sleepDate: from }] : days
    return json({ nightSleeps: list })(reply, asked)
  }
  await using polar = await localServer(polarAnswers({ '/sleeps': bare }))
  const { session } = localSession()
  session.setAside = () => {}
  await expect(collect(clientOf(polar.app, session), 'sleep')).rejects.toThrow(CallUnavailable)
})

it('leaves out a night that begins after the window', async () => {
  await using polar = await localServer(polarAnswers(WHOLE))
  const client = clientOf(polar.app)
  const window = { start: WINDOW.start, end: new Date('2026-03-09T12:00:00Z') }
  for await (const page of client.pages('cycle', window))
    expect(page).toMatchObject([{ provider_id: 'day:2026-03-09', end_at: new Date('2026-03-09T21:40:12.418Z') }])
})
