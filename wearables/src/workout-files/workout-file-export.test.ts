import { expect, it } from 'vitest'
import { entryOf } from '../export-files/entry-for-tests.ts'
import { ACTIVITY, FILE_ID, fit, fitTime, GPX, POINT, RUN_MESSAGES, SESSION, TCX, ZONES } from './sample-files.ts'
import { workoutFileExport } from './workout-file-export.ts'

const READING = { now: new Date('2026-11-29T15:00:00Z'), timezoneOffset: '-05:00' }
const read = (content: string | Uint8Array, path: string) => workoutFileExport.read([entryOf(content, path)], READING)
const workoutOf = async (content: string | Uint8Array, path = 'run.fit') =>
  (await read(content, path)).records.workouts[0]
/** A session with other values in some fields. */
const session = (changed: Record<number, number>) => ({
  ...SESSION,
  fields: SESSION.fields.map(([number, type, value]) => [number, type, changed[number] ?? value] as const),
})

it('reads a FIT file: times, offset, sport, heart rate, energy, distance, climb and its zones', async () => {
  const { records, files, owner } = await read(fit(RUN_MESSAGES), 'Activities/run.fit')
  expect(records.workouts).toEqual([
    {
      provider_id: 'export:workout:2026-11-28T23:10Z:trail running',
      updated_at: new Date('2026-11-29T00:00:00.500Z'),
      raw: expect.any(Object),
      start_at: new Date('2026-11-28T23:10:00Z'),
      end_at: new Date('2026-11-29T00:00:00.500Z'),
      timezone_offset: '-06:00',
      sport_name: 'trail running',
      score_state: 'SCORED',
      strain: null,
      percent_recorded: null,
      altitude_change_meter: null,
      average_heart_rate: 152,
      max_heart_rate: 181,
      kilojoule: 500 * 4.184,
      distance_meter: 8046.72,
      altitude_gain_meter: 120,
      zone_durations: {
        zone_zero_milli: 26_937,
        zone_one_milli: 56_818,
        zone_two_milli: 497_946,
        zone_three_milli: 1_819_387,
        zone_four_milli: 549_458,
        zone_five_milli: 40_000 + 9_954,
      },
    },
  ])
  expect([files, owner]).toEqual([{ cycles: null, sleeps: null, workouts: 'run.fit' }, null])
})

it('reads a FIT file in the other order of bytes, and two that stand one behind the other', async () => {
  const little = await workoutOf(fit(RUN_MESSAGES))
  expect(await workoutOf(fit(RUN_MESSAGES, { bigEndian: true }))).toEqual(little)
  const later = fit([FILE_ID, session({ 2: fitTime('2026-11-28T08:00:00Z'), 253: fitTime('2026-11-28T09:00:00Z') })])
  const both = await read(Buffer.concat([fit(RUN_MESSAGES), later]), 'two.fit')
  expect(both.records.workouts).toEqual([
    little,
    expect.objectContaining({ zone_durations: null, timezone_offset: '-05:00' }),
  ])
})

it('reads each session of a triathlon, with its own zones', async () => {
  const ride = session({ 254: 1, 2: fitTime('2026-11-28T22:00:00Z'), 5: 2, 6: 0 })
  const zonesOfRide = {
    message: 216,
    fields: [
      [0, 'uint16', 18],
      [1, 'uint16', 1],
      [2, 'uint32', [1, 2, 3, 4, 5]],
    ] as const,
  }
  const { records } = await read(fit([FILE_ID, zonesOfRide, ZONES, SESSION, ride, ACTIVITY]), 'tri.fit')
  expect(
    records.workouts.map(({ sport_name, zone_durations }) => [sport_name, zone_durations?.zone_one_milli]),
  ).toEqual([
    ['trail running', 56_818],
    ['cycling', 1],
  ])
})

it('takes what a device left empty, and a 0 that was not measured, for no value', async () => {
  const empty = await workoutOf(fit([FILE_ID, session({ 9: 0, 11: 0xffff, 16: 0xff, 17: 0, 22: 0xffff })]))
  expect(empty).toMatchObject({
    score_state: 'UNSCORABLE',
    average_heart_rate: null,
    max_heart_rate: null,
    kilojoule: null,
    distance_meter: null,
    altitude_gain_meter: null,
    zone_durations: null,
  })
})

it.each([
  [5.5 * 3600, '+05:30'],
  [-3600 - 20, '-01:00'],
  [40 * 3600, '-05:00'],
])('reads a local time of %s seconds as the offset %s', async (ahead, offset) => {
  const end = fitTime('2026-11-29T00:00:00Z')
  const activity = {
    message: 34,
    fields: [
      [253, 'uint32', end],
      [5, 'uint32', end + ahead],
    ] as const,
  }
  expect(await workoutOf(fit([FILE_ID, SESSION, activity]))).toMatchObject({ timezone_offset: offset })
})

