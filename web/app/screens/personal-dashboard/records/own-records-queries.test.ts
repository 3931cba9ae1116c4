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
  [ownHrvQuery, []],
  [ownSleepQuery, ['/api/wearables/sleep/?days=30&start=2026-10-23&end=2026-11-21']],
  [ownActivityQuery, ['/api/wearables/activity/?days=30&start=2026-10-23&end=2026-11-21']],
] as const)('reads the records of a period, which ends on the day that the HRV answer names', async (query, others) => {
  const { client, asked } = answering(Response.json({ data: [RECORD], today: '2026-11-21' }))
  const read = await client.fetchQuery(query(client, 30) as ReturnType<typeof ownHrvQuery>)
  expect(read).toMatchObject({ days: 30, today: '2026-11-21', records: [RECORD], status: 200 })
  expect(asked).toEqual(['/api/hrv/user/?days=30', ...others])
})

it('keeps the workouts beside the days', async () => {
  const workouts = [{ date: '2026-11-20', activity_type: 'wrestling' }]
  const { client } = answering(Response.json({ data: [RECORD], workouts }))
  expect(await client.fetchQuery(ownActivityQuery(client, 7))).toMatchObject({ records: [RECORD], workouts })
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

it('leaves the days to the server while no HRV answer names them', async () => {
  const asked: string[] = []
  const { client } = answering(Response.json({ data: [RECORD] }))
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return address.includes('hrv') ? Response.json({ error: 'No' }, { status: 500 }) : Response.json({ data: [RECORD] })
  })
  await client.fetchQuery(ownSleepQuery(client, 30))
  expect(asked.at(-1)).toBe('/api/wearables/sleep/?days=30')
})

it('asks for the day once for several calls', async () => {
  const { client, asked } = answering(Response.json({ data: [RECORD], today: '2026-11-21' }))
  await Promise.all([
    client.fetchQuery(ownHrvQuery(client, 7)),
    client.fetchQuery(ownSleepQuery(client, 7)),
    client.fetchQuery(ownActivityQuery(client, 7)),
  ])
  expect(asked.filter((address) => address.includes('hrv'))).toHaveLength(1)
})

it.each([403, 500])('fails with %i', async (status) => {
  const { client } = answering(Response.json({ error: 'No' }, { status }))
  await expect(client.fetchQuery(ownHrvQuery(client, 7))).rejects.toMatchObject({ status })
})
