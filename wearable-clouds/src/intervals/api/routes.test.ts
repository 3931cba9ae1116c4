import { expect, it } from 'vitest'
import { testCloud } from '../test-cloud.ts'

const DAYS = '/athlete/0/wellness?oldest=2026-01-20&newest=2026-02-17'
const SEASON = '/athlete/0/activities?oldest=2025-11-20&newest=2026-02-17'
type Wellness = Record<string, unknown> & { id: string }

it('gives the days asked for, both ends included, none of which is to come', async () => {
  const { link, get } = testCloud()
  const { access_token } = await link()
  const days = (await get(access_token, DAYS)).json<Wellness[]>()
  expect([days[0]?.id, days.at(-1)?.id, days.length]).toEqual(['2026-01-20', '2026-02-17', 29])
  const ahead = await get(access_token, '/athlete/0/wellness?oldest=2026-02-17&newest=2026-03-01')
  expect(ahead.json<Wellness[]>().map(({ id }) => id)).toEqual(['2026-02-17'])
})

it('gives only the fields asked for, without those that are empty', async () => {
  const { link, get } = testCloud()
  const { access_token } = await link()
  const all = (await get(access_token, DAYS)).json<Wellness[]>()
  expect(all.every((day) => 'comments' in day && 'menstrualPhase' in day)).toBe(true)
  const few = (await get(access_token, `${DAYS}&fields=id,hrv,comments`)).json<Wellness[]>()
  expect([...new Set(few.flatMap(Object.keys))].toSorted()).toEqual(['comments', 'hrv', 'id'])
  expect(few.some((day) => day.comments === null || day.hrv === null)).toBe(false)
})

it('tells the same person as every other cloud, by the watch: rMSSD or SDNN, never both', async () => {
  const { link, get } = testCloud()
  for (const [member, told, untold] of [
    [1, 'hrv', 'hrvSDNN'],
    [3, 'hrvSDNN', 'hrv'],
  ] as const) {
    const { access_token } = await link(member)
    const days = (await get(access_token, DAYS)).json<Wellness[]>()
    expect(days.filter((day) => told in day).length).toBeGreaterThan(20)
    expect(days.filter((day) => untold in day)).toEqual([])
  }
})

it('carries the resting heart rate over a night without the watch, and says so', async () => {
  const { link, get } = testCloud()
  const { access_token } = await link(6)
  const days = (await get(access_token, '/athlete/0/wellness?oldest=2025-09-01&newest=2026-02-17')).json<Wellness[]>()
  const unworn = days.filter((day) => !('sleepSecs' in day))
  expect(unworn.length).toBeGreaterThan(0)
  expect(days.every((day) => day.tempRestingHR === !('sleepSecs' in day) && Number(day.restingHR) > 30)).toBe(true)
})

it('withholds some activities as Strava’s, in full but for the day, and gives the others by id', async () => {
  const { link, get } = testCloud()
  const { access_token } = await link()
  const activities = (await get(access_token, SEASON)).json<{ id: string; source: string; type?: string }[]>()
  const withheld = activities.filter(({ source }) => source === 'STRAVA')
  expect(withheld.length).toBeGreaterThan(0)
  expect(withheld.every(({ type }) => type === undefined)).toBe(true)
  const [shown] = activities.filter(({ source }) => source !== 'STRAVA')
  expect((await get(access_token, `/activity/${shown?.id}`)).json()).toEqual(shown)
  const { access_token: another } = await link(2)
  expect((await get(another, `/activity/${shown?.id}`)).statusCode).toBe(404)
  expect((await get(another, '/athlete/i300001/profile')).statusCode).toBe(404)
})

it('refuses a token that is none or has ended, and a request above the limit without a time to wait', async () => {
  const { link, get, app, cloud, control } = testCloud({ limits: { minute: 2, day: 100 } })
  const { access_token } = await link()
  expect((await get('nobody', '/athlete/0/profile')).statusCode).toBe(401)
  expect((await get(access_token, '/athlete/0/profile')).statusCode).toBe(200)
  expect((await get(access_token, '/athlete/0/profile')).statusCode).toBe(200)
  const refused = await get(access_token, '/athlete/0/profile')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers).not.toHaveProperty('retry-after')
  await control('POST', '/clock', { advance_seconds: 61 })
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await app.inject({ method: 'DELETE', url: '/api/v1/disconnect-app', headers })).statusCode).toBe(200)
  expect(cloud.tokens.grants).toEqual([])
  expect((await get(access_token, '/athlete/0/profile')).statusCode).toBe(401)
})

it('breaks as a real one does', async () => {
  const { link, get, control } = testCloud()
  const { access_token } = await link()
  await control('POST', '/faults', { kind: 'status', status: 503, body: 'half_json', times: 1 })
  const broken = await get(access_token, '/athlete/0/profile')
  expect([broken.statusCode, broken.body]).toEqual([503, '[{"id":"i9'])
  await control('POST', '/faults', { kind: 'end_tokens', member: 1 })
  expect((await get(access_token, '/athlete/0/profile')).statusCode).toBe(401)
})
