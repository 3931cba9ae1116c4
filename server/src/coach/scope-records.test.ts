import { stageHours } from '@corner/analytics/personal/sleep-stages.ts'
import { RECORD_SERIES, type RecordSeries } from '@corner/contract/metrics/record-series.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { Club } from '../measurements/club-for-tests.ts'
import { removeRecord } from '../measurements/ingest-removal.ts'
import { ownSleep } from '../measurements/personal-records.ts'
import { createTestApp } from '../testing/app.ts'
import { People, type TestPerson, type TestTeam } from '../testing/people.ts'
import { readScope } from './scope.ts'

const TODAY = '2026-03-31'
const YESTERDAY = '2026-03-30'
const testApp = await createTestApp({ at: new Date(`${TODAY}T12:00:00Z`) })
const { database, clock } = testApp
const people = new People(testApp)
const club = new Club(database)

let team: TestTeam
let coach: TestPerson
let ada: TestPerson
beforeEach(async () => {
  team = await people.addTeam('Ringers')
  coach = await people.addCoach([team])
  ada = await people.addAthlete([team])
})

const scopeOf = ({ id, role, session_id }: TestPerson) =>
  readScope({ database }, { user_id: id, role, session_id }, { team_id: team.id, days: 7 }, clock.now())

/** Ada's records as her coach sees them. */
async function adas(inFull: readonly RecordSeries[] = RECORD_SERIES) {
  const scope = await scopeOf(coach)
  const records = await scope.records(90, inFull)
  return records.find(({ athlete_id }) => athlete_id === ada.id)
}

const HOUR_MS = 3_600_000
const STAGES = {
  total_light_sleep_time_milli: 4 * HOUR_MS,
  total_slow_wave_sleep_time_milli: 1.5 * HOUR_MS,
  total_rem_sleep_time_milli: 1.75 * HOUR_MS,
}
const NIGHT = {
  ...STAGES,
  total_awake_time_milli: 0.5 * HOUR_MS,
  total_in_bed_time_milli: 7.75 * HOUR_MS,
  sleep_need_milli: 8.25 * HOUR_MS,
  respiratory_rate: 15.375,
  disturbance_count: 0,
  sleep_cycle_count: 4,
  sleep_performance_percentage: 88,
  sleep_efficiency_percentage: 93.5,
  sleep_consistency_percentage: 75,
  start_at: new Date('2026-03-31T03:45:00Z'),
  end_at: new Date('2026-03-31T11:30:00Z'),
  timezone_offset: '-05:00',
}

