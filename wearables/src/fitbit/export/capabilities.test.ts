import { OTHER_VALUES } from '@corner/contract/constants/other-values.ts'
import { expect, it } from 'vitest'
import { readFiles } from '../../export-files/changed-files-for-tests.ts'
import { filledFields, filledOtherValues } from '../../export-files/filled-fields-for-tests.ts'
import { measuresOf } from '../../measures.ts'
import { FITBIT_EXPORT_CAPABILITIES } from './capabilities.ts'
import { fitbitExport } from './fitbit-export.ts'
import { fitbitSample } from './sample-export.ts'

const { delivers, otherValues } = FITBIT_EXPORT_CAPABILITIES
/** A night without stages, a breathing rate without a night, and a workout of the newer list: what the sample has not. */
const MORE = {
  'Takeout/Fitbit/Global Export Data/sleep-2024-01-01.json': JSON.stringify([
    { logId: 1, startTime: '2024-01-01T23:00:00', endTime: '2024-01-02T07:00:00', minutesAsleep: 400 },
  ]),
  'Takeout/Fitbit/Heart Rate Variability/Daily Respiratory Rate Summary - 2024-02-01.csv':
    'timestamp,daily_respiratory_rate\n2024-02-01T00:00:00,15',
}
const read = async () =>
  (await readFiles(fitbitExport, { ...Object.fromEntries(fitbitSample({ years: 0.05 })), ...MORE })).records

it.each(['cycle', 'sleep', 'recovery', 'workout'] as const)(
  'the declaration of a %s names just what the export fills',
  async (kind) => {
    expect([...delivers[kind]].sort()).toEqual(filledFields(await read(), kind))
  },
)

it('names just the other values that it fills, and Fitbit’s own scores among them', async () => {
  const filled = filledOtherValues(await read())
  expect([...(otherValues ?? [])].sort()).toEqual(filled)
  const own = Object.entries(OTHER_VALUES).filter(([, value]) => 'provider' in value && value.provider === 'fitbit')
  expect(filled).toEqual(expect.arrayContaining(own.map(([key]) => key)))
})

it('has no recovery of 0 to 100 %, no strain, and no zones', () => {
  expect(measuresOf(FITBIT_EXPORT_CAPABILITIES)).toEqual([
    'hrv_rmssd',
    'resting_heart_rate',
    'respiratory_rate',
    'spo2',
    'skin_temperature',
    'sleep_duration',
    'sleep_stages',
    'workouts',
  ])
})
