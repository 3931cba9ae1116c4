import { expect, it } from 'vitest'
import { readFiles } from '../../export-files/changed-files-for-tests.ts'
import { garminExport } from './garmin-export.ts'
import { activityFile, DAY, dayFile, healthFile, NIGHT, RUN, read, sleepFile, WELLNESS } from './rows-for-tests.ts'

it('maps a night: stages in milliseconds, the wake day by the local end, scores under their own names', async () => {
  const health = {
    calendarDate: '2026-07-20',
    metrics: [
      { type: 'HRV', value: 61, status: 'ONBOARDING', baselineLowerLimit: 0.0 },
      { type: 'HR', value: 52, status: 'IN_RANGE' },
      { type: 'SPO2', value: 0, status: 'UNKNOWN' },
      { type: 'SKIN_TEMP_C', value: 0, status: 'IN_RANGE' },
      { type: 'RESPIRATION', status: 'UNKNOWN' },
    ],
  }
  const battery = { bodyBattery: { bodyBatteryStatList: [{ bodyBatteryStatType: 'HIGHEST', statsValue: 91 }] } }
  const { cycles, sleeps, recoveries } = await read({
    ...sleepFile(NIGHT),
    ...healthFile(health),
    ...dayFile({ ...DAY, ...battery }),
  })
  expect(sleeps).toMatchObject([
    {
      provider_id: 'export:sleep:2026-07-20',
      cycle_id: 'export:day:2026-07-20',
      timezone_offset: '+02:00',
      total_in_bed_time_milli: 8 * 3_600_000,
      total_light_sleep_time_milli: 16_200_000,
      total_slow_wave_sleep_time_milli: 5_400_000,
      total_rem_sleep_time_milli: 6_000_000,
      total_awake_time_milli: 1_200_000,
      total_no_data_time_milli: 0,
      respiratory_rate: 14.2,
      sleep_efficiency_percentage: (27_600 / 28_800) * 100,
      sleep_performance_percentage: null,
    },
  ])
  expect(recoveries).toMatchObject([
    {
      recovery_score: null,
      resting_heart_rate: 47,
      hrv_rmssd_milli: 61,
      spo2_percentage: 95,
      skin_temp_celsius: null,
      other_values: {
        skin_temp_deviation_celsius: 0,
        sleeping_heart_rate: 52,
        garmin_sleep_score: 82,
        garmin_body_battery: 91,
      },
    },
  ])
  expect(cycles).toMatchObject([{ strain: null, kilojoule: 2500 * 4.184 }])
})

it('keeps the length of a night without times among the other values, and makes up no times', async () => {
  const { sleepStartTimestampGMT: _, sleepEndTimestampGMT: __, ...timeless } = NIGHT
  const { cycles, sleeps, recoveries } = await read({ ...sleepFile(timeless), ...dayFile(DAY) })
  expect(sleeps).toEqual([])
  expect(recoveries[0]).toMatchObject({
    sleep_id: null,
    other_values: { sleep_duration_milli: 27_600_000, respiratory_rate: 14.2, garmin_sleep_score: 82 },
  })
  expect(cycles[0]?.start_at).toEqual(new Date('2026-07-19T22:00:00Z'))
})

it('takes a 0, or -1, where there is no such value, for none', async () => {
  const { recoveries, workouts } = await read({
    ...sleepFile({ ...NIGHT, remSleepSeconds: undefined, averageRespiration: 0, sleepScores: { overallScore: 0 } }),
    ...dayFile({ ...DAY, restingHeartRate: 0 }),
    ...healthFile({ calendarDate: '2026-07-20', metrics: [{ type: 'HRV', value: 0, status: 'UNKNOWN' }] }),
    ...activityFile({ ...RUN, avgHr: 0, maxHr: null, distance: 0, calories: 0, elevationGain: -1, hrTimeInZone_0: -1 }),
  })
  expect(recoveries[0]).toMatchObject({ resting_heart_rate: null, hrv_rmssd_milli: null, spo2_percentage: 95 })
  expect(recoveries[0]?.other_values).toBeNull()
  expect(workouts[0]).toMatchObject({
    average_heart_rate: null,
    max_heart_rate: null,
    distance_meter: null,
    kilojoule: null,
    altitude_gain_meter: null,
  })
})