describe('a night', () => {
  it('has its stages, its need and both clock times, across midnight', async () => {
    await club.addSleep(ada.id, TODAY, NIGHT)
    expect((await adas())?.sleep_data).toEqual([
      {
        date: TODAY,
        total_duration_hours: 7.25,
        sleep_quality_score: 88,
        sleep_efficiency: 93.5,
        sleep_consistency_percentage: 75,
        light_hours: 4,
        deep_hours: 1.5,
        rem_hours: 1.75,
        awake_hours: 0.5,
        in_bed_hours: 7.75,
        bed_clock_hours: 22.75,
        wake_clock_hours: 6.5,
        need_hours: 8.25,
        respiratory_rate: 15.375,
        disturbance_count: 0,
        sleep_cycle_count: 4,
      },
    ])
  })

  it('that was not scored has its clock times and no value beside them', async () => {
    await club.addSleep(ada.id, TODAY, {
      score_state: 'UNSCORABLE',
      start_at: NIGHT.start_at,
      end_at: NIGHT.end_at,
      timezone_offset: '-05:00',
    })
    const [{ date, bed_clock_hours, wake_clock_hours, ...values } = {}] = (await adas())?.sleep_data ?? []
    expect([date, bed_clock_hours, wake_clock_hours]).toEqual([TODAY, 22.75, 6.5])
    expect(Object.keys(values)).toHaveLength(13)
    expect(Object.values(values).every((value) => value === null)).toBe(true)
  })

  it('with one stage unscored keeps the others, and has no hours asleep', async () => {
    await club.addSleep(ada.id, TODAY, { ...NIGHT, total_rem_sleep_time_milli: null })
    const nights = (await adas())?.sleep_data
    expect(nights).toMatchObject([{ light_hours: 4, deep_hours: 1.5, rem_hours: null, total_duration_hours: null }])
  })

  it.each([
    ['2026-03-30T23:59:59.999Z', '+00:00', 23.9999],
    ['2026-03-31T00:00:00Z', '+00:00', 0],
    ['2026-03-30T18:45:00Z', '+05:30', 0.25],
    ['2026-03-31T01:30:00Z', '-03:30', 22],
    ['2026-03-30T08:00:00Z', '+14:00', 22],
  ])('that begins at %s is begun at the wearer’s own clock, %s', async (start, timezone_offset, bed_clock_hours) => {
    await club.addSleep(ada.id, TODAY, { ...NIGHT, timezone_offset, start_at: new Date(start) })
    expect((await adas())?.sleep_data).toMatchObject([{ bed_clock_hours }])
  })

  it('after a flight is read by the clock of that night', async () => {
    const at = (day: string, timezone_offset: string) => ({
      start_at: new Date(`${day}T05:00:00Z`),
      end_at: new Date(`${day}T12:15:00Z`),
      timezone_offset,
    })
    await club.addSleep(ada.id, YESTERDAY, { ...NIGHT, ...at(YESTERDAY, '-07:00') })
    await club.addSleep(ada.id, TODAY, { ...NIGHT, ...at(TODAY, '+02:00') })
    expect((await adas())?.sleep_data).toMatchObject([
      { date: YESTERDAY, bed_clock_hours: 22, wake_clock_hours: 5.25 },
      { date: TODAY, bed_clock_hours: 7, wake_clock_hours: 14.25 },
    ])
  })

  it('is the longest of a day, with all values of that one', async () => {
    const short = { total_light_sleep_time_milli: HOUR_MS, disturbance_count: 30, sleep_cycle_count: 9 }
    await club.addSleep(ada.id, TODAY, { ...NIGHT, ...short })
    await club.addSleep(ada.id, TODAY, NIGHT)
    await club.addSleep(ada.id, TODAY, { ...NIGHT, ...short, total_rem_sleep_time_milli: null })
    expect((await adas())?.sleep_data).toMatchObject([
      { total_duration_hours: 7.25, light_hours: 4, disturbance_count: 0, sleep_cycle_count: 4 },
    ])
  })

  it('has the stages that the athlete’s own page shows', async () => {
    const odd = { total_light_sleep_time_milli: 12_345_678, total_slow_wave_sleep_time_milli: 5_432_109 }
    await club.addSleep(ada.id, TODAY, { ...NIGHT, ...odd })
    const [own] = (await ownSleep(database, ada.id, { days: 7 }, clock.now())).data
    const [night] = (await adas())?.sleep_data ?? []
    const { light, deep, rem } = own ? stageHours(own) : {}
    expect(night?.light_hours).toBeCloseTo(light ?? 0, 4)
    expect(night?.deep_hours).toBeCloseTo(deep ?? 0, 4)
    expect(night?.rem_hours).toBe(rem)
  })
})

it('has naps apart from nights, each by its beginning, one without a score without hours', async () => {
  const nap = { nap: true, total_slow_wave_sleep_time_milli: 0, total_rem_sleep_time_milli: 0 }
  const at = (hour: number) => ({ start_at: new Date(Date.parse(`${TODAY}T00:00:00Z`) + hour * HOUR_MS) })
  await club.addSleep(ada.id, TODAY, { ...nap, ...at(15), total_light_sleep_time_milli: 0.5 * HOUR_MS })
  await club.addSleep(ada.id, TODAY, { nap: true, ...at(11), score_state: 'PENDING_SCORE' })
  await club.addSleep(ada.id, YESTERDAY, { ...nap, ...at(-8), total_light_sleep_time_milli: HOUR_MS })
  const { naps, sleep_data } = (await adas()) ?? {}
  expect(sleep_data).toEqual([])
  expect(naps).toEqual([
    { date: YESTERDAY, hours: 1 },
    { date: TODAY, hours: null },
    { date: TODAY, hours: 0.5 },
  ])
})

