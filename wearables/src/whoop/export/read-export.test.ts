import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ExportRefused } from '../../own-export/export-refused.ts'
import { readExport } from './read-export.ts'
import {
  bytes,
  CONCERT,
  CYCLE_HEADERS,
  csv,
  ENDED_CYCLE,
  GPS_HEADERS,
  NAP,
  NIGHT,
  OPEN_CYCLE,
  RUN,
  SLEEP_HEADERS,
  SLEEPLESS_CYCLE,
  UNSCORED_WORKOUT,
  WHOLE_EXPORT,
  WORKOUT_HEADERS,
  zip,
} from './sample-export.ts'

const NOW = new Date('2026-07-28T12:00:00Z')
const cyclesOf = (...rows: string[]) =>
  readExport(bytes(csv(CYCLE_HEADERS, ...rows)), NOW, 'physiological_cycles.csv').records
const workoutsOf = (...rows: string[]) =>
  readExport(bytes(csv(WORKOUT_HEADERS, ...rows)), NOW, 'workouts.csv').records.workouts
function refusalOf(read: () => unknown): ExportRefused {
  try {
    read()
  } catch (error) {
    if (error instanceof ExportRefused) return error
    throw error
  }
  throw new Error('was not refused')
}

it('reads a whole export, each night once', () => {
  const { records, ignored_files } = readExport(zip(WHOLE_EXPORT), NOW)
  expect(records.cycles).toHaveLength(3)
  expect(records.recoveries).toHaveLength(2)
  expect(records.workouts).toHaveLength(3)
  expect(records.sleeps.map(({ provider_id, nap }) => [provider_id, nap])).toEqual([
    ['export:sleep:2026-07-26T13:00Z', true],
    ['export:sleep:2026-07-25T23:10Z', false],
    ['export:sleep:2026-07-26T23:52Z', false],
  ])
  expect(ignored_files).toEqual([])
  expect(JSON.stringify(records)).not.toContain('secret')
})

it('reads local times less their own offset, and kilocalories as kilojoules', () => {
  const [cycle] = cyclesOf(ENDED_CYCLE).cycles
  expect(cycle).toMatchObject({
    provider_id: 'export:cycle:2026-07-25T23:10Z',
    start_at: new Date('2026-07-25T23:10:39Z'),
    end_at: new Date('2026-07-26T22:52:10Z'),
    updated_at: new Date('2026-07-26T22:52:10Z'),
    timezone_offset: '+01:00',
    score_state: 'SCORED',
    strain: 17.8,
    average_heart_rate: 75,
    max_heart_rate: 183,
    raw: { 'Cycle timezone': 'UTC+01:00', 'Sleep debt (min)': '49' },
  })
  expect(cycle?.kilojoule).toBeCloseTo(11_401.4, 1)
})

it('keeps the last cycle open: its score is pending, its recovery is there', () => {
  const { cycles, recoveries } = cyclesOf(OPEN_CYCLE)
  expect(cycles[0]).toMatchObject({
    end_at: null,
    score_state: 'PENDING_SCORE',
    strain: null,
    timezone_offset: '+00:00',
  })
  expect(recoveries[0]).toMatchObject({
    provider_id: 'export:cycle:2026-07-26T23:52Z',
    cycle_id: 'export:cycle:2026-07-26T23:52Z',
    sleep_id: 'export:sleep:2026-07-26T23:52Z',
    score_state: 'SCORED',
    recovery_score: 41,
    resting_heart_rate: 59,
    hrv_rmssd_milli: 42,
    spo2_percentage: 97.47,
    skin_temp_celsius: 33.82,
  })
})

it('creates no recovery and no sleep for a row without them', () => {
  expect(cyclesOf(SLEEPLESS_CYCLE)).toMatchObject({
    cycles: [{ strain: 4.2 }],
    recoveries: [],
    sleeps: [],
    workouts: [],
  })
})

it('reads minutes as milliseconds, and leaves what the export does not count empty', () => {
  const { sleeps } = readExport(bytes(csv(SLEEP_HEADERS, NAP, NIGHT)), NOW, 'sleeps.csv').records
  expect(sleeps[1]).toMatchObject({
    cycle_id: 'export:cycle:2026-07-25T23:10Z',
    nap: false,
    total_in_bed_time_milli: 449 * 60_000,
    total_light_sleep_time_milli: 239 * 60_000,
    total_slow_wave_sleep_time_milli: 110 * 60_000,
    total_rem_sleep_time_milli: 78 * 60_000,
    total_awake_time_milli: 22 * 60_000,
    sleep_need_milli: 508 * 60_000,
    sleep_efficiency_percentage: 95,
    disturbance_count: null,
  })
  expect(sleeps[0]).toMatchObject({ nap: true, sleep_performance_percentage: null, total_rem_sleep_time_milli: 0 })
})

