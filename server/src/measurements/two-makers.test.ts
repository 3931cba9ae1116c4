import { addDays } from '@corner/analytics/days/calendar.ts'
import { METRICS } from '@corner/analytics/metrics/metric-catalogue.ts'
import { ownActivity, ownHrv, ownSleep } from '@corner/contract/routes/personal-records.ts'
import { teamRecovery, teamSleep } from '@corner/contract/routes/team-records.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People, type TestPerson, type TestTeam } from '../testing/people.ts'
import { Club } from './club-for-tests.ts'
import { storeRecords } from './ingest.ts'
import { removeRecord } from './ingest-removal.ts'
import { batch, cycle, recovery, sleep, workout } from './records-for-tests.ts'
import { getAthletesOfTeam } from './records-of-athletes.ts'
import { RecordsReader } from './records-reader.ts'

const TODAY = '2026-03-31'
const NOW = new Date(`${TODAY}T18:00:00Z`)

const testApp = await createTestApp({ at: NOW })
const { database } = testApp
const people = new People(testApp)
const club = new Club(database)
const coach = await people.addCoach()

let team: TestTeam
let ada: TestPerson
beforeEach(async () => {
  team = await people.addTeam('Ringers')
  await people.join(coach, team, 'coach')
  ada = await people.addAthlete([team], { first_name: 'Ada' })
})

/** The nights that end on these days, with recovery, day and a workout, as a maker's API brings them. */
async function wears(provider: string, first: string, last: string, hrv: number, changes = {}): Promise<void> {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  const offset = { timezone_offset: '+00:00' }
  await storeRecords(
    database,
    { user_id: ada.id, provider },
    batch({
      cycles: days.map((day) => cycle(`c${day}`, `${addDays(day, -1)}T22:00:00Z`, offset)),
      sleeps: days.map((day) =>
        sleep(`s${day}`, `${addDays(day, -1)}T22:00:00Z`, `${day}T06:00:00Z`, { cycle_id: `c${day}`, ...offset }),
      ),
      recoveries: days.map((day) => recovery(`c${day}`, `s${day}`, { hrv_rmssd_milli: hrv, ...changes })),
      workouts: days.map((day) => workout(`w${day}`, `${day}T15:00:00Z`, offset)),
    }),
  )
}

const get = (caller: TestPerson, url: string) => testApp.app.inject({ url, headers: caller.headers })
async function teamSeries(kind: 'recovery' | 'sleep', days = 30) {
  const reply = await get(coach, `/api/teams/teams/${team.id}/athletes-${kind}/?days=${days}`)
  const route = kind === 'recovery' ? teamRecovery : teamSleep
  return route.replies[200].parse(reply.json()).athletes_data[0]
}
async function hrvOfTeam(days = 30) {
  const entry = await teamSeries('recovery', days)
  const records = entry && 'recovery_data' in entry ? entry.recovery_data : []
  return { entry, hrv: records.map(({ date, hrv_rmssd_milli }) => [date.slice(8), hrv_rmssd_milli]) }
}

