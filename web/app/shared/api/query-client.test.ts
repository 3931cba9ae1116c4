import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { CallFailure, NetworkFailure } from './failures.ts'
import { isWorthRetrying, newQueryClient } from './query-client.ts'

it.each([
  [0, new CallFailure(499, ''), false],
  [0, new CallFailure(500, ''), true],
  [1, new NetworkFailure(null), true],
  [2, new NetworkFailure(null), false],
])('after %i failures, whether %s is worth another try: %s', (failures, error, worth) => {
  expect(isWorthRetrying(failures, error)).toBe(worth)
})

it('refetches failed queries when the connection is back', async () => {
  const client = newQueryClient()
  client.mount()
  const queryFn = vi.fn(() => Promise.reject(new NetworkFailure(null)))
  const stop = new QueryObserver(client, { queryKey: ['team'], queryFn, retry: false }).subscribe(() => undefined)
  await vi.waitFor(() => expect(client.getQueryState(['team'])?.status).toBe('error'))
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2))
  stop()
  client.unmount()
})
