import { expect, it } from 'vitest'
import { readFiles } from '../../export-files/changed-files-for-tests.ts'
import { garminExport } from './garmin-export.ts'
import { activityFile, RUN, read } from './rows-for-tests.ts'

it('converts an activity: centimetres, kilojoules as they are, seven zones to six', async () => {
  const { workouts } = await read(activityFile(RUN, { ...RUN, activityId: 124, activityType: { typeKey: 'other' } }))
  expect(workouts).toMatchObject([
    {
      provider_id: 'export:workout:123',
      start_at: new Date('2026-07-20T16:00:00Z'),
      end_at: new Date('2026-07-20T17:00:00Z'),
      timezone_offset: '+02:00',
      sport_name: 'trail running',
      strain: null,
      average_heart_rate: 151,
      max_heart_rate: 182,
      kilojoule: 3012.48,
      distance_meter: 12_345,
      altitude_gain_meter: 456,
      zone_durations: { zone_zero_milli: 60_000, zone_one_milli: 600_000, zone_five_milli: 150_000 },
    },
    { sport_name: 'activity' },
  ])
})

it('takes in no zones that add up to more than the activity, nor a multisport activity beside its parts', async () => {
  const { records, skipped } = await readFiles(
    garminExport,
    activityFile(
      { ...RUN, hrTimeInZone_1: 9_000_000 },
      { ...RUN, activityId: 200, activityType: 'multi_sport' },
      { ...RUN, activityId: 201, parentId: 200 },
      { ...RUN, activityId: 0 },
      { ...RUN, activityId: 5, beginTimestamp: Date.parse('2027-01-01') },
    ),
  )
  expect(records.workouts.map(({ provider_id }) => provider_id)).toEqual(['export:workout:123', 'export:workout:201'])
  expect(records.workouts[0]?.zone_durations).toBeNull()
  expect(skipped).toEqual([
    { what: 'multisport workouts', why: 'Their parts are taken in, each by itself', count: 1 },
    { what: 'workouts', why: 'They have no number, start or length', count: 1 },
    { what: 'workouts', why: 'They lie in the future', count: 1 },
  ])
})
