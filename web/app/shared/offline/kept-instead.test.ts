import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { CallFailure, NetworkFailure } from '../api/failures.ts'
import { forgetForSession, keepForSession, readForSession } from '../kept-answers/kept-for-session.ts'
import { keptInstead } from './kept-instead.ts'

vi.mock('../kept-answers/kept-for-session.ts', () => ({
  keepForSession: vi.fn(async () => undefined),
  readForSession: vi.fn(async () => undefined),
  forgetForSession: vi.fn(async () => undefined),
}))
beforeEach(() => vi.clearAllMocks())

const NO_ANSWER = new NetworkFailure(new TypeError('Failed to fetch'))
const KEY = ['team', 'a']
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false, persister: keptInstead } } })
const ask = (of: QueryClient, queryFn: () => Promise<unknown>) => of.fetchQuery({ queryKey: KEY, queryFn })

it('keeps an answer with its time', async () => {
  const before = Date.now()
  expect(await ask(client(), async () => 'new')).toBe('new')
  const [key, { data, at }] = vi.mocked(keepForSession).mock.calls[0] ?? [[], { data: undefined, at: 0 }]
  expect([key, data]).toEqual([KEY, 'new'])
  expect(at).toBeGreaterThanOrEqual(before)
})

it('takes the kept answer without a connection, outdated and of its time, and does not keep it anew', async () => {
  vi.mocked(readForSession).mockResolvedValue({ data: 'kept', at: 5 })
  const of = client()
  expect(await ask(of, () => Promise.reject(NO_ANSWER))).toBe('kept')
  await vi.waitFor(() => expect(of.getQueryState(KEY)).toMatchObject({ dataUpdatedAt: 5, isInvalidated: true }))
  expect(keepForSession).not.toHaveBeenCalled()
})

it('fails where nothing is kept, where storage fails, and where something newer is shown', async () => {
  vi.mocked(readForSession).mockResolvedValue(undefined)
  await expect(ask(client(), () => Promise.reject(NO_ANSWER))).rejects.toBe(NO_ANSWER)
  vi.mocked(readForSession).mockRejectedValue(new Error('storage is off'))
  await expect(ask(client(), () => Promise.reject(NO_ANSWER))).rejects.toBe(NO_ANSWER)
  const of = client()
  await ask(of, async () => 'newer')
  vi.mocked(readForSession).mockResolvedValue({ data: 'kept', at: 5 })
  await expect(ask(of, () => Promise.reject(NO_ANSWER))).rejects.toBe(NO_ANSWER)
  expect(of.getQueryData(KEY)).toBe('newer')
})

it('forgets what the server refuses, and shows it no more', async () => {
  vi.mocked(readForSession).mockResolvedValue({ data: 'kept', at: 5 })
  const gone = new CallFailure(404, 'Not Found')
  await expect(ask(client(), () => Promise.reject(gone))).rejects.toBe(gone)
  expect(forgetForSession).toHaveBeenCalledWith(KEY)
  vi.mocked(forgetForSession).mockClear()
  const broken = new CallFailure(502, 'Bad Gateway')
  await expect(ask(client(), () => Promise.reject(broken))).rejects.toBe(broken)
  expect(forgetForSession).not.toHaveBeenCalled()
})
