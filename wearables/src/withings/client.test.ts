import { expect, it } from 'vitest'
import { CallUnavailable, ProviderUnauthorized, ProviderUnavailable, RequestBudgetSpent } from '../failures.ts'
import { fakeDeps, json, localServer, localSession, text } from '../http/local-server.ts'
import type { ProviderApp, ProviderSession } from '../provider.ts'
import type { RecordKind, UnreadableRecord } from '../records.ts'
import { withingsClient } from './client.ts'
import { napReply, refusal, summaryReply, wrapped } from './replies-for-tests.ts'

/** Of `fakeDeps`: noon on 10 March. */
const WINDOW = { start: new Date('2026-03-01T12:00:00Z'), end: new Date('2026-03-10T14:00:00Z') }
const page = (series: unknown[], more = false, offset = 0) => json(wrapped({ series, more, offset }))

async function collect(
  app: ProviderApp,
  kinds: readonly RecordKind[],
  session: ProviderSession = localSession().session,
) {
  const client = withingsClient(app, session, fakeDeps(new Date('2026-03-10T14:00:00Z')))
  const records = []
  for (const kind of kinds) for await (const list of client.pages(kind, WINDOW)) records.push(...list)
  return records
}

it('asks once for the nights of a window, of which three kinds of records are made', async () => {
  await using withings = await localServer(page([napReply, summaryReply]))
  const records = await collect(withings.app, ['cycle', 'sleep', 'recovery', 'workout'])
  expect(records.map(({ provider_id }) => provider_id)).toEqual(['4213077', '4213078', '4213077', '4213077'])
  expect(records.map((record) => 'nap' in record && record.nap)).toEqual([false, true, false, false])
  expect(withings.asked).toHaveLength(1)
  expect(withings.asked[0]).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer first' } })
  const form = new URLSearchParams(withings.asked[0]?.body)
  expect([form.get('action'), form.get('startdateymd'), form.get('enddateymd')]).toEqual([
    'getsummary',
    '2026-02-28',
    '2026-03-11',
  ])
  expect(form.get('data_fields')).toContain('sleep_efficiency')
  expect(JSON.stringify(records)).not.toMatch(/snoring|deviceid/)
})

it('follows the pages to their end, and fails for one that never comes', async () => {
  const earlier = { ...summaryReply, id: 1, date: '2026-03-09', startdate: 1_773_000_000, enddate: 1_773_030_000 }
  await using withings = await localServer(page([summaryReply], true, 40), page([earlier]))
  expect(await collect(withings.app, ['sleep'])).toHaveLength(2)
  expect(new URLSearchParams(withings.asked[1]?.body).get('offset')).toBe('40')
  await using endless = await localServer(page([summaryReply], true, 40))
  await expect(collect(endless.app, ['sleep'])).rejects.toThrow('does not come to an end')
})

it('renews a token that is refused within HTTP 200, once', async () => {
  const refused = json(refusal(401, 'invalid_token'))
  await using withings = await localServer(refused, page([summaryReply]))
  const local = localSession()
  expect(await collect(withings.app, ['sleep'], local.session)).toHaveLength(1)
  expect(local.refused).toEqual(['first'])
  await using never = await localServer(refused)
  await expect(collect(never.app, ['sleep'])).rejects.toThrow(ProviderUnauthorized)
})

it.each([
  [601, RequestBudgetSpent],
  [277, CallUnavailable],
  [503, ProviderUnavailable],
  [2556, ProviderUnavailable],
])('reads status %s within HTTP 200', async (status, failure) => {
  await using withings = await localServer(json(refusal(status, 'no')))
  await expect(collect(withings.app, ['sleep'])).rejects.toThrow(failure)
})

it.each([
  ['HTML', text('<html>', 200, { 'content-type': 'text/html' })],
  ['half a reply', text('{"status":0,"body":{"series":[')],
  ['another shape', json({ nights: [] })],
])('fails for %s, and stores nothing', async (_, answer) => {
  await using withings = await localServer(answer)
  await expect(collect(withings.app, ['sleep'])).rejects.toThrow(ProviderUnavailable)
})

it('sets a night aside that cannot be read, by its number, and reads the others', async () => {
  await using withings = await localServer(page([{ ...summaryReply, id: 9, timezone: 'Mars' }, summaryReply]))
  const aside: UnreadableRecord[] = []
  const session = { ...localSession().session, setAside: (record: UnreadableRecord) => void aside.push(record) }
  expect(await collect(withings.app, ['sleep'], session)).toHaveLength(1)
  expect(aside).toMatchObject([{ provider_id: '9', field: 'night.timezone' }])
})

it('asks for weight and height', async () => {
  const measuregrps = [{ grpid: 1, attrib: 0, date: 1_773_100_000, measures: [{ type: 1, value: 7530, unit: -2 }] }]
  await using withings = await localServer(json(wrapped({ measuregrps })))
  const { session } = localSession()
  expect(await withingsClient(withings.app, session, fakeDeps()).bodyMeasurement()).toMatchObject({
    weight_kilogram: 75.3,
    height_meter: null,
  })
  expect(Object.fromEntries(new URLSearchParams(withings.asked[0]?.body))).toMatchObject({ meastypes: '1,4' })
})
