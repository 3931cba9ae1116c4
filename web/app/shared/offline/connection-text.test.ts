import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { connectionText } from './connection-text.ts'
import { oldestShown } from './oldest-shown.ts'

it('says of when the figures are, in the reader’s time zone', () => {
  const moment = Date.parse('2026-11-21T13:42:00Z')
  expect(connectionText(moment, 'America/Denver')).toBe('No connection. As of Nov 21, 2026, 06:42.')
  expect(connectionText(moment, 'Asia/Tokyo')).toBe('No connection. As of Nov 21, 2026, 22:42.')
  expect(connectionText(null)).toBe('No connection.')
})

it('takes the oldest answer that the screen shows, and none that is not on it', () => {
  const client = new QueryClient()
  const show = (queryKey: readonly string[], updatedAt: number) => {
    client.setQueryData(queryKey, 1, { updatedAt })
    new QueryObserver(client, { queryKey, queryFn: () => 1, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => {})
  }
  client.setQueryData(['team', 'old, elsewhere'], 1, { updatedAt: 100 })
  show(['profile'], 50)
  expect(oldestShown(client.getQueryCache())).toBeNull()
  show(['team', 'a'], 300)
  show(['teams'], 200)
  expect(oldestShown(client.getQueryCache())).toBe(200)
})
