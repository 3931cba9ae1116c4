import { ownActivity, ownHrv, ownSleep } from '@corner/contract/routes/personal-records.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People, type TestPerson } from '../testing/people.ts'
import { Club } from './club-for-tests.ts'

const TODAY = '2026-03-31'
const HOUR_MS = 3_600_000
const testApp = await createTestApp()
const { database, clock } = testApp
const people = new People(testApp)
const club = new Club(database)

let ada: TestPerson
beforeEach(async () => {
  ada = await people.addAthlete()
  await setClock(`${TODAY}T12:00:00Z`)
})

/** A session's token expires after 15 minutes, so the athlete signs in again. */
async function setClock(instant: string) {
  clock.advance({ milliseconds: Date.parse(instant) - clock.now().getTime() })
  ada = { ...ada, ...(await people.addSession(ada.id)) }
}

const get = (caller: TestPerson | undefined, url: string) => testApp.app.inject({ url, headers: caller?.headers ?? {} })

async function ok(path: string, caller = ada) {
  const reply = await get(caller, path)
  expect(reply.statusCode).toBe(200)
  return reply.json()
}
const hrv = async (query = '') => ownHrv.replies[200].parse(await ok(`/api/hrv/user/${query}`))
const sleep = async (query = '') => ownSleep.replies[200].parse(await ok(`/api/wearables/sleep/${query}`))
const activity = async (query = '') => ownActivity.replies[200].parse(await ok(`/api/wearables/activity/${query}`))
const days = ({ data }: { data: { date: string }[] }) => data.map(({ date }) => date)

describe.each(['/api/hrv/user/', '/api/wearables/sleep/', '/api/wearables/activity/'])('%s', (path) => {
  it('asks a visitor to sign in', async () => {
    expect((await get(undefined, path)).statusCode).toBe(401)
  })

  it.each(['athlete', 'coach', 'admin'] as const)('is an empty list for an %s who never linked', async (role) => {
    const person = await people.addPerson(role)
    expect((await ok(path, person)).data).toEqual([])
  })

  it('shows nobody else’s records', async () => {
    const { id: ben } = await people.addAthlete()
    await club.addRecovery(ben, TODAY, { hrv_rmssd_milli: 70 })
    await club.addSleep(ben, TODAY)
    await club.addCycle(ben, TODAY)
    expect((await ok(path)).data).toEqual([])
  })

  it('asks for a new link when the old one can no longer be used, and shows the records again after it', async () => {
    await club.link(ada.id, { status: 'token_expired' })
    await club.addRecovery(ada.id, TODAY)
    await club.addSleep(ada.id, TODAY)
    await club.addCycle(ada.id, TODAY)
    const reply = await get(ada, path)
    expect(reply.statusCode).toBe(403)
    expect(reply.json()).toMatchObject({ detail: 'whoop_oauth_required', code: 'whoop_oauth_required' })
    for (const status of ['connected', 'disconnected'] as const) {
      await database.updateTable('wearable_connections').set({ status }).where('user_id', '=', ada.id).execute()
      expect((await ok(path)).data).toHaveLength(1)
    }
  })

  it('shows an own export that came without a link, by the days of its newest record', async () => {
    await setClock('2026-03-31T23:30:00Z') // the 1st of April in its zone
    const there = { timezone_offset: '+02:00' }
    for (const date of ['2026-03-31', '2026-04-01']) {
      await club.addRecovery(ada.id, date)
      await club.addSleep(ada.id, date, there)
      await club.addCycle(ada.id, date, there)
    }
    expect(days(await ok(`${path}?days=1`))).toEqual(['2026-04-01'])
  })

  it.each(['0', '367', 'week'])('refuses %j days and names the field', async (value) => {
    const reply = await get(ada, `${path}?days=${value}`)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ fields: { days: expect.any(String) } })
  })
})