it('says which nights it leaves out, and why', async () => {
  const { records, skipped } = await readFiles(garminExport, {
    ...sleepFile(
      NIGHT,
      { ...NIGHT, calendarDate: '2026-07-19', sleepWindowConfirmationType: 'OFF_WRIST' },
      { ...NIGHT, calendarDate: '2026-07-18', sleepWindowConfirmationType: 'UNCONFIRMED' },
      { ...NIGHT, calendarDate: '2026-07-17', deepSleepSeconds: 0, lightSleepSeconds: null, remSleepSeconds: 0 },
      { ...NIGHT, calendarDate: '2026-07-31', sleepEndTimestampGMT: '2026-07-31T05:30:00.0' },
      { ...NIGHT, calendarDate: '2026-07-14', deepSleepSeconds: 90, lightSleepSeconds: 270, remSleepSeconds: 100 },
      {
        calendarDate: '2026-07-16',
        retro: true,
        napList: [{ napStartTimestampGMT: '2027-01-01T00:00:00.0', napEndTimestampGMT: '2027-01-01T00:25:00.0' }],
      },
    ),
    ...dayFile(DAY, { calendarDate: '2026-07-15', totalKilocalories: 2100 }, { totalSteps: 1 }),
  })
  expect(records.sleeps).toHaveLength(1)
  expect(skipped).toEqual([
    { what: 'days', why: 'Nothing of the night was measured', count: 1 },
    { what: 'entries about days', why: 'They name no day', count: 1 },
    { what: 'naps', why: 'They lie in the future', count: 1 },
    { what: 'nights', why: 'Garmin had measured no sleep in them', count: 1 },
    { what: 'nights', why: 'Garmin had not confirmed them', count: 1 },
    { what: 'nights', why: 'The watch was not worn', count: 1 },
    { what: 'nights', why: 'Their stages do not fit their length', count: 1 },
    { what: 'nights and days', why: 'They lie in the future', count: 1 },
  ])
})

it('takes the newest file of two about the same night', async () => {
  const older = { [`${WELLNESS}/2026-04-01_2026-07-20_1_sleepData.json`]: JSON.stringify([NIGHT]) }
  const newer = {
    [`${WELLNESS}/2026-07-01_2026-07-27_1_sleepData.json`]: JSON.stringify([{ ...NIGHT, deepSleepSeconds: 7200 }]),
  }
  for (const files of [
    { ...older, ...newer },
    { ...newer, ...older },
  ])
    expect((await read(files)).sleeps.map((sleep) => sleep.total_slow_wave_sleep_time_milli)).toEqual([7_200_000])
})

it('reads naps beside the night', async () => {
  const napList = [
    { napTimeSec: 1500, napStartTimestampGMT: '2026-07-20T12:00:00.0', napEndTimestampGMT: '2026-07-20T12:25:00.0' },
    { napStartTimestampGMT: null },
  ]
  const { sleeps } = await read({ ...sleepFile({ ...NIGHT, napList }), ...dayFile(DAY) })
  expect(
    sleeps.map(({ provider_id, nap, total_in_bed_time_milli }) => [provider_id, nap, total_in_bed_time_milli]),
  ).toEqual([
    ['export:sleep:2026-07-20', false, 8 * 3_600_000],
    ['export:nap:2026-07-20T14:00', true, 1_500_000],
  ])
})

it.each([
  ['the clock change, on waking', '2026-03-29', '2026-03-28T23:00:00.0', '2026-03-29T22:00:00.0', '+02:00'],
  ['a flight east, after waking', '2026-05-02', '2026-05-02T04:00:00.0', '2026-05-02T22:00:00.0', '-04:00'],
])('knows where the athlete was: %s', async (_, day, startsGmt, endsGmt, offset) => {
  const { sleeps } = await read({
    ...sleepFile({
      ...NIGHT,
      calendarDate: day,
      sleepStartTimestampGMT: `${day}T04:00:00.0`,
      sleepEndTimestampGMT: `${day}T12:00:00.0`,
    }),
    ...dayFile({
      ...DAY,
      calendarDate: day,
      wellnessStartTimeGmt: startsGmt,
      wellnessStartTimeLocal: `${day}T00:00:00.0`,
      wellnessEndTimeGmt: endsGmt,
      wellnessEndTimeLocal: new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 21),
    }),
  })
  expect(sleeps.map(({ timezone_offset }) => timezone_offset)).toEqual([offset])
})

it('takes the offset of the days around, then the athlete’s, for a night without one', async () => {
  const auckland = {
    ...NIGHT,
    calendarDate: '2026-07-22',
    sleepStartTimestampGMT: '2026-07-21T11:00:00.0',
    sleepEndTimestampGMT: '2026-07-21T18:30:00.0',
  }
  const there = {
    ...RUN,
    beginTimestamp: Date.parse('2026-07-20T04:00:00Z'),
    startTimeLocal: Date.parse('2026-07-20T16:00:00Z'),
  }
  const near = await read({ ...sleepFile(auckland), ...activityFile(there) })
  expect(near.sleeps.map(({ timezone_offset }) => timezone_offset)).toEqual(['+12:00'])
  const alone = await read(sleepFile(NIGHT))
  expect(alone.sleeps.map(({ timezone_offset }) => timezone_offset)).toEqual(['+01:00'])
})
