import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryKeys } from '../api/query-keys.ts'
import type { LiveChange } from './live-events.ts'
import { OF_TODAY } from './of-today.ts'
import { QueryInvalidator } from './query-invalidation.ts'

let client: QueryClient
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
})
afterEach(() => client.clear())

const KEYS = [
  ['teams'],
  ['team', 'ringers', 'recovery', 7],
  ['team', 'ringers', 'sleep', 90],
  ['team', 'juniors', 'recovery', 7],
  ['athlete', 'ringers', 'ada', 7],
  ['athlete', 'ringers', 'ben', 7],
  ['own-records', 'hrv', 7],
  ['profile'],
  ['admin', 'users'],
  ['device-status'],
]
it('tries a key of each subject that is invalidated by others', () => {
  const subjects = Object.values(queryKeys).map((key) => (typeof key === 'function' ? key('', 'sleep', 7)[0] : key[0]))
  expect([...new Set(subjects)].filter((subject) => !KEYS.some(([first]) => first === subject))).toEqual([])
})

/** Not followed: nothing of the stream concerns them. */
const NOT_FOLLOWED = ['admin']
it('makes each subject stale by an event, except those that are not followed', async () => {
  for (const key of KEYS) client.setQueryData(key, 'before')
  new QueryInvalidator(client, 'me').add({ event: 'everything' })
  await settled()
  const followed = KEYS.filter((key) => client.getQueryState(key)?.isInvalidated).map(([subject]) => subject)
  expect(KEYS.map(([subject]) => subject).filter((one) => !followed.includes(one))).toEqual(NOT_FOLLOWED)
})

/** They say nothing of a day. */
const OF_NO_DAY = ['teams', 'profile', 'admin', 'device-status']
it('has each subject be of today, and stale on a new day, or of no day', () => {
  const subjects = new Set(KEYS.map(([subject]) => subject))
  expect([...OF_TODAY, ...OF_NO_DAY].toSorted()).toEqual([...subjects].toSorted())
})

const athletes = (athlete_ids: string[], team_ids: string[]): LiveChange => ({
  event: 'athletes',
  changed: { athlete_ids, team_ids },
})
const settled = () => new Promise((resolve) => setTimeout(resolve))

it.each<[string, LiveChange, number[]]>([
  ['an athlete of a team', athletes(['ada'], ['ringers']), [1, 2, 4]],
  ['oneself', athletes(['me'], []), [6, 9]],
  ['lists of teams', { event: 'teams' }, [0, 1, 2, 3, 4, 5, 7]],
  ['everything', { event: 'everything' }, [0, 1, 2, 3, 4, 5, 6, 7, 9]],
  ['anything, when a stream opens a moment later,', { event: 'opened' }, []],
])('makes stale what a change of %s concerns, and nothing else', async (_, change, expected) => {
  for (const key of KEYS) client.setQueryData(key, 'before')
  new QueryInvalidator(client, 'me').add(change)
  await settled()
  const stale = KEYS.flatMap((key, place) => (client.getQueryState(key)?.isInvalidated ? [place] : []))
  expect(stale).toEqual(expected)
})

/** An active query whose answers the test controls. */
function onScreen(key: unknown[]) {
  const waiting: ((data: string) => void)[] = []
  const queryFn = vi.fn(() => new Promise<string>((resolve) => waiting.push(resolve)))
  const observer = new QueryObserver(client, { queryKey: key, queryFn })
  const leave = observer.subscribe(() => {})
  const answer = async (data: string) => {
    waiting.shift()?.(data)
    await settled()
  }
  return { queryFn, answer, leave, data: () => observer.getCurrentResult().data }
}

it('refetches active queries, and keeps their data meanwhile', async () => {
  client.setQueryData(['team', 'ringers', 'recovery', 7], 'before')
  client.setQueryData(['team', 'ringers', 'recovery', 30], 'hidden')
  const { queryFn, answer, data, leave } = onScreen(['team', 'ringers', 'recovery', 7])
  new QueryInvalidator(client, 'me').add(athletes(['ada'], ['ringers']))
  await settled()
  expect([queryFn.mock.calls.length, data()]).toEqual([1, 'before'])
  await answer('after')
  expect(data()).toBe('after')
  leave()
})

it('collects changes during a refetch into one more refetch', async () => {
  client.setQueryData(['team', 'ringers', 'recovery', 7], 'before')
  const { queryFn, answer, data, leave } = onScreen(['team', 'ringers', 'recovery', 7])
  const invalidator = new QueryInvalidator(client, 'me')
  for (const athlete of ['ada', 'ben', 'cy']) invalidator.add(athletes([athlete], ['ringers']))
  await settled()
  expect(queryFn).toHaveBeenCalledTimes(1)
  await answer('first')
  expect([queryFn.mock.calls.length, data()]).toEqual([2, 'first'])
  await answer('second')
  expect([queryFn.mock.calls.length, data()]).toEqual([2, 'second'])
  leave()
})

it('repeats a first load that was running during a change', async () => {
  const { queryFn, answer, data, leave } = onScreen(['team', 'ringers', 'recovery', 7])
  new QueryInvalidator(client, 'me').add(athletes(['ada'], ['ringers']))
  await answer('read before the change')
  expect(queryFn).toHaveBeenCalledTimes(2)
  await answer('read after it')
  expect(data()).toBe('read after it')
  leave()
})

it('refetches older data when a stream opens, but not data loaded with it', async () => {
  const earlier = Date.now() - 1_000
  client.setQueryData(['team', 'ringers', 'recovery', 7], 'read before', { updatedAt: earlier })
  client.setQueryData(['teams'], 'just read')
  const [old, young] = [onScreen(['team', 'ringers', 'recovery', 7]), onScreen(['teams'])]
  const first = onScreen(['team', 'ringers', 'sleep', 7])
  new QueryInvalidator(client, 'me').add({ event: 'opened' })
  await settled()
  await first.answer('came with it')
  const asked = [old, young, first].map(({ queryFn }) => queryFn.mock.calls.length)
  expect(asked).toEqual([1, 0, 1])
  for (const { leave } of [old, young, first]) leave()
})

it('refetches failed queries when a stream opens', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const queryFn = vi.fn(() => Promise.reject(new Error('no connection')))
  const leave = new QueryObserver(client, { queryKey: ['teams'], queryFn }).subscribe(() => {})
  await settled()
  vi.advanceTimersByTime(1_000)
  new QueryInvalidator(client, 'me').add({ event: 'opened' })
  await settled()
  vi.useRealTimers()
  expect(queryFn).toHaveBeenCalledTimes(2)
  leave()
})
