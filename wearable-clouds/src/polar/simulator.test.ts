import { expect, it } from 'vitest'
import { dayOf } from '../people/calendar-day.ts'
import { memberDay } from '../people/history.ts'
import { testSimulator } from './test-simulator.ts'

const DAY = '?from=2026-02-17&to=2026-02-18'
const FEATURES = '&features=sleep-result&features=sleep-evaluation&features=sleep-score'
const TUESDAY = memberDay(1, 1, dayOf(2026, 2, 17))

it('gives tokens of twelve hours for Basic credentials only, and a refresh token that works once', async () => {
  const { token, basic, link, get } = testSimulator()
  const { access_token, refresh_token, expires_in, scope } = await link()
  expect([expires_in, scope.split(' ').length]).toEqual([43_199, 5])
  expect((await get(access_token, `/sleeps${DAY}`)).statusCode).toBe(200)
  const again = { grant_type: 'refresh_token', refresh_token }
  expect((await token(again, basic('wrong'))).json()).toMatchObject({ error: 'invalid_client' })
  const inForm = { ...again, client_id: 'corner', client_secret: 'quiet-mat' }
  expect((await token(inForm, {})).statusCode).toBe(401)
  expect((await token(again)).statusCode).toBe(200)
  expect((await token(again)).json()).toMatchObject({ error: 'invalid_grant' })
  expect((await get(access_token, `/sleeps${DAY}`)).statusCode).toBe(401)
})

it('names only days without features, and one night with them: the one of the shared people', async () => {
  const { link, get } = testSimulator()
  const { access_token } = await link()
  const bare = (await get(access_token, '/sleeps?from=2026-02-10&to=2026-02-19')).json()
  expect(bare.nightSleeps).toContainEqual({ sleepDate: '2026-02-17' })
  expect(bare.nightSleeps.every((night: object) => Object.keys(night).length === 1)).toBe(true)
  const { nightSleeps } = (await get(access_token, `/sleeps${DAY}${FEATURES}`)).json()
  const [{ sleepDate, sleepResult, sleepEvaluation, sleepScore }] = nightSleeps
  expect([sleepDate, nightSleeps.length]).toEqual(['2026-02-17', 1])
  expect(sleepResult.hypnogram.sleepStart).toMatch(/^2026-02-1[67]T\d\d:\d\d:\d\d\.\d{3}-06:00$/)
  expect(Date.parse(sleepResult.hypnogram.sleepStart)).toBe(TUESDAY.night.startMs)
  expect(Date.parse(sleepResult.hypnogram.sleepEnd)).toBe(TUESDAY.night.endMs)
  const seconds = Object.values(sleepEvaluation.phaseDurations as Record<string, string>)
  expect(seconds.every((text) => /^\d+(\.\d{1,3})?s$/.test(text))).toBe(true)
  const total = seconds.reduce((sum, text) => sum + Number.parseFloat(text), 0)
  expect(total).toBeCloseTo((TUESDAY.night.endMs - TUESDAY.night.startMs) / 1000, 2)
  expect(sleepScore.sleepScore).toBeGreaterThanOrEqual(1)
})

it('wraps Nightly Recharge twice, with whole milliseconds', async () => {
  const { link, get } = testSimulator()
  const { access_token } = await link()
  const bare = (await get(access_token, `/nightly-recharge-results${DAY}`)).json()
  expect(bare).toEqual({ nightlyRechargeResults: { nightlyRechargeResults: [{ sleepResultDate: '2026-02-17' }] } })
  const { nightlyRechargeResults } = (
    await get(access_token, `/nightly-recharge-results${DAY}&features=samples`)
  ).json()
  const [recharge] = nightlyRechargeResults.nightlyRechargeResults
  expect(recharge).toMatchObject({ meanNightlyRecoveryRmssd: Math.round(TUESDAY.morning.hrvMs) })
  expect(recharge.recoveryIndicator).toBeGreaterThanOrEqual(1)
  expect(recharge.recoveryIndicator).toBeLessThanOrEqual(6)
  expect(Math.abs(recharge.ansStatus)).toBeLessThanOrEqual(10)
})

it('lists sessions by the wall clock of the watch, and their zones with the feature', async () => {
  const { link, get } = testSimulator()
  const { access_token } = await link()
  const list = '/training-sessions/list?from=2026-02-10T00:00:00&to=2026-02-17T00:00:00'
  const { trainingSessions } = (await get(access_token, list)).json()
  const days = [10, 11, 12, 13, 14, 15, 16].flatMap((day) => memberDay(1, 1, dayOf(2026, 2, day)).sessions)
  expect(trainingSessions).toHaveLength(days.length)
  const [first] = trainingSessions
  expect(Date.parse(`${first.startTime}Z`) - first.timezoneOffsetMinutes * 60_000).toBe(days[0]?.startMs)
  expect(first.exercises[0]).not.toHaveProperty('zones')
  const day = first.startTime.slice(0, 10)
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  const detailed = `/training-sessions/list?from=${day}T00:00:00&to=${next}T00:00:00&features=zones`
  const [{ exercises, durationMillis }] = (await get(access_token, detailed)).json().trainingSessions
  const [{ type, zones }] = exercises[0].zones
  expect(type).toBe('ZONE_TYPE_HEART_RATE')
  const inZones = zones.reduce((sum: number, { inZone }: { inZone: number }) => sum + inZone, 0)
  expect(durationMillis - inZones).toBeLessThan(5)
})