describe('a strap that is changed', () => {
  beforeEach(async () => {
    await club.link(ada.id, { provider: 'whoop', status: 'disconnected', connected_at: new Date('2025-01-01') })
    await club.link(ada.id, { provider: 'oura', connected_at: new Date('2026-03-29') })
    await wears('whoop', '2026-03-20', '2026-03-30', 90)
    await wears('oura', '2026-03-29', TODAY, 40)
  })

  it('shows the team each day of one maker, and where it changes', async () => {
    const { entry, hrv } = await hrvOfTeam()
    expect(hrv).toEqual([
      ...[20, 21, 22, 23, 24, 25, 26, 27, 28].map((day) => [`${day}`, 90]),
      ['29', 40],
      ['30', 40],
      ['31', 40],
    ])
    expect(entry).toMatchObject({
      provider: 'oura',
      sources: [
        { provider: 'whoop', from: '2026-03-20' },
        { provider: 'oura', from: '2026-03-29' },
      ],
    })
  })

  it('says nothing of a change before the days that are asked for', async () => {
    const { entry, hrv } = await hrvOfTeam(3)
    expect(hrv).toEqual([
      ['29', 40],
      ['30', 40],
      ['31', 40],
    ])
    expect(entry).not.toHaveProperty('sources')
  })

  it('shows the athlete the same, with each night and each workout once', async () => {
    const [hrv, nights, activity] = await Promise.all(
      ['/api/hrv/user/?days=30', '/api/wearables/sleep/?days=30', '/api/wearables/activity/?days=30'].map(async (url) =>
        (await get(ada, url)).json(),
      ),
    )
    const sources = [
      { provider: 'whoop', from: '2026-03-20' },
      { provider: 'oura', from: '2026-03-29' },
    ]
    const own = ownHrv.replies[200].parse(hrv)
    expect(own.sources).toEqual(sources)
    expect(own.data.map(({ hrv_rmssd }) => hrv_rmssd)).toEqual([...Array(9).fill(90), 40, 40, 40])
    const slept = ownSleep.replies[200].parse(nights)
    expect(slept).toMatchObject({ sources, summary: { nights: 3 } })
    expect(slept.data).toHaveLength(12)
    const active = ownActivity.replies[200].parse(activity)
    expect(active.sources).toEqual(sources)
    expect([active.data.length, active.workouts.length]).toEqual([12, 12])
  })

  it('shows the coach of the athlete the same, with statistics of the newest maker alone', async () => {
    const detail = (await get(coach, `/api/teams/teams/${team.id}/athlete-detail/${ada.id}/?days=30`)).json()
    expect(detail.recovery.recovery_data).toHaveLength(12)
    expect(detail.recovery.stats.recovery_trend).toBe(0) // the latest HRV against the mean of three nights of 40 ms
    // The dates of this reply are those of the day before the wake day.
    expect(detail.recovery.sources).toEqual([
      { provider: 'whoop', from: '2026-03-19' },
      { provider: 'oura', from: '2026-03-28' },
    ])
    expect(detail.activity.stats.total_duration_hours).toBe(12 * 1.5)
  })

  it('gives the AI coach the same records, and means of one maker', async () => {
    const visible = await getAthletesOfTeam(database, { user_id: coach.id, role: 'coach' } as never, team.id, NOW)
    const [records] = await new RecordsReader(database, visible).read(30, ['recovery', 'workouts'])
    expect(records?.recovery_data).toHaveLength(12)
    expect(records?.workouts).toHaveLength(12)
    expect(records && METRICS.hrv.read(records).map(({ value }) => value)).toEqual([40, 40, 40])
  })

  it('begins later once its first days are gone at the maker', async () => {
    await removeRecord(database, { user_id: ada.id, provider: 'oura' }, 'sleep', 's2026-03-29')
    await expect
      .poll(async () => (await teamSeries('sleep'))?.sources?.at(-1))
      .toEqual({ provider: 'oura', from: '2026-03-30' })
    expect((await hrvOfTeam()).hrv.at(-3)).toEqual(['29', 90])
  })
})

it('leaves athletes with one maker as they are, whoever else is in the team', async () => {
  await club.link(ada.id)
  await wears('whoop', '2026-03-20', TODAY, 90)
  const entry = await teamSeries('recovery')
  expect(entry).toMatchObject({ provider: 'whoop' })
  expect(entry).not.toHaveProperty('sources')
})

it('prefers the maker with a recovery of 0 to 100 while both are worn, and keeps the other one’s records', async () => {
  await club.link(ada.id, { provider: 'whoop', connected_at: new Date('2025-01-01') })
  await club.link(ada.id, { provider: 'oura', connected_at: new Date('2026-03-01') })
  await wears('oura', '2026-03-25', TODAY, 40, { recovery_score: null })
  await wears('whoop', '2026-03-28', TODAY, 90)
  expect((await hrvOfTeam()).hrv).toEqual([
    ['25', 40],
    ['26', 40],
    ['27', 40],
    ['28', 90],
    ['29', 90],
    ['30', 90],
    ['31', 90],
  ])
  const stored = await database.selectFrom('recoveries').select('provider').where('user_id', '=', ada.id).execute()
  expect(stored.filter(({ provider }) => provider === 'oura')).toHaveLength(7)
})

it('has another maker for sleep than for recovery, where one of them gives no sleep', async () => {
  await club.link(ada.id, { provider: 'polar', connected_at: new Date('2025-01-01') })
  await club.link(ada.id, { provider: 'intervals', connected_at: new Date('2026-03-01') })
  await wears('polar', '2026-03-25', TODAY, 40)
  const morning = recovery('c2026-03-30', 's', { sleep_id: null, hrv_rmssd_milli: 77 })
  await storeRecords(
    database,
    { user_id: ada.id, provider: 'intervals' },
    batch({
      cycles: [
        cycle('c2026-03-30', '2026-03-29T22:00:00Z', {
          timezone_offset: '+00:00',
          strain: null,
          kilojoule: null,
          average_heart_rate: null,
          max_heart_rate: null,
        }),
      ],
      recoveries: [morning],
    }),
  )
  expect(await teamSeries('recovery')).toMatchObject({ provider: 'intervals' })
  expect(await teamSeries('sleep')).toMatchObject({ provider: 'polar' })
})