it('counts the time outside the five zones as zone zero', () => {
  const [run, concert] = workoutsOf(RUN, CONCERT)
  const runMs = (44 * 60 + 53) * 1000
  expect(run).toMatchObject({
    provider_id: 'export:workout:2026-01-27T19:54Z:running',
    sport_name: 'running',
    strain: 14.6,
  })
  expect(run?.zone_durations?.zone_four_milli).toBe(Math.round(0.47 * runMs))
  expect(concert?.zone_durations).toEqual({
    zone_zero_milli: 0.78 * 180 * 60_000,
    zone_one_milli: 0.22 * 180 * 60_000,
    zone_two_milli: 0,
    zone_three_milli: 0,
    zone_four_milli: 0,
    zone_five_milli: 0,
  })
  const sum = Object.values(run?.zone_durations ?? {}).reduce((a, b) => a + b, 0)
  expect(sum).toBe(runMs)
})

it('has no zone zero where rounding makes the five exceed the whole', () => {
  const [run] = workoutsOf(RUN.replace('9,9,29,47,5', '10,10,30,47,5'))
  expect(run?.zone_durations?.zone_zero_milli).toBe(0)
})

it('keeps a workout without score', () => {
  expect(workoutsOf(UNSCORED_WORKOUT)[0]).toMatchObject({
    sport_name: 'activity',
    score_state: 'UNSCORABLE',
    strain: null,
    zone_durations: null,
  })
})

it('reads distance and altitude where workouts have them', () => {
  const { workouts } = readExport(bytes(csv(GPS_HEADERS, `${RUN},5120.5,44,-3`)), NOW, 'w.csv').records
  expect(workouts[0]).toMatchObject({ distance_meter: 5120.5, altitude_gain_meter: 44, altitude_change_meter: -3 })
})

it.each([
  ['a byte order mark and CRLF', `\uFEFF${csv(CYCLE_HEADERS, ENDED_CYCLE).replaceAll('\n', '\r\n')}`],
  [
    'headers in snake_case and decimals',
    csv(CYCLE_HEADERS.toLowerCase().replaceAll(' ', '_'), ENDED_CYCLE.replace('76,53', '76.0,53.0')),
  ],
  [
    'dates saved again by a spreadsheet',
    csv(
      CYCLE_HEADERS,
      ENDED_CYCLE.replace('2026-07-26 23:52:10', '7/26/2026 11:52:10 PM').replaceAll(
        '2026-07-26 00:10:39',
        '7/26/26 0:10',
      ),
    ),
  ],
  ['blank lines and rows at the end', `${csv(CYCLE_HEADERS, ENDED_CYCLE)}\n${','.repeat(25)}\n`],
  ['the row twice', csv(CYCLE_HEADERS, ENDED_CYCLE, ENDED_CYCLE)],
])('reads the same from a file with %s', (_what, text) => {
  const [expected] = cyclesOf(ENDED_CYCLE).recoveries
  const { recoveries, cycles } = readExport(bytes(text), NOW, 'copy.csv').records
  expect(recoveries).toEqual([{ ...expected, raw: expect.anything() }])
  expect(cycles[0]?.end_at).toEqual(new Date('2026-07-26T22:52:10Z'))
})

it('takes the ended cycle when two exports are pasted together', () => {
  const open = ENDED_CYCLE.replace('2026-07-26 23:52:10', '').replace('17.8,2725,183,75', ',,,')
  for (const rows of [
    [open, ENDED_CYCLE],
    [ENDED_CYCLE, open],
  ])
    expect(cyclesOf(...rows).cycles).toMatchObject([{ strain: 17.8 }])
})

const GERMAN_CYCLES =
  'Startzeit des Zyklus,Endzeit des Zyklus,Zeitzone des Zyklus,Erholungswert %,Ruheherzfrequenz (Schläge pro Minute),Herzfrequenzvariabilität (ms),Hauttemperatur (Celsius),Blutsauerstoff %,Tagesbelastung,Verbrannte Energie (cal),Max HF (Schläge pro Minute),Durchschnittliche HF (Schläge pro Minute),Beginn des Schlafs,Beginn des Aufwachens,Schlafleistung %,Atemfrequenz (Atemzüge/Min.),Schlafdauer (Min.),Dauer im Bett (Min.),Dauer des Leichtschlafs (Min.),Dauer des Tiefschlafs (Min.),Dauer des REM-Schlafs (Min.),Dauer des Aufwachens (Min.),Schlafbedarf,Schlafschuld,Schlafeffizienz %,Konsistenz'