it('has each workout of a day with its minutes in the zones, null where one is not known', async () => {
  const values = { strain: 9.5, kilojoule: 1500.25, average_heart_rate: 141, max_heart_rate: 188 }
  await club.addWorkout(ada.id, TODAY, {
    ...values,
    sport_name: 'running',
    distance_meter: 5012.5,
    start_at: new Date(`${TODAY}T20:00:00Z`),
    end_at: new Date(`${TODAY}T20:40:30Z`),
    zone_durations: { zone_zero_milli: 0, zone_one_milli: 90_000, zone_four_milli: 600_000.5 },
  })
  await club.addWorkout(ada.id, TODAY, {
    start_at: new Date(`${TODAY}T09:00:00Z`),
    end_at: new Date(`${TODAY}T10:45:00Z`),
    score_state: 'UNSCORABLE',
  })
  const nothing = { strain: null, kilojoule: null, average_heart_rate: null, max_heart_rate: null }
  expect((await adas())?.workouts).toEqual([
    {
      date: TODAY,
      sport: 'wrestling',
      minutes: 105,
      ...nothing,
      distance_meter: null,
      zone_minutes: [null, null, null, null, null, null],
    },
    {
      date: TODAY,
      sport: 'running',
      minutes: 40.5,
      ...values,
      distance_meter: 5012.5,
      zone_minutes: [0, 1.5, null, null, 600_000.5 / 60_000, null],
    },
  ])
})

it('has blood oxygen, skin temperature and the day’s energy, of the row whose scores are shown', async () => {
  await club.addRecovery(ada.id, TODAY, { recovery_score: 20, spo2_percentage: 91, skin_temp_celsius: 31 })
  await club.addRecovery(ada.id, TODAY, { recovery_score: 61, spo2_percentage: 96.5, skin_temp_celsius: 33.25 })
  await club.addCycle(ada.id, TODAY, { strain: 12.5, kilojoule: 9000.5, average_heart_rate: 70, max_heart_rate: 180 })
  await club.addCycle(ada.id, TODAY, { strain: null, kilojoule: 100 })
  const { recovery_data, activity_data } = (await adas()) ?? {}
  expect(recovery_data).toEqual([
    {
      date: TODAY,
      recovery_score: 61,
      resting_heart_rate: null,
      hrv_rmssd_milli: null,
      spo2_percentage: 96.5,
      skin_temp_celsius: 33.25,
      other_values: null,
    },
  ])
  expect(activity_data).toEqual([
    { date: TODAY, strain_score: 12.5, average_heart_rate: 70, max_heart_rate: 180, kilojoule: 9000.5 },
  ])
})

it('has of a series that is not wanted in full what the screens show, and no naps and workouts', async () => {
  await club.addSleep(ada.id, TODAY, NIGHT)
  await club.addRecovery(ada.id, TODAY, { spo2_percentage: 96.5 })
  const records = await adas(['sleep', 'naps'])
  expect(records?.sleep_data).toMatchObject([{ light_hours: 4 }])
  expect(records?.recovery_data).toEqual([
    { date: TODAY, recovery_score: null, resting_heart_rate: null, hrv_rmssd_milli: null },
  ])
  expect(records?.naps).toEqual([])
  expect(records).not.toHaveProperty('workouts')
  const [night] = (await adas([]))?.sleep_data ?? []
  expect(night).not.toHaveProperty('light_hours')
})

