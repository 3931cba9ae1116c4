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
import type { UnreadableRecord } from '../records.ts'
import { ouraClient } from './client.ts'
import {
  activityReply,
  dailySleepReply,
  personReply,
  readinessReply,
  sleepReply,
  spo2Reply,
  workoutReply,
} from './replies-for-tests.ts'

const WINDOW = { start: new Date('2026-03-01T00:00:00Z'), end: new Date('2026-03-31T00:00:00Z') }
const NOW = new Date('2026-04-01T12:00:00Z')

async function collect<T>(pages: AsyncIterable<T[]>): Promise<T[]> {
  const all: T[] = []
  for await (const page of pages) all.push(...page)
  return all
}

/** Answers by the collection that is asked for. */
const cloud =
  (collections: Record<string, unknown[] | Answer>): Answer =>
  (reply, asked) => {
    const found = collections[asked.url.pathname.split('/').at(-1) ?? ''] ?? []
    if (typeof found === 'function') found(reply, asked)
    else json({ data: found, next_token: null })(reply, asked)
  }

const WHOLE = {
  sleep: [sleepReply],
  daily_readiness: [readinessReply],
  daily_sleep: [dailySleepReply],
  daily_spo2: [spo2Reply],
  daily_activity: [activityReply],
  workout: [workoutReply],
}

it('reads a list page after page, and asks for more days than the window has', async () => {
  await using oura = await localServer(
    json({ data: [workoutReply], next_token: 'a b' }),
    json({ data: [{ ...workoutReply, id: 'second' }], next_token: null }),
  )
  const { session, taken } = localSession()
  const workouts = await collect(ouraClient(oura.app, session, fakeDeps(NOW)).pages('workout', WINDOW))
  expect(workouts.map(({ provider_id }) => provider_id)).toEqual([workoutReply.id, 'second'])
  expect(oura.asked.map(({ url }) => Object.fromEntries(url.searchParams))).toEqual([
    { start_date: '2026-02-27', end_date: '2026-04-04' },
    { start_date: '2026-02-27', end_date: '2026-04-04', next_token: 'a b' },
  ])
  expect(oura.asked[0]?.url.pathname).toBe('/developer/v2/usercollection/workout')
  expect(taken()).toBe(2)
})

it('joins the documents of a day to its night', async () => {
  await using oura = await localServer(cloud(WHOLE))
  const client = ouraClient(oura.app, localSession().session, fakeDeps(NOW))
  expect(await collect(client.pages('recovery', WINDOW))).toMatchObject([
    { hrv_rmssd_milli: 71, spo2_percentage: 96.75, other_values: { oura_readiness: 82, oura_sleep_score: 79 } },
  ])
  expect(await collect(client.pages('cycle', WINDOW))).toMatchObject([{ kilojoule: 10_460, strain: null }])
  expect(await collect(client.pages('sleep', WINDOW))).toMatchObject([{ cycle_id: sleepReply.id }])
})

it('reads a long window in parts, the newest first, and gives no record twice', async () => {
  const nights = ['2026-03-10', '2026-01-05', '2025-11-02'].map((day) => ({
    ...sleepReply,
    id: day,
    day,
    bedtime_start: `${day}T00:30:00+01:00`,
    bedtime_end: `${day}T07:30:00+01:00`,
  }))
  await using oura = await localServer(cloud({ sleep: nights }))
  const window = { start: new Date('2025-11-02T03:00:00Z'), end: WINDOW.end }
  const sleeps = await collect(ouraClient(oura.app, localSession().session, fakeDeps(NOW)).pages('sleep', window))
  expect(sleeps.map(({ provider_id }) => provider_id)).toEqual(['2026-03-10', '2026-01-05', '2025-11-02'])
  expect(oura.asked).toHaveLength(3)
})

it.each<[string, Answer]>([
  ['500', text('', 500)],
  ['HTML in place of JSON', text('<!doctype html><title>Maintenance</title>')],
  ['half a JSON', text('{"data": [')],
  ['a dropped connection', drop],
  ['a connection dropped half-way', dropConnection],
])('asks again after %s', async (_what, fault) => {
  await using oura = await localServer(fault, json(personReply))
  const deps = fakeDeps(NOW)
  expect((await ouraClient(oura.app, localSession().session, deps).profile()).provider_user_id).toBe(personReply.id)
  expect(deps.pauses).toHaveLength(1)
})