it('reads a German export; of sleeps whose nap column it does not know, the longest of a cycle is the night', () => {
  const sleepHeaders = [
    ...GERMAN_CYCLES.split(',').slice(0, 3),
    ...GERMAN_CYCLES.split(',').slice(12),
    'Kurzschlaf',
  ].join(',')
  const workoutHeaders =
    'Startzeit des Zyklus,Endzeit des Zyklus,Zeitzone des Zyklus,Startzeit des Trainings,Ende,Dauer (Min.),Name der Aktivität,Aktivitätsbelastung,Verbrannte Energie (cal),Max HF (Schläge pro Minute),Durchschnittliche HF (Schläge pro Minute),Z1,Z2,Z3,Z4,Z5,GPS'
  const { records } = readExport(
    zip({
      'meine_daten/physiologische_zyklen.csv': csv(GERMAN_CYCLES, ENDED_CYCLE),
      'meine_daten/Schlaf.csv': csv(sleepHeaders, NAP, NIGHT),
      'meine_daten/Trainings.csv': csv(workoutHeaders, RUN),
      'meine_daten/logbuch_eintraege.csv': 'Startzeit,Frage\n"',
    }),
    NOW,
  )
  expect(records.cycles[0]).toMatchObject({ strain: 17.8, max_heart_rate: 183 })
  expect(records.recoveries[0]).toMatchObject({ recovery_score: 76, hrv_rmssd_milli: 54 })
  expect(records.sleeps.map(({ nap }) => nap)).toEqual([true, false])
  expect(records.workouts[0]).toMatchObject({
    strain: 14.6,
    end_at: new Date('2026-01-27T20:38:00Z'),
    zone_durations: null,
  })
})

it('names the headers of a language it does not know', () => {
  const spanish = csv('Hora de inicio del ciclo,Hora de fin', '2026-01-01 00:00:00,')
  const files = { 'physiological_cycles.csv': spanish, 'sleeps.csv': csv(SLEEP_HEADERS, NIGHT) }
  expect(refusalOf(() => readExport(zip(files), NOW)).message).toMatch(
    /^physiological_cycles\.csv, line 1: .*‘Hora de inicio del ciclo’, ‘Hora de fin’/,
  )
})

it.each([
  [8, '‘h8’. It reads'],
  [9, '‘h8’ and 1 more. It reads'],
  [12, '‘h8’ and 4 more. It reads'],
])('names eight of %i headers that it does not know, and counts the others', (count, end) => {
  const headers = Array.from({ length: count }, (_, i) => `h${i + 1}`).join(',')
  const files = { 'physiological_cycles.csv': csv(headers, '1,2'), 'sleeps.csv': csv(SLEEP_HEADERS, NIGHT) }
  expect(refusalOf(() => readExport(zip(files), NOW)).message).toContain(end)
})

it('skips a CSV that is not WHOOP’s, and says so', () => {
  const { records, ignored_files } = readExport(zip({ ...WHOLE_EXPORT, 'shopping.csv': 'milk,bread\n1,2\n' }), NOW)
  expect(records.cycles).toHaveLength(3)
  expect(ignored_files).toEqual(['shopping.csv'])
})

it.each([
  ['76,53,54', 'abc,53,54', 'Recovery score %', '‘abc’ is not a number from 0 to 100'],
  ['76,53,54', '101,53,54', 'Recovery score %', '‘101’ is not a number from 0 to 100'],
  ['17.8', '21.1', 'Day Strain', '‘21.1’ is not a number from 0 to 21'],
  ['17.8', '-1', 'Day Strain', '‘-1’ is not a number from 0 to 21'],
  ['17.8', '=1+1', 'Day Strain', '‘=1+1’ is not a number from 0 to 21'],
  ['UTC+01:00', 'Berlin', 'Cycle timezone', '‘Berlin’ is not a time zone like UTC-05:00'],
  ['UTC+01:00', '', 'Cycle timezone', 'is blank'],
  ['2026-07-26 00:10:39,', ',', 'Cycle start time', 'is blank'],
  [
    '2026-07-26 00:10:39,',
    '2026-02-30 00:10:39,',
    'Cycle start time',
    '‘2026-02-30 00:10:39’ is not a date and time like 2024-11-21 03:10:47',
  ],
  ['2026-07-26 23:52:10', '2026-07-25 23:52:10', 'Cycle end time', 'the end lies before the start'],
])('refuses %s → %s, naming line and column', (was, is, column, what) => {
  const file = csv(CYCLE_HEADERS, OPEN_CYCLE, ENDED_CYCLE.replace(was, is))
  const refusal = refusalOf(() => readExport(zip({ ...WHOLE_EXPORT, 'physiological_cycles.csv': file }), NOW))
  expect(refusal).toMatchObject({ file: 'physiological_cycles.csv', line: 3, column })
  expect(refusal.message).toBe(`physiological_cycles.csv, line 3, column ‘${column}’: ${what}`)
})

