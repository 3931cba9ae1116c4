import { expect, it } from 'vitest'
import { readFiles } from '../../export-files/changed-files-for-tests.ts'
import { fitbitExport } from './fitbit-export.ts'
import { LOG, logs, ROOT, read, table } from './rows-for-tests.ts'

it('takes one source for each measure: the older files before those that Google has added', async () => {
  const rhr = (value: object) => ({
    [`${ROOT}/Global Export Data/resting_heart_rate-2026-07-01.json`]: JSON.stringify([
      { dateTime: '07/20/26 00:00:00', value },
    ]),
  })
  const newer = {
    ...table(
      'Physical Activity_GoogleData/daily_resting_heart_rate.csv',
      'timestamp,beats per minute,data source',
      '2026-07-20T00:00:00Z,60,Fitbit Air',
      '2026-07-20T00:00:00Z,90,Apple Health Health Kit',
    ),
    ...table(
      'Physical Activity_GoogleData/daily_heart_rate_variability.csv',
      'timestamp,average heart rate variability milliseconds',
      '2026-07-20T00:00:00Z,99',
      '2026-07-21T00:00:00Z,41',
    ),
  }
  const hrv = table(
    'Heart Rate Variability/Daily Heart Rate Variability Summary - 2026-07-(20).csv',
    'timestamp,rmssd,nremhr,entropy',
    '2026-07-20T00:00:00,44.5,55,3',
  )
  const both = await read({ ...newer, ...hrv, ...rhr({ date: '07/20/26', value: 54.5, error: 6 }) })
  expect(both.recoveries).toMatchObject([
    { resting_heart_rate: 54.5, hrv_rmssd_milli: 44.5 },
    { resting_heart_rate: null, hrv_rmssd_milli: 41 },
  ])
  const padded = await read({ ...newer, ...rhr({ date: null, value: 0, error: 0 }) })
  expect(padded.recoveries[0]).toMatchObject({ resting_heart_rate: 60, hrv_rmssd_milli: 99 })
})

it('takes a value of 0 or none for none, and makes no night of it', async () => {
  const { records } = await readFiles(fitbitExport, {
    ...logs({ ...LOG, efficiency: 0, timeInBed: null }),
    ...table(
      'Oxygen Saturation (SpO2)/Daily SpO2 - 2026-07-01-2026-07-20.csv',
      'timestamp,average_value',
      '2026-07-20T00:00:00Z,0.0',
    ),
    ...table(
      'Heart Rate Variability/Daily Respiratory Rate Summary - 2026-07-20.csv',
      'timestamp,daily_respiratory_rate',
      '2026-07-20T00:00:00,',
      '2026-07-21T00:00:00,15.5',
    ),
    ...table(
      'Sleep Score/sleep_score.csv',
      'sleep_log_entry_id,timestamp,overall_score',
      '44000000001,2026-07-20T07:30:30Z,',
    ),
  })
  expect(records.sleeps[0]).toMatchObject({
    sleep_efficiency_percentage: null,
    total_in_bed_time_milli: null,
    respiratory_rate: null,
  })
  expect(records.recoveries).toMatchObject([{ spo2_percentage: null, other_values: { respiratory_rate: 15.5 } }])
})
