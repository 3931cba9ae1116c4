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
import type { RecordKind, UnreadableRecord } from '../records.ts'
import { intervalsClient } from './client.ts'
import { fetchEvent } from './event-records.ts'
import { activityReply, privateFields, profileReply, wellnessReply, withheldActivity } from './replies-for-tests.ts'

const NOW = new Date('2026-03-31T12:00:00Z')
const WINDOW = { start: new Date('2026-03-09T00:00:00Z'), end: new Date('2026-03-11T00:00:00Z') }

/** Answers by the last part of the path. */
function cloud(answers: Partial<Record<'profile' | 'wellness' | 'activities' | 'activity', Answer>>): Answer {
  return (reply, asked) => {
    const { pathname } = asked.url
    const part = pathname.includes('/activity/') ? 'activity' : (pathname.split('/').at(-1) as 'profile')
    const answer = answers[part] ?? (part === 'profile' ? json(profileReply) : text('', 500))
    answer(reply, asked)
  }
}

/** A session that accepts unreadable records. */
function tolerant() {
  const unreadable: UnreadableRecord[] = []
  const { session, ...rest } = localSession()
  return {
    session: { ...session, setAside: (record: UnreadableRecord) => void unreadable.push(record) },
    unreadable,
    ...rest,
  }
}

async function collect<T>(pages: AsyncIterable<T[]>): Promise<T[]> {
  const all: T[] = []
  for await (const page of pages) all.push(...page)
  return all
}

const open = (icu: Awaited<ReturnType<typeof localServer>>, { session } = localSession(), deps = fakeDeps(NOW)) =>
  intervalsClient(icu.app, session, deps)

it('asks once for the days of cycles and recoveries, and for nothing that is private', async () => {
  await using icu = await localServer(cloud({ wellness: json([{ ...wellnessReply, ...privateFields }]) }))
  const client = open(icu)
  const [cycles, recoveries] = await Promise.all([
    collect(client.pages('cycle', WINDOW)),
    collect(client.pages('recovery', WINDOW)),
  ])
  expect(cycles).toMatchObject([{ provider_id: 'day:2026-03-10', timezone_offset: '+01:00' }])
  expect(recoveries).toMatchObject([{ cycle_id: 'day:2026-03-10', hrv_rmssd_milli: 68.5 }])
  expect(icu.asked.map(({ url }) => url.pathname.split('/').at(-1))).toEqual(['profile', 'wellness'])
  const asked = Object.fromEntries(icu.asked[1]?.url.searchParams ?? [])
  expect(asked).toMatchObject({ oldest: '2026-03-08', newest: '2026-03-12' })
  expect(asked.fields?.split(',').filter((field) => Object.hasOwn(privateFields, field))).toEqual([])
  // Sent all the same, it is not kept.
  expect(recoveries[0]?.raw).toEqual({ wellness: wellnessReply, timezone: 'Europe/Berlin' })
})

it('asks again for another piece of work', async () => {
  await using icu = await localServer(cloud({ wellness: json([]) }))
  for (let i = 0; i < 2; i++) await collect(open(icu).pages('cycle', WINDOW))
  expect(icu.asked).toHaveLength(4)
})

it('has no nights, and asks for none', async () => {
  await using icu = await localServer(cloud({}))
  expect(await collect(open(icu).pages('sleep', WINDOW))).toEqual([])
  expect(icu.asked).toEqual([])
})

it('reads a long time in parts, newest first, each day in one of them', async () => {
  await using icu = await localServer(cloud({ activities: json([]) }))
  const window = { start: new Date('2025-09-01T12:00:00Z'), end: new Date('2026-03-11T12:00:00Z') }
  await collect(open(icu).pages('workout', window))
  expect(icu.asked.map(({ url }) => [url.searchParams.get('oldest'), url.searchParams.get('newest')])).toEqual([
    ['2025-12-13T00:00:00', '2026-03-12T23:59:59'],
    ['2025-09-14T00:00:00', '2025-12-12T23:59:59'],
    ['2025-08-31T00:00:00', '2025-09-13T23:59:59'],
  ])
})

it('reads activities without names or notes, and leaves out what Strava has withheld', async () => {
  const told = { ...activityReply, name: 'with Ben', description: 'knee hurts', icu_rpe: 7 }
  await using icu = await localServer(cloud({ activities: json([told, withheldActivity]) }))
  const { session, unreadable } = tolerant()
  const workouts = await collect(intervalsClient(icu.app, session, fakeDeps(NOW)).pages('workout', WINDOW))
  expect(workouts).toMatchObject([{ provider_id: 'i140242265', sport_name: 'running' }])
  expect(workouts[0]?.raw).toEqual(activityReply)
  expect(unreadable).toEqual([])
})

it.each<[string, Answer]>([
  ['a zone that nobody knows', json({ athlete: { ...profileReply.athlete, timezone: 'Mars/Olympus' } })],
  ['no zone', json({ athlete: { id: 'i317960' } })],
  ['a profile that may not be read', json({ status: 403, error: 'Access denied' }, 403)],
  ['a profile that is refused', text('', 401)],
])('takes the days for days of UTC with %s', async (_what, profile) => {
  await using icu = await localServer(cloud({ profile, wellness: json([wellnessReply]) }))
  expect(await collect(open(icu).pages('cycle', WINDOW))).toMatchObject([
    { start_at: new Date('2026-03-10T00:00:00Z'), timezone_offset: '+00:00' },
  ])
  expect(icu.asked).toHaveLength(2)
})

it('takes an outage of the profile for an outage', async () => {
  await using icu = await localServer(cloud({ profile: text('', 500), wellness: json([wellnessReply]) }))
  await expect(collect(open(icu).pages('cycle', WINDOW))).rejects.toThrow(ProviderUnavailable)
})

