import { expect, it } from 'vitest'
import { wakeDay } from '../calendar.ts'
import { entryOf } from '../export-files/entry-for-tests.ts'
import { appleExport } from './apple-export.ts'
import { healthData, MEASURED, NIGHT, OLD_RIDE, PATH, PHONE, RUN, sample, sleep, WHOLE } from './sample-export.ts'

const NOW = new Date('2026-11-29T15:00:00Z')
const READING = { now: NOW, timezoneOffset: '+00:00' }
const read = (elements: readonly string[]) => appleExport.read([entryOf(healthData(elements), PATH)], READING)
const MINUTE_MS = 60_000

it('reads a night with its stages, its day and what was measured in it', async () => {
  const { records, files, owner, skipped } = await read(WHOLE)
  expect(records.sleeps).toEqual([
    expect.objectContaining({
      provider_id: 'export:sleep:2026-11-28T05:00Z',
      cycle_id: 'export:cycle:2026-11-28T05:00Z',
      start_at: new Date('2026-11-28T05:00:00Z'),
      end_at: new Date('2026-11-28T12:30:00Z'),
      timezone_offset: '-06:00',
      nap: false,
      total_in_bed_time_milli: 450 * MINUTE_MS,
      total_light_sleep_time_milli: 240 * MINUTE_MS,
      total_slow_wave_sleep_time_milli: 60 * MINUTE_MS,
      total_rem_sleep_time_milli: 120 * MINUTE_MS,
      total_awake_time_milli: 15 * MINUTE_MS,
      total_no_data_time_milli: 15 * MINUTE_MS,
      respiratory_rate: 14.5,
    }),
  ])
  expect(records.sleeps[0]?.sleep_efficiency_percentage).toBeCloseTo(93.33, 2)
  expect(records.cycles).toMatchObject([
    { provider_id: 'export:cycle:2026-11-28T05:00Z', end_at: null, strain: null, kilojoule: null },
  ])
  expect(records.recoveries).toMatchObject([
    {
      cycle_id: 'export:cycle:2026-11-28T05:00Z',
      sleep_id: 'export:sleep:2026-11-28T05:00Z',
      recovery_score: null,
      hrv_rmssd_milli: 44,
      resting_heart_rate: 51,
      spo2_percentage: 97,
      other_values: { hrv_sdnn_milli: 70 },
    },
  ])
  expect(files).toEqual({ cycles: 'export.xml', sleeps: 'export.xml', workouts: 'export.xml' })
  expect([owner, skipped]).toEqual([null, []])
})

it('reads workouts with statistics, and those that have attributes in their place', async () => {
  const { records } = await read([RUN, OLD_RIDE])
  const [ride, run] = records.workouts
  expect(run).toMatchObject({
    provider_id: 'export:workout:2026-11-28T23:10Z:running',
    sport_name: 'running',
    timezone_offset: '-06:00',
    start_at: new Date('2026-11-28T23:10:00Z'),
    end_at: new Date('2026-11-29T00:00:00Z'),
    average_heart_rate: 152.5,
    max_heart_rate: 181,
    strain: null,
    zone_durations: null,
    score_state: 'SCORED',
  })
  expect(run?.kilojoule).toBeCloseTo(2092, 6)
  expect(run?.distance_meter).toBeCloseTo(8046.72, 6)
  expect(run?.altitude_gain_meter).toBeCloseTo(9.18, 6)
  expect(ride).toMatchObject({
    sport_name: 'cycling',
    timezone_offset: '+02:00',
    distance_meter: 20500,
    max_heart_rate: null,
  })
  expect(ride?.kilojoule).toBeCloseTo(1673.6, 6)
})

it('takes the zone of the record before the offset in its times', async () => {
  const there = { zone: 'Asia/Tokyo' }
  const { records } = await read([sleep('AsleepCore', '2026-11-27 08:00:00 -0600', '2026-11-27 15:00:00 -0600', there)])
  expect(records.sleeps).toMatchObject([{ timezone_offset: '+09:00', nap: false }])
  expect(records.sleeps.map(wakeDay)).toEqual(['2026-11-28'])
})

it('keeps neither a word nor a number of what it does not read', async () => {
  const text = JSON.stringify(await read(WHOLE))
  for (const unread of ['secret', 'degF', 'route', 'DateOfBirth', '"61"', '2001-02-03'])
    expect(text).not.toContain(unread)
})