it('reads a series in full once, in whatever order it is asked for', async () => {
  await fill(ada.id, TODAY)
  const scope = await scopeOf(coach)
  const records = await scope.records(7, ['workouts', 'sleep'])
  expect(records[0]?.sleep_data).toHaveLength(1)
  expect(await scope.records(90, ['sleep', 'workouts'])).toBe(records)
  expect((await scope.records(7, ['sleep']))[0]?.sleep_data).toBe(records[0]?.sleep_data)
  expect((await scope.records(7))[0]?.recovery_data).toBe(records[0]?.recovery_data)
})

/** One record of each series. */
async function fill(athlete: string, date: string, row: { provider?: string } = {}) {
  await club.addRecovery(athlete, date, { recovery_score: 61, ...row })
  await club.addSleep(athlete, date, { ...NIGHT, ...row })
  await club.addSleep(athlete, date, { ...STAGES, nap: true, ...row })
  await club.addCycle(athlete, date, { strain: 12.5, ...row })
  await club.addWorkout(athlete, date, row)
}

const daysOf = (records: Awaited<ReturnType<typeof adas>>) => {
  const { recovery_data = [], sleep_data = [], activity_data = [], naps = [], workouts = [] } = records ?? {}
  return [recovery_data, sleep_data, activity_data, naps, workouts].map((series) => series.map(({ date }) => date))
}
const onEach = (...dates: string[]) => RECORD_SERIES.map(() => dates)

it('leaves out what another provider has measured', async () => {
  await club.link(ada.id, { provider: 'ring' })
  await fill(ada.id, YESTERDAY)
  await fill(ada.id, TODAY, { provider: 'ring' })
  expect(daysOf(await adas())).toEqual(onEach(TODAY))
})

it('ends with the athlete’s own today, and begins with the first day of the period', async () => {
  await club.link(ada.id, { timezone_offset: '+13:00' })
  for (const name of ['Ben', 'Cy'])
    await club.link(await club.addAthlete(name, team.id, null), { timezone_offset: '-05:00' })
  for (const date of ['2025-12-31', '2026-01-01', TODAY, '2026-04-01', '2026-04-02']) await fill(ada.id, date)
  expect(daysOf(await adas())).toEqual(onEach('2026-01-01', TODAY, '2026-04-01'))
})

it('has nothing that was deleted at the provider', async () => {
  const series = { user_id: ada.id, provider: 'whoop' }
  await club.addSleep(ada.id, TODAY, { ...NIGHT, provider_id: 'night' })
  await club.addSleep(ada.id, TODAY, { ...STAGES, nap: true, provider_id: 'nap' })
  await club.addRecovery(ada.id, TODAY, { recovery_score: 61, sleep_id: 'night' })
  await club.addWorkout(ada.id, TODAY, { provider_id: 'workout' })
  for (const id of ['night', 'nap']) await removeRecord(database, series, 'sleep', id)
  await removeRecord(database, series, 'workout', 'workout')
  expect(daysOf(await adas())).toEqual(onEach())
})

describe('who may ask', () => {
  let ben: TestPerson
  beforeEach(async () => {
    ben = await people.addAthlete([team], { first_name: 'Ben' })
    await fill(ada.id, TODAY)
    await fill(ben.id, YESTERDAY)
  })
  const seenBy = async (person: TestPerson) =>
    (await (await scopeOf(person)).records(90, RECORD_SERIES)).map((records) => [records.athlete_id, daysOf(records)])

  it('is a coach of the team and an administrator, about everybody', async () => {
    const everybody = [
      [ada.id, onEach(TODAY)],
      [ben.id, onEach(YESTERDAY)],
    ]
    expect(await seenBy(coach)).toEqual(everybody)
    expect(await seenBy(await people.addPerson('admin'))).toEqual(everybody)
  })

  it('is an athlete, about themselves alone', async () => {
    expect(await seenBy(ben)).toEqual([[ben.id, onEach(YESTERDAY)]])
  })

  it('is not a coach or an athlete of another team', async () => {
    const other = await people.addTeam('Others')
    for (const stranger of [await people.addCoach([other]), await people.addAthlete([other])])
      await expect(seenBy(stranger)).rejects.toMatchObject({ code: 'not_found' })
  })
})