it.each<[string, Answer]>([
  ['500', text('', 500)],
  ['HTML', text('<!doctype html><title>Maintenance</title>')],
  ['half a JSON', text('[{"id": "2026-')],
  ['a dropped connection', drop],
  ['a connection dropped half-way', dropConnection],
])('asks again after %s, and gives up after four times: half a list is none', async (_what, fault) => {
  await using icu = await localServer(fault, json([activityReply]), fault)
  const client = open(icu)
  expect(await collect(client.pages('workout', WINDOW))).toHaveLength(1)
  await expect(collect(client.pages('workout', WINDOW))).rejects.toThrow(ProviderUnavailable)
  expect(icu.asked).toHaveLength(2 + 4)
})

it('waits a minute at most after 429 without a time, and tells the budget', async () => {
  await using icu = await localServer(cloud({ activities: text('', 429) }))
  const { session, reports } = localSession()
  const deps = fakeDeps(NOW)
  const asking = collect(intervalsClient(icu.app, session, deps).pages('workout', WINDOW))
  await expect(asking).rejects.toMatchObject({ name: RequestBudgetSpent.name, retryAfterSeconds: 60 })
  expect(reports.every(({ refused }) => refused)).toBe(true)
  expect(Math.max(...deps.pauses)).toBeLessThan(10_000)
})

it('calls a link unauthorized only when a newer token is refused, too', async () => {
  await using icu = await localServer(text('', 401))
  const { session, refused } = localSession()
  const asking = collect(intervalsClient(icu.app, session, fakeDeps(NOW)).pages('workout', WINDOW))
  await expect(asking).rejects.toThrow(ProviderUnauthorized)
  expect(refused).toEqual(['first'])
})

it.each<RecordKind>(['cycle', 'workout'])(
  'treats a %s list that is forbidden as a failure of that call only',
  async (kind) => {
    const forbidden = json({ status: 403, error: 'Access denied' }, 403)
    await using icu = await localServer(cloud({ wellness: forbidden, activities: forbidden }))
    await expect(collect(open(icu).pages(kind, WINDOW))).rejects.toThrow(CallUnavailable)
  },
)

it.each<[RecordKind, object, string, string | null]>([
  ['recovery', { ...wellnessReply, id: '10.03.2026' }, 'wellness.id', 'day:10.03.2026'],
  ['recovery', { ...wellnessReply, hrv: 'high' }, 'wellness.hrv', 'day:2026-03-10'],
  ['cycle', { ...wellnessReply, id: '2026-04-03' }, 'start', 'day:2026-04-03'],
  ['workout', { ...activityReply, start_date: 1773 }, 'start_date', 'i140242265'],
  ['workout', { ...activityReply, id: null }, 'id', null],
])('sets a %s aside that cannot be read, and brings the rest: %#', async (kind, bad, field, provider_id) => {
  const list = json([bad, kind === 'workout' ? activityReply : wellnessReply])
  await using icu = await localServer(cloud({ wellness: list, activities: list }))
  const { session, unreadable } = tolerant()
  const records = await collect(intervalsClient(icu.app, session, fakeDeps(NOW)).pages(kind, WINDOW))
  expect(records).toHaveLength(1)
  expect(unreadable).toMatchObject([{ kind, field, provider_id, position: 0, problem: expect.stringMatching(/\w/) }])
})

it('fails for a list of ten or more of which none can be read, and for one in another shape', async () => {
  const bad = Array.from({ length: 10 }, () => ({ ...activityReply, start_date: 0 }))
  await using icu = await localServer(json(bad), json({ activities: [] }))
  const { session } = tolerant()
  const ask = () => collect(intervalsClient(icu.app, session, fakeDeps(NOW)).pages('workout', WINDOW))
  await expect(ask()).rejects.toThrow(CallUnavailable)
  await expect(ask()).rejects.toThrow(/fits no description/)
})

it('brings the day of an event, or its activity; nothing where it is gone or withheld', async () => {
  await using icu = await localServer(
    cloud({ wellness: json([wellnessReply]), activity: json({ ...activityReply, name: 'with Ben' }) }),
  )
  const ask = (server: typeof icu, kind: 'recovery' | 'workout', id: string) =>
    fetchEvent(server.app, tolerant().session, { kind, id }, fakeDeps(NOW))
  expect(await ask(icu, 'recovery', 'day:2026-03-10')).toMatchObject({
    cycles: [{ provider_id: 'day:2026-03-10' }],
    sleeps: [],
    recoveries: [{ resting_heart_rate: 47 }],
  })
  expect(Object.fromEntries(icu.asked.at(-1)?.url.searchParams ?? [])).toMatchObject({
    oldest: '2026-03-10',
    newest: '2026-03-10',
  })
  expect(await ask(icu, 'workout', 'i140242265')).toMatchObject({ workouts: [{ raw: activityReply }], recoveries: [] })
  expect(icu.asked.at(-1)?.url.pathname).toMatch(/\/activity\/i140242265$/)
  await using spare = await localServer(cloud({ activity: json(withheldActivity), wellness: json([]) }))
  expect(await ask(spare, 'workout', 'i1')).toBeUndefined()
  expect(await ask(spare, 'recovery', 'day:2026-03-10')).toMatchObject({ cycles: [], recoveries: [] })
  expect(await ask(spare, 'recovery', 'night-7')).toBeUndefined()
  await using spoilt = await localServer(cloud({ activity: json({ ...activityReply, start_date: 7 }) }))
  expect(await ask(spoilt, 'workout', 'i1')).toMatchObject({ workouts: [] })
  await using gone = await localServer(text('', 404))
  expect(await ask(gone, 'workout', 'gone')).toBeUndefined()
})
