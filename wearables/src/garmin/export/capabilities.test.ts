import { OTHER_VALUES } from '@corner/contract/constants/other-values.ts'
import { expect, it } from 'vitest'
import { readFiles } from '../../export-files/changed-files-for-tests.ts'
import { filledFields, filledOtherValues } from '../../export-files/filled-fields-for-tests.ts'
import { measuresOf } from '../../measures.ts'
import { GARMIN_EXPORT_CAPABILITIES } from './capabilities.ts'
import { garminExport } from './garmin-export.ts'
import { garminSample } from './sample-export.ts'

const { delivers, otherValues } = GARMIN_EXPORT_CAPABILITIES
const DAY = '2026-07-20'
/** A night without times, and a temperature that is no deviation: what the sample has not. */
const MORE = {
  '2026-07-28_a_sleepData.json': JSON.stringify([
    { calendarDate: '2024-01-01', deepSleepSeconds: 7000, averageRespiration: 14 },
  ]),
  '2026-07-28_a_healthStatusData.json': JSON.stringify([
    { calendarDate: DAY, metrics: [{ type: 'SKIN_TEMP_C', value: 33.5, status: 'IN_RANGE' }] },
  ]),
}
const read = async () =>
  (await readFiles(garminExport, { ...Object.fromEntries(garminSample({ years: 0.05 })), ...MORE })).records

it.each(['cycle', 'sleep', 'recovery', 'workout'] as const)(
  'the declaration of a %s names just what the export fills',
  async (kind) => {
    expect([...delivers[kind]].sort()).toEqual(filledFields(await read(), kind))
  },
)

it('names just the other values that it fills, and Garmin’s own scores among them', async () => {
  const filled = filledOtherValues(await read())
  expect([...(otherValues ?? [])].sort()).toEqual(filled)
  const own = Object.entries(OTHER_VALUES).filter(([, value]) => 'provider' in value && value.provider === 'garmin')
  expect(filled).toEqual(expect.arrayContaining(own.map(([key]) => key)))
})

it('has no recovery of 0 to 100 %, and no strain', () => {
  expect(measuresOf(GARMIN_EXPORT_CAPABILITIES)).toEqual([
    'hrv_rmssd',
    'resting_heart_rate',
    'respiratory_rate',
    'spo2',
    'skin_temperature',
    'sleep_duration',
    'sleep_stages',
    'workouts',
    'heart_rate_zones',
  ])
})