it('counts lines as an editor does, across line breaks in a cell', () => {
  const text = csv(WORKOUT_HEADERS, RUN.replace('Running', '"Run\nwith Ben"'), '', CONCERT.replace('8.5', 'x'))
  expect(refusalOf(() => readExport(bytes(text), NOW, 'workouts.csv'))).toMatchObject({
    line: 5,
    column: 'Activity Strain',
  })
})

it.each([
  ['nothing', new Uint8Array(), /is empty/],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff]), /not a text file/],
  ['NUL', bytes(csv(WORKOUT_HEADERS, RUN.replace('Running', 'Run\0'))), /not a text file/],
  ['a letter', bytes('Dear WHOOP\n'), /‘Dear WHOOP’/],
  ['a row cut off', bytes(csv(CYCLE_HEADERS, ENDED_CYCLE.slice(0, 100))), /line 2: \d+ values stand under 26 headers/],
  ['an open quotation mark', bytes(csv(CYCLE_HEADERS, `"${ENDED_CYCLE}`)), /quotation mark/],
  ['a column twice', bytes(csv(`${CYCLE_HEADERS},HRV (ms)`, `${ENDED_CYCLE},1`)), /column ‘HRV \(ms\)’: stands twice/],
  ['an endless row', bytes('x,'.repeat(1_000_000)), /quotation mark/],
  ['too many rows', bytes(`a\n${'1\n'.repeat(20_001)}`), /more than 20000 rows/],
  ['a zip without an export', zip({ 'readme.txt': 'hello' }), /no WHOOP export/],
  ['a journal alone', zip({ 'a.csv': 'Question text,Notes\nx,y\n' }), /no WHOOP export/],
])('refuses %s', (_what, upload, sentence) => {
  expect(refusalOf(() => readExport(upload, NOW, 'upload')).message).toMatch(sentence)
})

it('takes the name of a sport up to a length', () => {
  const named = (length: number) => workoutsOf(RUN.replace('Running', 'R'.repeat(length)))
  expect(named(100)).toMatchObject([{ sport_name: 'r'.repeat(100) }])
  expect(refusalOf(() => named(101)).message).toMatch(/column ‘Activity name’: ‘.*’ is longer than 100 characters$/)
})

/** Runs on one day, a minute apart. */
const runsOf = (day: string, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const clock = `${day} 12:${String(i % 60).padStart(2, '0')}`
    return `${day} 00:42:55,,UTCZ,${clock}:00,${clock}:30,1,Running ${i},1,1,180,150,9,9,29,47,5,false`
  })

it('refuses a day with too many workouts, counted over all files, and names it', () => {
  const files = (second: string[]) =>
    zip({
      'workouts.csv': csv(WORKOUT_HEADERS, ...runsOf('2026-03-09', 2), ...runsOf('2026-03-10', 50)),
      'more.csv': csv(WORKOUT_HEADERS, ...second),
    })
  expect(readExport(files(runsOf('2026-03-11', 50)), NOW).records.workouts).toHaveLength(102)
  const withYoga = files(runsOf('2026-03-10', 1).map((row) => row.replace('Running', 'Yoga')))
  expect(refusalOf(() => readExport(withYoga, NOW)).message).toBe(
    'workouts.csv: 2026-03-10 has 51 workouts; a day may have up to 50',
  )
})

it('refuses more rows than ten years have, over all files', () => {
  const rows = `${'1\n'.repeat(13_500)}`
  const files = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`other-${i}.csv`, `a\n${rows}`]))
  const sentence = 'The files of this export have more than 40000 rows together'
  expect(refusalOf(() => readExport(zip({ ...WHOLE_EXPORT, ...files(3) }), NOW)).message).toBe(sentence)
  expect(readExport(zip({ ...WHOLE_EXPORT, ...files(2) }), NOW).ignored_files).toHaveLength(2)
})