it.each([
  [`/sleeps?from=2026-02-10&to=2026-02-12${FEATURES}`, '1 to 1 days'],
  ['/sleeps?from=2026-01-01&to=2026-02-01', '1 to 30 days'],
  ['/nightly-recharge-results?from=2026-01-01&to=2026-01-30', '1 to 28 days'],
  ['/training-sessions/list?from=2026-02-16&to=2026-02-17', 'could not be parsed as time'],
  ['/training-sessions/list?from=2026-02-16T00:00:00Z&to=2026-02-17T00:00:00Z', 'could not be parsed as time'],
  ['/sleeps?from=2026-02-17T00:00:00&to=2026-02-18', 'could not be parsed as date'],
  ['/sleeps?from=2026-02-17', "'to' is required"],
  ['/sleeps?from=2026-02-17&to=2026-02-17', '1 to 30 days'],
  [`/sleeps${DAY}&features=sleep-result,sleep-score`, 'Unknown feature'],
])('answers 400 to %s', async (path, reason) => {
  const { link, get } = testSimulator()
  const { access_token } = await link()
  const reply = await get(access_token, path)
  expect([reply.statusCode, reply.json().errorMessage]).toEqual([400, expect.stringContaining(reason)])
})

it('answers 204 where there is nothing, and 403 without the scope', async () => {
  const { link, get } = testSimulator()
  const { access_token } = await link(1, 'sleep:read')
  const tomorrow = await get(access_token, `/sleeps?from=2026-02-18&to=2026-02-19${FEATURES}`)
  expect([tomorrow.statusCode, tomorrow.body]).toEqual([204, ''])
  const profile = await get(access_token, '/user/account-data')
  expect([profile.statusCode, profile.json()]).toEqual([403, { errorMessage: 'Missing required scope: profile:read' }])
})

it('counts requests as spent, and refuses those above either limit', async () => {
  const { link, get, cloud } = testSimulator({ limits: { quarter: 2, day: 3 } })
  const { access_token } = await link()
  const ask = () => get(access_token, '/sports/list')
  expect((await ask()).headers).toMatchObject({ 'ratelimit-usage': '1, 1', 'ratelimit-limit': '2, 3' })
  await ask()
  const refused = await ask()
  expect([refused.statusCode, refused.headers['ratelimit-usage']]).toEqual([429, '2, 2'])
  cloud.clock.moveTo(cloud.clock.nowMs() + 900_000)
  expect((await ask()).statusCode).toBe(200)
  expect((await ask()).statusCode).toBe(429)
})

it('names the account by its e-mail address, the sport by a number alone', async () => {
  const { link, get } = testSimulator()
  const { access_token } = await link(2)
  const { accountData, physicalInformation } = (await get(access_token, '/user/account-data')).json()
  expect(accountData).toMatchObject({ email: expect.stringMatching(/\.2@polar\.example$/) })
  expect(accountData.localizationSettings.timezoneOffsetMinutes).toBe(-360)
  expect(physicalInformation.height).toBeGreaterThan(140)
  const { sports } = (await get(access_token, '/sports/list')).json()
  expect(sports).toContainEqual(expect.objectContaining({ id: { id: '1' }, name: 'RUNNING' }))
})

it('spoils, breaks and revokes as it is told', async () => {
  const { app, link, get } = testSimulator()
  const { access_token } = await link()
  const fault = (payload: object) => app.inject({ method: 'POST', url: '/simulator/faults', payload })
  await fault({ kind: 'spoil', path: '/v4/data/nightly', times: 1, fields: { sleepResultDate: null } })
  const spoilt = (await get(access_token, `/nightly-recharge-results${DAY}`)).json()
  expect(spoilt.nightlyRechargeResults.nightlyRechargeResults).toEqual([{}])
  await fault({ kind: 'status', status: 200, body: 'half_json', times: 1 })
  expect((await get(access_token, `/sleeps${DAY}`)).body).toBe('{"nightSleeps":[{"sleepDate":"20')
  await fault({ kind: 'status', status: 429, retry_after: 7, times: 1 })
  expect((await get(access_token, `/sleeps${DAY}`)).headers).toMatchObject({ 'ratelimit-reset': '7, 80000' })
  expect((await fault({ kind: 'revoke_refresh_tokens', member: 1 })).statusCode).toBe(200)
  expect((await get(access_token, `/sleeps${DAY}`)).statusCode).toBe(401)
  expect((await fault({ kind: 'nonsense' })).statusCode).toBe(400)
})