it('fails, and gives no half list, when one of the lists does not come', async () => {
  await using oura = await localServer(cloud({ ...WHOLE, daily_readiness: text('', 500) }))
  const pages = ouraClient(oura.app, localSession().session, fakeDeps(NOW)).pages('recovery', WINDOW)
  await expect(collect(pages)).rejects.toThrow(ProviderUnavailable)
})

it('puts the work off after a 429 without a wait, and waits until the Unix time that one names', async () => {
  const reset = String(NOW.getTime() / 1000 + 20)
  await using oura = await localServer(text('', 429, { 'x-ratelimit-reset': reset }), json(personReply), text('', 429))
  const deps = fakeDeps(NOW)
  const { session, reports } = localSession()
  await ouraClient(oura.app, session, deps).profile()
  expect(deps.pauses).toEqual([20_000])
  expect(reports[0]).toMatchObject({ refused: true, resetSeconds: 20 })
  await expect(ouraClient(oura.app, session, deps).profile()).rejects.toThrow(RequestBudgetSpent)
})

it('requests a newer token once when its token is refused', async () => {
  await using oura = await localServer(text('', 401), json(personReply), text('', 401))
  const { session, refused } = localSession()
  await ouraClient(oura.app, session, fakeDeps(NOW)).profile()
  expect(refused).toEqual(['first'])
  await expect(ouraClient(oura.app, session, fakeDeps(NOW)).profile()).rejects.toThrow(ProviderUnauthorized)
})

it('gives recoveries without blood oxygen where its scope was not granted', async () => {
  await using oura = await localServer(cloud({ ...WHOLE, daily_spo2: json({ detail: 'Forbidden' }, 403) }))
  const { session } = localSession()
  const recoveries = await collect(ouraClient(oura.app, session, fakeDeps(NOW)).pages('recovery', WINDOW))
  expect(recoveries).toMatchObject([{ resting_heart_rate: 46, spo2_percentage: null }])
  expect(oura.asked).toHaveLength(4)
})

it('fails alone where a whole scope is missing, or the membership has ended', async () => {
  await using oura = await localServer(cloud({ ...WHOLE, sleep: json({ detail: 'Forbidden' }, 403) }))
  const client = ouraClient(oura.app, localSession().session, fakeDeps(NOW))
  await expect(collect(client.pages('sleep', WINDOW))).rejects.toThrow(CallUnavailable)
  expect(await collect(client.pages('workout', WINDOW))).toHaveLength(1)
})

it.each<[string, object, string]>([
  ['a field of another type', { bedtime_start: 1773 }, 'sleep.bedtime_start'],
  ['a time without an offset', { bedtime_end: '2026-03-10T06:48:12' }, 'sleep.bedtime_end'],
  ['a text in a value', { average_hrv: 'high' }, 'sleep.average_hrv'],
  ['no day', { day: undefined }, 'sleep.day'],
])('sets a night with %s aside, by name, and brings the rest', async (_what, spoilt, field) => {
  const bad = JSON.parse(JSON.stringify({ ...sleepReply, id: 'bad', day: '2026-03-11', ...spoilt }))
  await using oura = await localServer(cloud({ sleep: [bad, sleepReply] }))
  const unreadable: UnreadableRecord[] = []
  const { session } = localSession()
  session.setAside = (record) => void unreadable.push(record)
  const sleeps = await collect(ouraClient(oura.app, session, fakeDeps(NOW)).pages('sleep', WINDOW))
  expect(sleeps.map(({ provider_id }) => provider_id)).toEqual([sleepReply.id])
  expect(unreadable).toMatchObject([{ kind: 'sleep', provider_id: 'bad', field }])
})

it('fails for a list of which nothing can be read, and for a page in another shape', async () => {
  const bad = Array.from({ length: 10 }, () => ({ ...sleepReply, bedtime_start: null }))
  await using oura = await localServer(json({ data: bad, next_token: null }), json({ records: [] }))
  const { session } = localSession()
  session.setAside = () => {}
  const ask = () => collect(ouraClient(oura.app, session, fakeDeps(NOW)).pages('sleep', WINDOW))
  await expect(ask()).rejects.toThrow(CallUnavailable)
  await expect(ask()).rejects.toThrow(/fits no description/)
})

it('stops when a page points back to an earlier one', async () => {
  await using oura = await localServer(json({ data: [], next_token: 'same' }))
  const pages = ouraClient(oura.app, localSession().session, fakeDeps(NOW)).pages('workout', WINDOW)
  await expect(collect(pages)).rejects.toThrow('repeats a page')
})
