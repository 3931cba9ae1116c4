/** Files as Oura's export names and writes them, made up, for tests (docs/reference/other-wearables.md). */

const DAY_MS = 86_400_000
const SLEEP_HEADERS =
  'id;average_breath;average_heart_rate;average_hrv;awake_time;bedtime_end;bedtime_start;day;deep_sleep_duration;efficiency;hrv;light_sleep_duration;lowest_heart_rate;rem_sleep_duration;total_sleep_duration;type'
const READINESS_HEADERS = 'id;contributors;day;score;temperature_deviation;timestamp'

export interface SampleNights {
  /** Of waking, of the newest night: `2026-03-10`. */
  lastDay: string
  nights: number
}

/** Nights from 22:40 to 06:48 by the clock of Berlin in winter; each day has its own values, the same in every export. */
export function ouraFiles({ lastDay, nights }: SampleNights): Record<string, string> {
  const days = Array.from({ length: nights }, (_, back) => dayBefore(lastDay, back))
  const sleep = days.map((day) =>
    [
      `sleep-${day}`,
      '14.25',
      '52.375',
      `${60 + (numberOf(day) % 9)}`,
      '2880',
      `${day}T06:48:12.000+01:00`,
      `${dayBefore(day, 1)}T22:40:12.000+01:00`,
      day,
      '5400',
      '90',
      '{"interval": 300, "items": [null, 70, 72]}',
      '14400',
      `${46 + (numberOf(day) % 5)}`,
      '6600',
      '26400',
      'long_sleep',
    ].join(';'),
  )
  const readiness = days.map(
    (day) =>
      `r-${day};{"hrv_balance": 84, "sleep_balance": 91};${day};${70 + (numberOf(day) % 20)};-0.12;${day}T00:00:00+01:00`,
  )
  const line = (head: string, rows: readonly string[]) => `${[head, ...rows].join('\n')}\n`
  return {
    'App Data/sleepmodel.csv': line(SLEEP_HEADERS, sleep),
    'App Data/dailyreadiness.csv': line(READINESS_HEADERS, readiness),
    'App Data/dailysleep.csv': line(
      'id;contributors;day;score',
      days.map((day) => `s-${day};{"rem_sleep": 90};${day};79`),
    ),
    'App Data/dailyspo2.csv': line(
      'id;day;spo2_percentage',
      days.map((day) => `o-${day};${day};{"average": 96.75}`),
    ),
    'App Data/dailyactivity.csv': line(
      'id;day;score;total_calories',
      days.map((day) => `a-${day};${day};88;2500`),
    ),
    'App Data/workout.csv': line(
      'id;activity;calories;day;distance;end_datetime;intensity;label;source;start_datetime',
      days.map(
        (day) =>
          `w-${day};running;500;${day};9500.5;${day}T18:00:00.000+01:00;moderate;;confirmed;${day}T17:00:00.000+01:00`,
      ),
    ),
    'App Data/enhancedtag.csv': 'id;comment\nt1;a private note\n',
  }
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10)
}

const numberOf = (day: string) => Date.parse(day) / DAY_MS
