import { HEART_RATE_ZONES } from '@corner/contract/constants/heart-rate-zones.ts'
import { OTHER_VALUES } from '@corner/contract/constants/other-values.ts'
import type { CsvValue } from '@corner/contract/csv.ts'
import { MEASURE_GROUPS } from '@corner/contract/entities/record-sources.ts'
import { offsetMs } from '@corner/wearables/calendar.ts'

/** A row as the database gives it, of the person who asks. */
export type Row = Record<string, unknown>

/** How a table is exported: in JSON with all columns, in CSV with those that fit a cell. */
export interface ExportTable {
  /** Also the names of its two files. */
  name: string
  /** One line for README.txt, with the units. */
  about: string
  columns: readonly string[]
  /** Only in the JSON: the provider's own reply, and lists. */
  jsonOnly?: readonly string[]
  /** In the CSV in place of `jsonOnly`. */
  csvOnly?: Record<string, (row: Row) => CsvValue>
}

const ORIGIN = ['provider', 'provider_id', 'date']
const STAMPS = ['updated_at', 'stored_at', 'import_id']

/** The measurements, by the names of their tables. */
export const MEASUREMENT_TABLES = {
  recoveries: {
    name: 'recoveries',
    about:
      'One row a scored morning: recovery_score and spo2_percentage in percent, resting_heart_rate in beats a minute, hrv_rmssd_milli in milliseconds, skin_temp_celsius in degrees Celsius.',
    columns: [
      ...ORIGIN,
      'cycle_id',
      'sleep_id',
      'score_state',
      'user_calibrating',
      'recovery_score',
      'resting_heart_rate',
      'hrv_rmssd_milli',
      'spo2_percentage',
      'skin_temp_celsius',
      ...STAMPS,
    ],
    jsonOnly: ['other_values', 'raw'],
    csvOnly: Object.fromEntries(
      Object.keys(OTHER_VALUES).map((key) => [
        key,
        (row: Row) => (row.other_values as Record<string, number> | null)?.[key],
      ]),
    ),
  },
  sleeps: {
    name: 'sleeps',
    about:
      'One row a night or nap: times in bed and asleep in milliseconds, performance, consistency and efficiency in percent, respiratory_rate in breaths a minute.',
    columns: [
      ...ORIGIN,
      'cycle_id',
      'start_at',
      'end_at',
      'timezone_offset',
      'nap',
      'score_state',
      'total_in_bed_time_milli',
      'total_awake_time_milli',
      'total_no_data_time_milli',
      'total_light_sleep_time_milli',
      'total_slow_wave_sleep_time_milli',
      'total_rem_sleep_time_milli',
      'sleep_cycle_count',
      'disturbance_count',
      'sleep_need_milli',
      'respiratory_rate',
      'sleep_performance_percentage',
      'sleep_consistency_percentage',
      'sleep_efficiency_percentage',
      ...STAMPS,
    ],
    jsonOnly: ['raw'],
  },
  cycles: {
    name: 'cycles',
    about:
      'One row a day, from falling asleep to falling asleep: strain from 0 to 21, energy in kilojoule, heart rates in beats a minute.',
    columns: [
      ...ORIGIN,
      'start_at',
      'end_at',
      'timezone_offset',
      'score_state',
      'strain',
      'kilojoule',
      'average_heart_rate',
      'max_heart_rate',
      ...STAMPS,
    ],
    jsonOnly: ['raw'],
  },
  workouts: {
    name: 'workouts',
    about:
      'One row a training session: strain from 0 to 21, heart rates in beats a minute, energy in kilojoule, distances and altitude in metres, times in the heart rate zones in milliseconds.',
    columns: [
      ...ORIGIN,
      'start_at',
      'end_at',
      'timezone_offset',
      'sport_name',
      'score_state',
      'strain',
      'average_heart_rate',
      'max_heart_rate',
      'kilojoule',
      'percent_recorded',
      'distance_meter',
      'altitude_gain_meter',
      'altitude_change_meter',
      ...STAMPS,
    ],
    jsonOnly: ['zone_durations', 'raw'],
    csvOnly: Object.fromEntries(
      HEART_RATE_ZONES.map((zone) => [
        zone,
        (row: Row) => (row.zone_durations as Record<string, number> | null)?.[zone],
      ]),
    ),
  },
} as const satisfies Record<string, ExportTable>

export const BODY_MEASUREMENTS: ExportTable = {
  name: 'body_measurements',
  about: 'The body as the wearable knows it: height in metres, weight in kilograms, max_heart_rate in beats a minute.',
  columns: ['provider', 'height_meter', 'weight_kilogram', 'max_heart_rate', 'updated_at'],
  jsonOnly: ['raw'],
}

export const RECORD_SOURCES: ExportTable = {
  name: 'record_sources',
  about:
    'Of which days there are records of each maker, and for what you chose it: the first and last day with a recovery, a sleep, measures of the day, a workout. On each day the records of one maker count.',
  columns: ['provider', ...MEASURE_GROUPS.flatMap((group) => [`${group}_from`, `${group}_until`])],
  jsonOnly: ['chosen_for'],
  csvOnly: { chosen_for: ({ chosen_for }) => (chosen_for as string[]).join(' ') },
}