it('throws nothing but ExportRefused, whatever the bytes', () => {
  const onlyRefuses = (upload: Uint8Array) => {
    try {
      readExport(upload, NOW)
    } catch (error) {
      expect(error).toBeInstanceOf(ExportRefused)
    }
  }
  const whole = zip(WHOLE_EXPORT)
  const damaged = fc
    .array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 })
    .map((flips) => {
      const copy = whole.slice()
      for (const [at, byte] of flips) copy[at] = byte
      return copy
    })
  const cells = fc.array(fc.oneof(fc.string(), fc.constantFrom('', '"', ',', '\n', '1/2/26 7:05', 'UTCZ', '1e5')), {
    maxLength: 30,
  })
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), onlyRefuses))
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (tail) => onlyRefuses(new Uint8Array([0x50, 0x4b, 3, 4, ...tail]))),
  )
  fc.assert(fc.property(damaged, onlyRefuses), { numRuns: 300 })
  fc.assert(fc.property(fc.nat(whole.length), (end) => onlyRefuses(whole.subarray(0, end))))
  fc.assert(fc.property(cells, (row) => onlyRefuses(bytes(`${CYCLE_HEADERS}\n${row.join(',')}`))))
  fc.assert(
    fc.property(
      fc.constantFrom(ENDED_CYCLE, OPEN_CYCLE),
      fc.nat(25),
      fc.string({ unit: 'binary' }),
      (row, at, cell) => {
        const changed = row.split(',').with(at, `"${cell.toWellFormed().replaceAll('"', '""')}"`)
        onlyRefuses(bytes(csv(CYCLE_HEADERS, changed.join(','))))
      },
    ),
  )
})

const SWAPPED = 'which is in the future. Check the year, or whether day and month are swapped.'
const nightOf = (day: string) => NIGHT.replaceAll('2026-07-26', day)

it.each([
  ['a slipped year', '2027-07-26', 'starts on Jul 26, 2027'],
  ['days and months swapped', '12/3/2026', 'starts on Dec 3, 2026'],
])('refuses a cycle in the future: %s', (_, day, start) => {
  const refusal = refusalOf(() => cyclesOf(ENDED_CYCLE, SLEEPLESS_CYCLE.replaceAll('2024-07-29', day)))
  expect(refusal.message).toBe(`physiological_cycles.csv, line 3, column ‘Cycle start time’: ${start}, ${SWAPPED}`)
})

it('refuses the whole zip for a sleep or workout that starts or ends in the future', () => {
  const sleepsOf = (...rows: string[]) => readExport(bytes(csv(SLEEP_HEADERS, ...rows)), NOW, 'sleeps.csv')
  expect(refusalOf(() => sleepsOf(NAP, nightOf('2026-11-26'))).message).toMatch(
    /^sleeps\.csv, line 3, column ‘Sleep onset’: starts on Nov 26, 2026, which is in the future/,
  )
  expect(refusalOf(() => sleepsOf(NIGHT.replace(',2026-07-26 07:39:40', ',2027-07-26 07:39:40'))).message).toMatch(
    /line 2, column ‘Wake onset’: ends on Jul 26, 2027, which is in the future/,
  )
  const workouts = csv(WORKOUT_HEADERS, RUN, RUN.replaceAll('2026-01-27', '2081-01-27'))
  expect(refusalOf(() => readExport(zip({ ...WHOLE_EXPORT, 'workouts.csv': workouts }), NOW)).message).toMatch(
    /^workouts\.csv, line 3, column ‘Workout start time’: starts on Jan 27, 2081, which is in the future/,
  )
})

it('takes what starts within a day from now: a clock or an offset may be wrong by hours', () => {
  const startOf = (time: string) =>
    cyclesOf(
      SLEEPLESS_CYCLE.replace('2024-07-29 00:00:00', time).replace(/2024-07-29 23:39:57,UTC\+01:00/, ',UTC-05:00'),
    ).cycles
  expect(startOf('2026-07-29 07:00:00')).toHaveLength(1)
  expect(() => startOf('2026-07-29 07:00:01')).toThrow(ExportRefused)
})

it('refuses a record from before WHOOP was founded', () => {
  expect(() => cyclesOf(OPEN_CYCLE.replaceAll('2026-07', '2011-07'))).toThrow(/is not a date and time/)
})
