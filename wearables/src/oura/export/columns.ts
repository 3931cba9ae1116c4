import { baseName } from '../../export-files/base-name.ts'

/** The files of Oura's export that Corner reads, and of each the columns; others (tags, women's health) are never unpacked. */
export const FILES = {
  sleep: [
    'id',
    'day',
    'type',
    'bedtime_start',
    'bedtime_end',
    'time_in_bed',
    'total_sleep_duration',
    'awake_time',
    'light_sleep_duration',
    'deep_sleep_duration',
    'rem_sleep_duration',
    'efficiency',
    'average_breath',
    'average_heart_rate',
    'lowest_heart_rate',
    'average_hrv',
  ],
  readiness: ['day', 'score', 'temperature_deviation'],
  scores: ['day', 'score'],
  spo2: ['day', 'spo2_percentage'],
  activities: ['day', 'total_calories'],
  workouts: ['id', 'day', 'activity', 'start_datetime', 'end_datetime', 'calories', 'distance'],
} as const

export type OuraFile = keyof typeof FILES

const NAMES: Record<string, OuraFile> = {
  sleepmodel: 'sleep',
  dailyreadiness: 'readiness',
  dailysleep: 'scores',
  dailyspo2: 'spo2',
  dailyactivity: 'activities',
  workout: 'workouts',
}

/** undefined: not a file that Corner reads. Old accounts have `SleepModel.csv`, newer ones `sleepmodel.csv`. */
export function fileOf(path: string): OuraFile | undefined {
  const name = baseName(path).toLowerCase()
  return name.endsWith('.csv') ? NAMES[name.slice(0, -'.csv'.length).replaceAll(/[^a-z0-9]/g, '')] : undefined
}

/** `averageHrv` as `average_hrv`. */
export function columnOf(header: string): string {
  return header.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()
}
