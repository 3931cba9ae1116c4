import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { ownActivityQuery, ownHrvQuery, ownSleepQuery } from './own-records-queries.ts'

function answering(answer: Response) {
  const asked: string[] = []
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answer.clone()
  })
  return { client: new QueryClient({ defaultOptions: { queries: { retry: false } } }), asked }
}
const RECORD = { date: '2026-11-20', created_at: '2026-11-20T08:00:00Z' }

it.each([
  [ownHrvQuery, '/api/hrv/user/?days=30'],
  [ownSleepQuery, '/api/wearables/sleep/?days=30'],
  [ownActivityQuery, '/api/wearables/activity/?days=30'],
] as const)('reads the records of a period', async (query, address) => {
  const { client, asked } = answering(Response.json({ data: [RECORD], today: '2026-11-21' }))
  const read = await client.fetchQuery(query(client, 30) as ReturnType<typeof ownHrvQuery>)
  expect(read).toMatchObject({ days: 30, today: '2026-11-21', records: [RECORD], status: 200 })
  expect(asked).toEqual([address])
})

it('accepts a bare list', async () => {
  const { client } = answering(Response.json([RECORD]))
  expect(await client.fetchQuery(ownHrvQuery(client, 7))).toMatchObject({ records: [RECORD], status: 200 })
})

it.each([404, 400])('takes %i for no data, and asks anew who it is', async (status) => {
  const { client, asked } = answering(Response.json({ error: 'No device' }, { status }))
  expect(await client.fetchQuery(ownSleepQuery(client, 7))).toMatchObject({ days: 7, records: [], status })
  expect(asked.length).toBeGreaterThan(0)
})

it.each([403, 500])('fails with %i', async (status) => {
  const { client } = answering(Response.json({ error: 'No' }, { status }))
  await expect(client.fetchQuery(ownHrvQuery(client, 7))).rejects.toMatchObject({ status })
})
