import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { memberDay } from '../people/history.ts'
import { dayNumber } from './records/local-time.ts'
import { NOON, testSimulator } from './test-simulator.ts'

interface Night {
  id: string
  day: string
  type: string
  bedtime_start: string
  bedtime_end: string
}

it('has the same nights as the other clouds, on the day of waking, in the member’s own zone', async () => {
  const { link, get } = testSimulator()
  const { access_token } = await link(1)
  const reply = await get(access_token, 'sleep?start_date=2026-02-01&end_date=2026-02-17')
  const nights = reply.json<{ data: Night[] }>().data.filter(({ type }) => type === 'long_sleep')
  expect(nights.length).toBeGreaterThan(14) // member 1 always wears the ring
  for (const { day, bedtime_start, bedtime_end } of nights) {
    const { night } = memberDay(1, 1, dayNumber(day) ?? 0)
    expect([Date.parse(bedtime_start), Date.parse(bedtime_end)]).toEqual([night.startMs, night.endMs])
    expect(bedtime_end.slice(0, 10)).toBe(day)
  }
})

it('gives a long list in pages, and refuses dates and tokens that are none', async () => {
  const { link, get } = testSimulator()
  const { access_token } = await link(1)
  const ids: string[] = []
  let token = ''
  let pages = 0
  do {
    const path = `daily_readiness?start_date=2025-11-01&end_date=2026-02-17${token && `&next_token=${token}`}`
    const page = (await get(access_token, path)).json<{ data: { id: string }[]; next_token: string | null }>()
    ids.push(...page.data.map(({ id }) => id))
    token = page.next_token ?? ''
    pages += 1
  } while (token !== '')
  expect(pages).toBe(3)
  expect(new Set(ids).size).toBe(ids.length)
  for (const query of ['start_date=yesterday', 'start_date=2026-02-10&end_date=2026-02-01', 'next_token=x'])
    expect((await get(access_token, `sleep?${query}`)).statusCode).toBe(400)
})

it('gives nothing of another member, nothing ungranted, and nothing without a token', async () => {
  const { link, get } = testSimulator()
  const [ada, ben] = [await link(1), await link(2, 'daily')]
  const [night] = (await get(ada.access_token, 'sleep?start_date=2026-02-16')).json<{ data: Night[] }>().data
  expect((await get(ben.access_token, `sleep/${night?.id}`)).statusCode).toBe(404)
  expect((await get(ben.access_token, 'workout')).statusCode).toBe(403)
  expect((await get(ben.access_token, 'personal_info')).statusCode).toBe(403)
  expect((await get('wrong', 'sleep')).statusCode).toBe(401)
})

it('counts five minutes for a whole app, and names the end as a Unix time', async () => {
  const { link, get } = testSimulator({ limit: 2 })
  const { access_token } = await link(1)
  for (let i = 0; i < 2; i++) expect((await get(access_token, 'personal_info')).statusCode).toBe(200)
  const { statusCode, headers } = await get(access_token, 'personal_info')
  expect(statusCode).toBe(429)
  expect(Number(headers['x-ratelimit-reset']) - NOON.getTime() / 1000).toBeGreaterThan(290)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(300)
})

it('lets a refresh token work once, and ends a link by its access token', async () => {
  const { app, link, token, get } = testSimulator()
  const first = await link(1)
  const refresh = () => token({ grant_type: 'refresh_token', refresh_token: first.refresh_token })
  const next = (await refresh()).json<{ access_token: string }>()
  expect((await refresh()).json()).toMatchObject({ error: 'invalid_grant' })
  const revoke = () => app.inject({ method: 'POST', url: `/oauth/revoke?access_token=${next.access_token}` })
  expect((await revoke()).statusCode).toBe(200)
  expect((await revoke()).statusCode).toBe(401)
  expect((await get(next.access_token, 'personal_info')).statusCode).toBe(401)
})

it('subscribes only an address that sends the challenge back, until the subscription expires', async () => {
  const heard: string[] = []
  const server = createServer((request, reply) => {
    const query = new URL(request.url ?? '/', 'http://local').searchParams
    if (request.method === 'POST') heard.push(request.headers['x-oura-signature'] as string)
    reply.end(query.get('verification_token') === 'mine' ? JSON.stringify({ challenge: query.get('challenge') }) : '{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const callback_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  const { app, cloud, link, asApp } = testSimulator()
  await link(1)
  const wanted = { callback_url, verification_token: 'mine', event_type: 'create', data_type: 'sleep' }
  expect((await asApp('POST', '', { ...wanted, verification_token: 'other' })).statusCode).toBe(400)
  expect((await asApp('POST', '', { ...wanted, data_type: 'meal' })).statusCode).toBe(422)
  expect((await asApp('POST', '', wanted, 'not the secret')).statusCode).toBe(401)
  const made = (await asApp('POST', '', wanted)).json<{ id: string; expiration_time: string }>()
  expect((await asApp('GET')).json()).toEqual([made])

  const moveClock = (now: string) => app.inject({ method: 'POST', url: '/simulator/clock', payload: { now } })
  await moveClock('2026-02-18T18:00:00Z')
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  expect(heard[0]).toMatch(/^[0-9A-F]{64}$/)
  const told = cloud.deliveries.counts.delivered
  expect((await asApp('PUT', `/renew/${made.id}`)).json()).not.toEqual(made)
  await moveClock('2026-04-18T18:00:00Z') // expired
  expect(cloud.deliveries.counts.delivered).toBe(told)
  expect((await asApp('DELETE', `/${made.id}`)).statusCode).toBe(204)
  expect((await asApp('PUT', `/renew/${made.id}`)).statusCode).toBe(403)
})