it('reads a TCX file: laps together, the climb without trembling', async () => {
  expect(await workoutOf(TCX, 'run.tcx')).toMatchObject({
    provider_id: 'export:workout:2026-11-28T17:10Z:running',
    start_at: new Date('2026-11-28T17:10:00Z'),
    end_at: new Date('2026-11-28T17:41:00Z'),
    timezone_offset: '-05:00',
    average_heart_rate: 145,
    max_heart_rate: 180,
    kilojoule: 450 * 4.184,
    distance_meter: 6000.5,
    altitude_gain_meter: 16,
    zone_durations: null,
  })
})

it('averages the points of a TCX file whose laps tell no average', async () => {
  const bare = TCX.replace(/<AverageHeartRateBpm>.*?<\/AverageHeartRateBpm>/g, '')
  expect(await workoutOf(bare, 'run.tcx')).toMatchObject({ average_heart_rate: 98, max_heart_rate: 180 })
})

it('reads a GPX file: the distance of its segments, not what lies between them', async () => {
  const run = await workoutOf(GPX, 'run.gpx')
  expect(run).toMatchObject({
    start_at: new Date('2026-11-28T17:10:00Z'),
    end_at: new Date('2026-11-28T17:50:00Z'),
    sport_name: 'trail running',
    average_heart_rate: 150,
    max_heart_rate: 180,
    kilojoule: null,
    altitude_gain_meter: 6,
  })
  expect(run?.distance_meter).toBeCloseTo(1112, 0)
})

it('keeps no place, name, note or number of a device', async () => {
  const files = [entryOf(fit(RUN_MESSAGES), 'a.fit'), entryOf(TCX, 'secret.tcx'), entryOf(GPX, 'b.gpx')]
  const { records } = await workoutFileExport.read(files, READING)
  expect(records.workouts).toHaveLength(3)
  const text = JSON.stringify(records)
  for (const private_ of ['secret', '41.', '87.', '500912345', '1045612345', '3616916681'])
    expect(text).not.toContain(private_)
})

it('tells of several files which it could not read, and takes in the others, each training once', async () => {
  const course = { message: 0, fields: [[0, 'enum', 6]] as const }
  const { records, skipped } = await workoutFileExport.read(
    [
      entryOf('hello', 'note.txt'),
      entryOf(fit(RUN_MESSAGES).subarray(0, 90), 'cut.fit'),
      entryOf(fit([course, SESSION]), 'course.fit'),
      entryOf(fit([FILE_ID, session({ 2: fitTime('2027-01-01T00:00:00Z') })]), 'ahead.fit'),
      entryOf(fit([FILE_ID, POINT, ZONES]), 'no-session.fit'),
      entryOf(fit(RUN_MESSAGES), 'a.fit'),
      entryOf(fit(RUN_MESSAGES), 'copy of a.fit'),
    ],
    READING,
  )
  expect(records.workouts).toHaveLength(1)
  expect(skipped).toEqual([
    { what: 'files', why: 'is no FIT, TCX or GPX file', count: 1 },
    { what: 'files', why: 'is damaged or cut off; download it again', count: 1 },
    { what: 'files', why: 'holds no recorded training', count: 2 },
    { what: 'files', why: 'lies in the future', count: 1 },
  ])
})

it.each([
  [['a.fit'], true],
  [['Trainings/a.FIT', 'Trainings/b.tcx', '__MACOSX/Trainings/._a.FIT', 'Trainings/'], true],
  [['a.gpx', 'export.xml'], false],
  [['apple_health_export/export.xml', 'apple_health_export/workout-routes/route.gpx'], false],
  [[], false],
])('says whether %s are its files: %s', (paths, isOurs) => {
  expect(workoutFileExport.isOurs(paths, new Uint8Array())).toBe(isOurs)
})

it('knows a file by its beginning, whatever its name', async () => {
  for (const [content, name] of [
    [fit(RUN_MESSAGES), 'download'],
    [TCX, 'a.xml'],
    [GPX, 'a.txt'],
  ] as const) {
    expect(workoutFileExport.isOurs([name], Buffer.from(content).subarray(0, 512))).toBe(true)
    expect((await read(content, name)).records.workouts).toHaveLength(1)
  }
  expect(workoutFileExport.isOurs(['a.xml'], Buffer.from('<HealthData>'))).toBe(false)
})
