interface Column {
  /** English first, then other languages and older layouts that have been seen (docs/reference/other-wearables.md#headers). */
  headers: readonly string[]
  /** Range of plausible numbers. Wide: it is meant to catch a shifted column, not an unusual heart. */
  range?: readonly [number, number]
}

const PERCENT = [0, 100] as const
const BPM = [0, 300] as const
const MINUTES = [0, 10_000] as const // a week
const STRAIN = [0, 21] as const

/**
 * Every column that Corner reads. `Sleep debt` and others are kept only in `raw`; the journal's columns are listed to
 * recognise the file.
 */
export const COLUMNS = {
  cycle_start: { headers: ['Cycle start time', 'Startzeit des Zyklus'] },
  cycle_end: { headers: ['Cycle end time', 'Endzeit des Zyklus'] },
  timezone: { headers: ['Cycle timezone', 'Zeitzone des Zyklus'] },
  recovery_score: { headers: ['Recovery score %', 'Erholungswert %'], range: PERCENT },
  resting_heart_rate: {
    headers: ['Resting heart rate (bpm)', 'Ruheherzfrequenz (Schläge pro Minute)'],
    range: BPM,
  },
  hrv: {
    headers: ['Heart rate variability (ms)', 'HRV (ms)', 'Herzfrequenzvariabilität (ms)'],
    range: [0, 1000],
  },
  skin_temp_celsius: { headers: ['Skin temp (celsius)', 'Hauttemperatur (Celsius)'], range: [0, 60] },
  skin_temp_fahrenheit: { headers: ['Skin temp (F)', 'Skin temp (fahrenheit)'], range: [32, 140] },
  blood_oxygen: { headers: ['Blood oxygen %', 'Blutsauerstoff %'], range: PERCENT },
  day_strain: { headers: ['Day Strain', 'Tagesbelastung'], range: STRAIN },
  energy_kcal: { headers: ['Energy burned (cal)', 'Verbrannte Energie (cal)'], range: [0, 100_000] },
  max_heart_rate: { headers: ['Max HR (bpm)', 'Max HF (Schläge pro Minute)'], range: BPM },
  average_heart_rate: { headers: ['Average HR (bpm)', 'Durchschnittliche HF (Schläge pro Minute)'], range: BPM },
  sleep_onset: { headers: ['Sleep onset', 'Beginn des Schlafs'] },
  wake_onset: { headers: ['Wake onset', 'Beginn des Aufwachens'] },
  sleep_performance: { headers: ['Sleep performance %', 'Schlafleistung %'], range: PERCENT },
  respiratory_rate: { headers: ['Respiratory rate (rpm)', 'Atemfrequenz (Atemzüge/Min.)'], range: [0, 100] },
  in_bed_min: { headers: ['In bed duration (min)', 'Dauer im Bett (Min.)'], range: MINUTES },
  light_min: { headers: ['Light sleep duration (min)', 'Dauer des Leichtschlafs (Min.)'], range: MINUTES },
  deep_min: { headers: ['Deep (SWS) duration (min)', 'Dauer des Tiefschlafs (Min.)'], range: MINUTES },
  rem_min: { headers: ['REM duration (min)', 'Dauer des REM-Schlafs (Min.)'], range: MINUTES },
  awake_min: { headers: ['Awake duration (min)', 'Dauer des Aufwachens (Min.)'], range: MINUTES },
  sleep_need_min: { headers: ['Sleep need (min)'], range: MINUTES },
  sleep_efficiency: { headers: ['Sleep efficiency %', 'Schlafeffizienz %'], range: PERCENT },
  sleep_consistency: { headers: ['Sleep consistency %'], range: PERCENT },
  nap: { headers: ['Nap'] },
  workout_start: { headers: ['Workout start time', 'Startzeit des Trainings'] },
  workout_end: { headers: ['Workout end time'] },
  workout_min: { headers: ['Duration (min)', 'Dauer (Min.)'], range: MINUTES },
  activity: { headers: ['Activity name', 'Name der Aktivität'] },
  activity_strain: { headers: ['Activity Strain', 'Aktivitätsbelastung'], range: STRAIN },
  zone_one: { headers: ['HR Zone 1 %'], range: PERCENT },
  zone_two: { headers: ['HR Zone 2 %'], range: PERCENT },
  zone_three: { headers: ['HR Zone 3 %'], range: PERCENT },
  zone_four: { headers: ['HR Zone 4 %'], range: PERCENT },
  zone_five: { headers: ['HR Zone 5 %'], range: PERCENT },
  distance_meter: { headers: ['Distance (meters)'], range: [0, 10_000_000] },
  altitude_gain_meter: { headers: ['Altitude gain (meters)'], range: [0, 100_000] },
  altitude_change_meter: { headers: ['Altitude change (meters)'], range: [-100_000, 100_000] },
  journal_question: { headers: ['Question text'] },
} as const satisfies Record<string, Column>

export type ColumnName = keyof typeof COLUMNS
export type NumberColumn = { [C in ColumnName]: (typeof COLUMNS)[C] extends { range: unknown } ? C : never }[ColumnName]

const NAME_OF = new Map(
  (Object.keys(COLUMNS) as ColumnName[]).flatMap((name) =>
    COLUMNS[name].headers.map((header) => [plain(header), name] as const),
  ),
)

/**
 * The column for a header, ignoring case, spelling and punctuation (`recovery_score_%`). undefined: not a column that
 * Corner reads.
 */
export function findColumn(header: string): ColumnName | undefined {
  return NAME_OF.get(plain(header))
}

function plain(header: string): string {
  return header
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

export type TableKind = 'cycles' | 'sleeps' | 'workouts' | 'journal'

/** The kind of file, judged by its headers. undefined: not one of the export's files, or in an unknown language. */
export function findTableKind(columns: ReadonlySet<ColumnName>): TableKind | undefined {
  if (columns.has('journal_question')) return 'journal'
  if (!columns.has('cycle_start') || !columns.has('timezone')) return undefined
  if (columns.has('workout_start')) return 'workouts'
  if (columns.has('recovery_score') || columns.has('day_strain')) return 'cycles'
  return columns.has('sleep_onset') && columns.has('wake_onset') ? 'sleeps' : undefined
}