it('takes one source for a night: the watch before the phone before other apps', async () => {
  const others = [PHONE, 'Sleep App'].flatMap((source) => [
    sleep('InBed', '2026-11-27 22:30:00 -0600', '2026-11-28 07:00:00 -0600', { source }),
    sleep('AsleepUnspecified', '2026-11-27 22:45:00 -0600', '2026-11-28 06:50:00 -0600', { source }),
  ])
  const { records, skipped } = await read([...others, ...NIGHT])
  expect(records.sleeps).toMatchObject([
    { raw: { source: "Ada's Apple Watch" }, total_in_bed_time_milli: 450 * MINUTE_MS },
  ])
  expect(skipped).toEqual([{ what: 'sleeps', why: 'another device or app recorded the same night', count: 2 }])
  const withoutWatch = await read(others)
  expect(withoutWatch.records.sleeps).toMatchObject([{ raw: { source: PHONE } }])
})

it('leaves out a watch that ran out of power after an hour, where another source saw the night', async () => {
  const { records } = await read([
    sleep('AsleepCore', '2026-11-27 23:00:00 -0600', '2026-11-28 00:00:00 -0600'),
    sleep('AsleepUnspecified', '2026-11-27 23:00:00 -0600', '2026-11-28 06:00:00 -0600', { source: 'Ring' }),
  ])
  expect(records.sleeps).toMatchObject([{ raw: { source: 'Ring' } }])
})

it('keeps time asleep of a night without stages, and none for time in bed alone', async () => {
  const asleep = await read([
    sleep('Asleep', '2019-03-01 23:00:00 +0100', '2019-03-02 03:00:00 +0100'),
    sleep('Asleep', '2019-03-02 03:30:00 +0100', '2019-03-02 07:00:00 +0100'),
  ])
  expect(asleep.records.sleeps).toMatchObject([
    { total_rem_sleep_time_milli: null, total_light_sleep_time_milli: null, total_awake_time_milli: 30 * MINUTE_MS },
  ])
  expect(asleep.records.recoveries).toMatchObject([{ other_values: { sleep_duration_milli: 450 * MINUTE_MS } }])
  const inBed = await read([
    sleep('InBed', '2019-03-01 23:00:00 +0100', '2019-03-02 07:00:00 +0100', { source: PHONE }),
  ])
  expect(inBed.records.sleeps).toMatchObject([
    { total_in_bed_time_milli: 480 * MINUTE_MS, total_awake_time_milli: null, sleep_efficiency_percentage: null },
  ])
  expect(inBed.records.recoveries).toEqual([])
})

it('joins pieces up to 90 minutes apart, and takes later ones for a second night of the same day', async () => {
  const nightUntil = sleep('AsleepCore', '2026-11-27 22:00:00 -0600', '2026-11-28 02:00:00 -0600')
  const from = (start: string) => sleep('AsleepCore', `2026-11-28 ${start} -0600`, '2026-11-28 07:00:00 -0600')
  expect((await read([nightUntil, from('03:30:00')])).records.sleeps).toHaveLength(1)
  const { records } = await read([nightUntil, from('03:30:01')])
  expect(records.sleeps).toMatchObject([
    { nap: false, cycle_id: 'export:cycle:2026-11-28T04:00Z' },
    { nap: false, cycle_id: 'export:cycle:2026-11-28T04:00Z' },
  ])
  expect(records.cycles).toHaveLength(1)
})

it.each([
  ['2026-11-28 14:00:00 -0600', '2026-11-28 14:40:00 -0600', true],
  ['2026-11-28 10:00:00 -0600', '2026-11-28 13:00:00 -0600', false],
  ['2026-11-28 03:00:00 -0600', '2026-11-28 05:00:00 -0600', false],
])('reads a sleep from %s to %s as a nap: %s', async (start, end, nap) => {
  const { records } = await read([sleep('AsleepCore', start, end)])
  expect(records.sleeps).toMatchObject([{ nap, cycle_id: nap ? null : expect.any(String) }])
})

it('takes SDNN of the watch alone: apps write rMSSD there', async () => {
  const { records, skipped } = await read([
    ...NIGHT,
    sample('HeartRateVariabilitySDNN', 95, 'ms', '2026-11-28 00:10:00 -0600', 'Ring'),
    sample('HeartRateVariabilitySDNN', 90, 'ms', '2026-11-28 00:10:00 -0600', PHONE),
  ])
  expect(records.recoveries).toEqual([])
  expect(skipped).toEqual([
    { what: 'HRV values', why: 'apps other than the watch write rMSSD where Apple means SDNN', count: 2 },
  ])
})