it('counts the days by the wearer’s own calendar, and shows none that has not begun for them', async () => {
  await club.link(ada.id, { timezone_offset: '-05:00' })
  await setClock('2026-03-31T04:59:59Z') // the 30th
  for (const date of ['2026-03-24', '2026-03-30', '2026-03-31']) await club.addRecovery(ada.id, date)
  expect(days(await hrv('?days=1'))).toEqual(['2026-03-30'])
  expect(days(await hrv('?days=7'))).toEqual(['2026-03-24', '2026-03-30'])
  await setClock('2026-03-31T05:00:00Z')
  expect(days(await hrv())).toEqual(['2026-03-30', '2026-03-31'])
})

describe('start and end', () => {
  beforeEach(async () => {
    for (const date of ['2026-01-01', '2026-01-02', '2026-01-03', TODAY]) await club.addSleep(ada.id, date)
  })

  it.each([
    ['?days=1&start=2026-01-02&end=2026-01-03', ['2026-01-02', '2026-01-03']],
    ['?days=1&start=2026-01-02', ['2026-01-02', '2026-01-03', TODAY]],
    ['?days=2&end=2026-01-03', ['2026-01-02', '2026-01-03']],
    ['?start=2026-01-02&end=2026-01-02', ['2026-01-02']],
    ['?start=0001-01-01&end=0001-01-01', []],
    ['?days=366&end=0001-01-01', []],
    ['?start=9999-12-31', []],
    ['?days=1', [TODAY]],
  ])('of %s go before days', async (query, expected) => {
    expect(days(await sleep(query))).toEqual(expected)
  })

  it.each([
    ['?start=2026-01-03&end=2026-01-02', 'end'],
    ['?start=2026-02-30', 'start'],
    ['?start=0000-01-01', 'start'],
    ['?end=31.12.2026', 'end'],
    ['?end=%00', 'end'],
  ])('are refused as %s, with the field', async (query, field) => {
    for (const path of ['/api/wearables/sleep/', '/api/wearables/activity/']) {
      const reply = await get(ada, path + query)
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toMatchObject({ fields: { [field]: expect.any(String) } })
    }
  })
})

