import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { CallFailure, NetworkFailure } from '../api/failures.ts'
import * as keptForSession from '../kept-answers/kept-for-session.ts'
import { keptInstead } from './kept-instead.ts'

const keepForSession = vi.fn<typeof keptForSession.keepForSession>()
const readForSession = vi.fn<typeof keptForSession.readForSession>()
const forgetForSession = vi.fn<typeof keptForSession.forgetForSession>()
beforeEach(() => {
  for (const [name, fake] of Object.entries({ keepForSession, readForSession, forgetForSession }))
    vi.spyOn(keptForSession, name as keyof typeof keptForSession).mockImplementation(fake as never)
  keepForSession.mockReset().mockResolvedValue()
  readForSession.mockReset().mockResolvedValue(undefined)
  forgetForSession.mockReset().mockResolvedValue()
})

const NO_ANSWER = new NetworkFailure(new TypeError('Failed to fetch'))
const KEY = ['team', 'a']
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false, persister: keptInstead } } })
const ask = (of: QueryClient, queryFn: () => Promise<unknown>) => of.fetchQuery({ queryKey: KEY, queryFn })

it('keeps an answer with its time', async () => {
  const before = Date.now()
  expect(await ask(client(), async () => 'new')).toBe('new')
  const [key, { data, at }] = keepForSession.mock.calls[0] ?? [[], { data: undefined, at: 0 }]
  expect([key, data]).toEqual([KEY, 'new'])
  expect(at).toBeGreaterThanOrEqual(before)
})

it('takes the kept answer without a connection, outdated and of its time, and does not keep it anew', async () => {
  readForSession.mockResolvedValue({ data: 'kept', at: 5 })
  const of = client()
  expect(await ask(of, () => Promise.reject(NO_ANSWER))).toBe('kept')
  await vi.waitFor(() => expect(of.getQueryState(KEY)).toMatchObject({ dataUpdatedAt: 5, isInvalidated: true }))
  expect(keepForSession).not.toHaveBeenCalled()
})

it('fails where nothing is kept, where storage fails, and where something newer is shown', async () => {
  readForSession.mockResolvedValue(undefined)
  await expect(ask(client(), () => Promise.reject(NO_ANSWER))).rejects.toBe(NO_ANSWER)
  readForSession.mockRejectedValue(new Error('storage is off'))
  await expect(ask(client(), () => Promise.reject(NO_ANSWER))).rejects.toBe(NO_ANSWER)
  const of = client()
  await ask(of, async () => 'newer')
  readForSession.mockResolvedValue({ data: 'kept', at: 5 })
  await expect(ask(of, () => Promise.reject(NO_ANSWER))).rejects.toBe(NO_ANSWER)
  expect(of.getQueryData(KEY)).toBe('newer')
})

it('forgets what the server refuses, and shows it no more', async () => {
  readForSession.mockResolvedValue({ data: 'kept', at: 5 })
  const gone = new CallFailure(404, 'Not Found')
  await expect(ask(client(), () => Promise.reject(gone))).rejects.toBe(gone)
  expect(forgetForSession).toHaveBeenCalledWith(KEY)
  forgetForSession.mockClear()
  const broken = new CallFailure(502, 'Bad Gateway')
  await expect(ask(client(), () => Promise.reject(broken))).rejects.toBe(broken)
  expect(forgetForSession).not.toHaveBeenCalled()
})