it('keeps the resting heart rate of a day without a night, on that day', async () => {
  const { records } = await read([sample('RestingHeartRate', 55, 'count/min', '2026-11-20 00:04:00 -0600')])
  expect(records.cycles).toMatchObject([
    { start_at: new Date('2026-11-20T06:00:00Z'), end_at: new Date('2026-11-21T06:00:00Z'), timezone_offset: '-06:00' },
  ])
  expect(records.recoveries).toMatchObject([{ sleep_id: null, resting_heart_rate: 55, other_values: null }])
})

it('takes the last resting heart rate that the watch wrote for a day', async () => {
  const { records } = await read([
    ...NIGHT,
    sample('RestingHeartRate', 44, 'count/min', '2026-11-28 20:00:00 -0600', 'Ring'),
    sample('RestingHeartRate', 53, 'count/min', '2026-11-28 09:00:00 -0600'),
    sample('RestingHeartRate', 52, 'count/min', '2026-11-28 21:00:00 -0600'),
  ])
  expect(records.recoveries).toMatchObject([{ resting_heart_rate: 52 }])
})

it('ends a day as the next night begins, or after 24 hours where none was measured', async () => {
  const night = (day: string, next: string) => sleep('AsleepCore', `${day} 23:00:00 +0000`, `${next} 06:00:00 +0000`)
  const { records } = await read([
    night('2026-11-01', '2026-11-02'),
    night('2026-11-02', '2026-11-03'),
    night('2026-11-10', '2026-11-11'),
  ])
  expect(records.cycles.map(({ end_at }) => end_at?.toISOString())).toEqual([
    '2026-11-02T23:00:00.000Z',
    '2026-11-03T23:00:00.000Z',
    '2026-11-11T23:00:00.000Z',
  ])
})

it('counts a training once that two apps wrote, and keeps two trainings of one app', async () => {
  const copy = RUN.replaceAll("Ada's Apple Watch", 'Route Diary')
    .replace(/device="[^"]*"/, '')
    .replace('17:10:00', '17:12:31')
  const { records, skipped } = await read([copy, RUN, RUN.replaceAll('2026-11-28 1', '2026-11-27 1')])
  expect(records.workouts.map(({ raw }) => raw)).toMatchObject([
    { source: "Ada's Apple Watch" },
    { source: "Ada's Apple Watch" },
  ])
  expect(skipped).toEqual([{ what: 'workouts', why: 'another device or app recorded the same training', count: 1 }])
})

it('skips with a reason what lies in the future, cannot be read, or has no place', async () => {
  const { records, skipped } = await read([
    ...NIGHT,
    ...MEASURED,
    sample('OxygenSaturation', 97, '%', '2026-11-28 03:00:00 -0600'),
    sample('RespiratoryRate', 14, 'per minute', '2026-11-28 03:00:00 -0600'),
    sample('HeartRateVariabilitySDNN', 'NaN', 'ms', '2026-11-28 03:00:00 -0600'),
    sample('RestingHeartRate', 50, 'count/min', '28.11.2026 03:00'),
    sleep('AsleepSideways', '2026-11-28 03:00:00 -0600', '2026-11-28 03:10:00 -0600'),
    sample('RestingHeartRate', 50, 'count/min', '2027-01-01 03:00:00 -0600'),
    sample('BodyMass', 70, 'kg', '2026-11-28 07:00:00 -0600'),
    sample('AppleSleepingWristTemperature', 35.7, 'degC', '2026-11-28 03:00:00 -0600'),
  ])
  expect(records.recoveries).toMatchObject([{ resting_heart_rate: 51, spo2_percentage: 97 }])
  expect(skipped.map(({ what, count }) => [what, count])).toEqual([
    ['records', 1],
    ['records', 5],
    ['weights', 1],
    ['wrist temperatures', 1],
  ])
})

it('gives the same records for the same file again, and more of the same for a longer one', async () => {
  const [once, again] = [await read(WHOLE), await read(WHOLE)]
  expect(again).toEqual(once)
  const longer = await read([...WHOLE, sleep('AsleepCore', '2026-11-28 23:10:00 -0600', '2026-11-29 06:00:00 -0600')])
  expect(longer.records.sleeps.slice(0, 1)).toEqual(once.records.sleeps)
})

it('reports progress up to the whole', async () => {
  const shares: number[] = []
  const entry = entryOf(healthData(WHOLE), 'export.xml', 1000)
  await appleExport.read([entry], { ...READING, onProgress: (share) => shares.push(share) })
  expect(shares.length).toBeGreaterThan(3)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBe(1)
})