describe('values', () => {
  it('of HRV are null without a score', async () => {
    await club.addRecovery(ada.id, '2026-03-30', { score_state: 'PENDING_SCORE' })
    await club.addRecovery(ada.id, TODAY, { hrv_rmssd_milli: 31.813562 })
    const { data } = await hrv()
    expect(data.map(({ date, hrv_rmssd }) => [date, hrv_rmssd])).toEqual([
      ['2026-03-30', null],
      [TODAY, 31.813562],
    ])
  })

  it('of a morning are also the own recovery and resting heart rate', async () => {
    await club.addRecovery(ada.id, TODAY, { recovery_score: 64, resting_heart_rate: 51 })
    expect((await hrv()).data).toMatchObject([{ recovery_score: 64, resting_heart_rate: 51 }])
  })

  it('of a morning are also those that some makers alone give, and absent of others', async () => {
    const other_values = { hrv_sdnn_milli: 81.25, sleep_duration_milli: 27_000_000, skin_temp_deviation_celsius: -0.2 }
    await club.addRecovery(ada.id, '2026-03-30')
    await club.addRecovery(ada.id, TODAY, { other_values: { ...other_values, respiratory_rate: 14 } })
    const [without, morning] = (await ok('/api/hrv/user/')).data
    expect(morning).toMatchObject(other_values)
    expect(morning).not.toHaveProperty('respiratory_rate')
    expect(without).not.toHaveProperty('hrv_sdnn_milli')
  })

  it('of a night are its stages; naps apart, of two nights of a day the longest', async () => {
    const night = (hours: number) => ({
      total_light_sleep_time_milli: hours * HOUR_MS,
      total_slow_wave_sleep_time_milli: HOUR_MS,
      total_rem_sleep_time_milli: HOUR_MS,
    })
    await club.addSleep(ada.id, '2026-03-29', night(4))
    await club.addSleep(ada.id, '2026-03-30', { score_state: 'PENDING_SCORE' })
    await club.addSleep(ada.id, TODAY, night(5))
    await club.addSleep(ada.id, TODAY, night(1))
    await club.addSleep(ada.id, TODAY, { ...night(9), nap: true })
    const { data, summary } = await sleep()
    expect(data.map((record) => record.total_light_sleep_time_milli)).toEqual([4 * HOUR_MS, null, 5 * HOUR_MS])
    expect(summary).toEqual({ nights: 2, average_hours: 6.5 })
  })

  it('have no average without a night', async () => {
    expect((await sleep()).summary).toEqual({ nights: 0, average_hours: null })
  })

  it('of a day are those of its cycle, with kilojoules as calories; workouts stand apart', async () => {
    const start_at = new Date('2026-03-31T10:00:00Z')
    await club.addCycle(ada.id, '2026-03-30', { strain: 0, kilojoule: 1000, average_heart_rate: 60 })
    await club.addCycle(ada.id, TODAY, { score_state: 'PENDING_SCORE', end_at: null })
    const workout = {
      start_at,
      end_at: new Date('2026-03-31T11:30:00Z'),
      strain: 12.5,
      kilojoule: 2000,
      distance_meter: 900,
    }
    const zone_durations = { zone_zero_milli: 60_000, zone_five_milli: 0 }
    await club.addWorkout(ada.id, TODAY, { ...workout, zone_durations: JSON.stringify(zone_durations) as never })
    const { data, workouts, summary } = await activity()
    expect(data).toMatchObject([
      {
        date: '2026-03-30',
        activity_type: 'Daily Activity',
        source: 'daily_cycle',
        strain: 0,
        kilojoule: 1000,
        average_heart_rate: 60,
        max_heart_rate: null,
        duration_hours: 8,
        calories_burned: 239,
        zone_duration: null,
      },
      { date: TODAY, strain: null, kilojoule: null, calories_burned: null, duration_hours: null },
    ])
    expect(workouts).toMatchObject([
      {
        date: TODAY,
        activity_type: 'wrestling',
        source: 'workout',
        strain: 12.5,
        calories_burned: 478,
        duration_hours: 1.5,
        zone_duration: zone_durations,
        start: start_at.toISOString(),
        timezone_offset: expect.stringMatching(/^[+-]\d\d:\d\d$/),
        distance_meter: 900,
        provider: 'whoop',
      },
    ])
    expect(summary).toEqual({ latest_strain: 0 })
  })

  it('have no latest strain without a scored day', async () => {
    expect((await activity()).summary).toEqual({ latest_strain: null })
  })
})

it('answers with the newest records of a full account, and says that it does', async () => {
  const days = (count: number) => sql`generate_series(1, ${sql.lit(count)}) as i`
  const key = sql`${ada.id}::uuid, 'whoop', 'x' || i`
  const past = sql`${TODAY}::date - i / 50`
  const at = sql`${TODAY}::timestamptz - i * interval '28 minutes'`
  await sql`insert into workouts (user_id, provider, provider_id, date, start_at, end_at, timezone_offset, sport_name,
      score_state, strain, updated_at, raw)
    select ${key}, ${past}, ${at}, ${at}, '+00:00', 'running', 'SCORED', i / 10000.0, now(), '{}'
    from ${days(18_000)}`.execute(database)
  await sql`insert into cycles (user_id, provider, provider_id, date, start_at, timezone_offset, score_state, updated_at, raw)
    select ${key}, ${TODAY}::date - i, ${TODAY}::timestamptz - i * interval '1 day', '+00:00', 'SCORED', now(), '{}'
    from ${days(6_000)}`.execute(database)
  const full = await activity('?days=366')
  expect(full).toMatchObject({ truncated: true })
  expect(full.workouts).toHaveLength(2_000)
  expect(full.workouts.at(-1)).toMatchObject({ strain: 0.0001 }) // the newest of all
  expect(full.workouts.at(0)).toMatchObject({ strain: 0.2 })
  expect(full.data).toHaveLength(365)
  const all = await activity('?start=2000-01-01&end=2026-03-31')
  expect(all.data).toHaveLength(5_000)
  expect(all.data.at(-1)?.date).toBe('2026-03-30')
  const few = await ok('/api/wearables/activity/?days=7')
  expect(few.workouts.length).toBeLessThan(400)
  expect(few).not.toHaveProperty('truncated')
})