export const UNREADABLE_RECORDS: ExportTable = {
  name: 'unreadable_records',
  about:
    'Records that the wearable sent and that could not be read, so that they are in no other file: which field was wrong, and the beginning of the record as it came (in the JSON).',
  columns: ['provider', 'kind', 'provider_id', 'position', 'field', 'problem', 'first_seen', 'last_seen', 'times'],
  jsonOnly: ['raw'],
}

export const IMPORTS: ExportTable = {
  name: 'imports',
  about:
    'Files of makers that you brought in: whose, when, what came of it, how many records were there already, and the days that it covers. Records name it in import_id. The files themselves are not kept.',
  columns: [
    'id',
    'at',
    'provider',
    'file_kind',
    'state',
    'message',
    'owner_name',
    'owner_email',
    'already_there',
    'first_day',
    'last_day',
  ],
  jsonOnly: ['imported', 'skipped', 'not_comparable'],
}

export const WORDED_INSIGHTS: ExportTable = {
  name: 'ai_insights',
  about: 'What a language model wrote of your newest analysis, where the club has one: a sentence for each statement.',
  columns: ['worded_at'],
  jsonOnly: ['sentences'],
  csvOnly: { sentences: ({ sentences }) => (sentences as string[]).join(' ') },
}

export const AI_USAGE: ExportTable = {
  name: 'ai_usage',
  about:
    'How much your questions took of the language model in the last 40 days, where the club has one: tokens a day (UTC), and where prices are set what they cost, in millionths of a US dollar. The questions are not kept.',
  columns: ['day', 'tokens', 'cost_microdollars'],
}

export const MEMBERSHIPS: ExportTable = {
  name: 'memberships',
  about: 'The teams you belong to.',
  columns: ['team', 'organization', 'role', 'joined_at'],
}

export const INVITATIONS: ExportTable = {
  name: 'invitations',
  about: 'Invitations to your address that are still there, with the name that the club wrote.',
  columns: ['team', 'organization', 'role', 'first_name', 'last_name', 'created_at', 'expires_at'],
}

export const CONNECTIONS: ExportTable = {
  name: 'connections',
  about: 'The links to wearables, with the account there; without their keys, which open your account there.',
  columns: [
    'provider',
    'provider_user_id',
    'email',
    'first_name',
    'last_name',
    'status',
    'connected_at',
    'last_sync',
    'timezone_offset',
  ],
  jsonOnly: ['scopes'],
  csvOnly: { scopes: ({ scopes }) => (scopes as string[]).join(' ') },
}

export const SIGN_INS: ExportTable = {
  name: 'sign_ins',
  about: 'When you signed in, with which browser, when that was last used, and when and why it ended.',
  columns: ['created_at', 'device', 'last_used_at', 'ended_at', 'ended_reason'],
}

export const KNOWN_NETWORKS: ExportTable = {
  name: 'known_networks',
  about:
    'Networks from which you signed in within the last 90 days, so that others there cannot keep you out: a fingerprint that does not say which network it is, and when you last used Corner there.',
  columns: ['network', 'last_seen'],
}

export const AUDIT: ExportTable = {
  name: 'audit',
  about: 'What the log of the last 400 days says about you. Other people are "another user" in it.',
  columns: ['at', 'action', 'by', 'about'],
  jsonOnly: ['details'],
  csvOnly: { details: ({ details }) => JSON.stringify(details) },
}

/** A row of the JSON file: instants in UTC. @throws Error for a column that the query left out, which would look empty */
export function jsonRow({ name, columns, jsonOnly = [] }: ExportTable, row: Row): string {
  const unread = [...columns, ...jsonOnly].filter((column) => !(column in row))
  if (unread.length > 0) throw new Error(`${name}: not read from the database: ${unread.join(', ')}`)
  return JSON.stringify(Object.fromEntries([...columns, ...jsonOnly].map((column) => [column, row[column] ?? null])))
}

export function csvHead({ columns, csvOnly = {} }: ExportTable): string[] {
  return [...columns, ...Object.keys(csvOnly)]
}

/**
 * A row of the CSV file: times by the wearer's own clock, with the offset in a column of its own
 * (docs/reference/records.md#dates).
 */
export function csvRow({ columns, csvOnly = {} }: ExportTable, row: Row): CsvValue[] {
  const offset = typeof row.timezone_offset === 'string' && 'start_at' in row ? row.timezone_offset : undefined
  return [
    ...columns.map((column) => csvValue(column, row[column], offset)),
    ...Object.values(csvOnly).map((cellOf) => cellOf(row)),
  ]
}

function csvValue(column: string, value: unknown, offset: string | undefined): CsvValue {
  if (value instanceof Date) {
    const isLocal = offset !== undefined && (column === 'start_at' || column === 'end_at')
    return isLocal ? wallClock(value, offset) : value.toISOString()
  }
  // Otherwise a spreadsheet would take it for a formula.
  if (column === 'timezone_offset') return `UTC${String(value)}`
  return value as CsvValue
}

/** `2026-03-01 06:52:10`. */
function wallClock(instant: Date, offset: string): string {
  return new Date(instant.getTime() + offsetMs(offset)).toISOString().slice(0, 19).replace('T', ' ')
}
